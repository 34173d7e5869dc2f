"""`python -m pyscript_app.preview` shows the site on this machine; an edited page shows at once."""

from __future__ import annotations

import argparse
import logging
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from mkdocs.livereload import LiveReloadServer

from pyscript_app.preview.site import Site

HOST: Final = "127.0.0.1"
#: How often files are looked at, in seconds.
_PAUSE: Final = 0.3
#: What the app is built from.
_OF_APP: Final = tuple(
    str(Path.cwd() / name) for name in ("calculator", "pyscript_app/page", "pyscript_app/build")
)


class Preview(LiveReloadServer):
    """MkDocs' server, which loads a changed page again; each page is built when it is asked for.

    Args:
        site: the site.
        folder: where it is written.
        port: the port to serve it at.
    """

    def __init__(self, site: Site, folder: str, port: int) -> None:
        super().__init__(builder=lambda: None, host=HOST, port=port, root=folder)
        self._site = site
        self._app_changed = threading.Event()
        self.error_handler = lambda _code: (Path(folder) / "404.html").read_bytes()

    def serve_request(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:  # noqa: ANN401 - as WSGI calls it
        """Answer a request."""
        path = environ["PATH_INFO"].encode("latin-1").decode("utf-8", "ignore")
        if not path.startswith("/livereload/"):
            self._site.make(path)
        return super().serve_request(environ, start_response)

    def _build_loop(self) -> None:
        """Look for changes, and have browsers load what they show again."""
        threading.Thread(target=self._make_all, daemon=True).start()
        threading.Thread(target=self._make_app, daemon=True).start()
        while True:
            time.sleep(_PAUSE)
            changed = self._site.refresh()
            if not changed:
                continue
            if any(path.startswith(_OF_APP) for path in changed):
                self._app_changed.set()
            with self._epoch_cond:
                self._wanted_epoch = self._visible_epoch = round(time.monotonic() * 1000)
                self._epoch_cond.notify_all()

    def _make_all(self) -> None:
        """Build what nobody asks for, so that faults show, and the search knows all pages."""
        while True:
            if not self._site.make_next():
                time.sleep(_PAUSE)

    def _make_app(self) -> None:
        """Build the app again when its code has changed: the calculator in the pages follows."""
        while True:
            self._app_changed.wait()
            self._app_changed.clear()
            subprocess.run([sys.executable, "-m", "pyscript_app.build"], check=False)


def main() -> None:
    """Serve the site of the current folder's project until somebody stops it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    port = parser.parse_args().port
    logging.basicConfig(format="%(levelname)s: %(message)s", level=logging.WARNING)
    logging.getLogger("mkdocs.preview").setLevel(logging.INFO)
    root = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="site_") as folder:
        server = Preview(Site(root, Path(folder)), folder, port)
        # Only so that pages are told of changes: what is looked at is in `site.py`.
        server.watch(str(root / "mkdocs.yml"))
        print(f"The site is at http://{HOST}:{port}/", flush=True)
        try:
            server.serve()  # type: ignore[no-untyped-call] # of MkDocs
        except KeyboardInterrupt:
            print("Stopped")
        finally:
            server.shutdown()


if __name__ == "__main__":
    main()
