#!/bin/sh
# Print the path of a Python that can make the virtual environment, or say on stderr what is missing.
# Usage: find_python.sh [PYTHON]    PYTHON: the one to take, whatever else there is
#
# Every candidate is run, not only looked up: a pyenv shim named python3.13 exists even where that
# version is not installed, and Debian's python3 comes without venv.

wanted='Python 3.12 or newer'
names=${1:-python3.13 python3.14 python3.12 python3 python}
seen=

probe='
import sys
if sys.version_info < (3, 12):
    sys.exit("is Python %d.%d" % sys.version_info[:2])
try:
    import ensurepip, venv
except ImportError:
    sys.exit("is Python %d.%d without venv (Debian, Ubuntu: apt install python3-venv)" % sys.version_info[:2])
'

consider() {
    if why=$("$1" -c "$probe" 2>&1); then
        printf '%s\n' "$1"
        exit 0
    fi
    why=$(printf '%s\n' "$why" | sed -n 1p)
    seen="$seen
  $1 ${why:-does not run}"
}

for name in $names; do
    case $name in
    */*) consider "$name" ;;
    *)
        IFS=:
        for folder in $PATH; do
            [ -x "$folder/$name" ] && [ ! -d "$folder/$name" ] && consider "$folder/$name"
        done
        unset IFS
        ;;
    esac
done

cat >&2 <<END
This needs $wanted, and found none:${seen:-
  no $names on the PATH}
Install one (from your system's packages or https://www.python.org/downloads/) and type the
command again; or name the one to take:  make serve PYTHON=/path/to/python3.13
END
exit 1
