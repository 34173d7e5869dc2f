"""A static file server like those that publish the site: gzip, media types, a short cache."""

from __future__ import annotations

import functools
import gzip
import hashlib
import threading
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Written down, because the operating system's own list differs from machine to machine.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml",
}
ALREADY_SMALL = {".gz", ".png", ".whl", ".bin"}


@functools.cache
def _packed(plain: bytes) -> bytes:
    """A file's bytes as they are sent; the same bytes are compressed once.

    Not by the time at which the file was written: two that follow quickly may have the same.
    """
    return gzip.compress(plain, 6, mtime=0)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    #: As all servers do: else the end of a file waits for the browser to say that the headers have
    #: come, which it says 40 ms later.
    disable_nagle_algorithm = True
    root: Path
    more: Mapping[str, str]
    under: str
    breaks: Collection[str]
    sent: list[tuple[str, int]]

    def do_GET(self) -> None:
        path = self._file()
        if path is None:
            self._send(HTTPStatus.NOT_FOUND, b"not found", {"Content-Type": "text/plain"})
            return
        plain = path.read_bytes()
        tag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
        headers = {
            "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
            "Cache-Control": "max-age=600",
            "ETag": tag,
            "Vary": "Accept-Encoding",
            **self.more,
        }
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, b"", headers)
        elif path.suffix not in ALREADY_SMALL and "gzip" in self.headers.get("Accept-Encoding", ""):
            self._send(HTTPStatus.OK, _packed(plain), headers | {"Content-Encoding": "gzip"})
        else:
            self._send(HTTPStatus.OK, plain, headers)

    def _file(self) -> Path | None:
        asked = unquote(urlsplit(self.path).path).removeprefix("/")
        if not asked.startswith(self.under):
            return None
        path = (self.root / asked.removeprefix(self.under).lstrip("/")).resolve()
        if not path.is_relative_to(self.root):
            return None
        if path.is_dir():
            path /= "index.html"
        return path if path.is_file() else None

    def _send(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.sent.append((self.path, len(body)))
        if any(name in self.path for name in self.breaks):
            self.wfile.write(body[: len(body) // 2])
            self.close_connection = True
        else:
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing: the tests' own output is what counts."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    #: Of connections that wait to be taken: browsers open many at once.
    request_queue_size = 128

    def handle_error(self, *_: object) -> None:
        """A closing browser drops its connections: that is not worth a message."""


@contextmanager
def serve(
    folder: Path,
    headers: Mapping[str, str] | None = None,
    under: str = "",
    breaks: Collection[str] = (),
    sent: list[tuple[str, int]] | None = None,
) -> Iterator[str]:
    """Serve a folder on a free port of this machine; the address ends in a slash.

    ``headers`` are sent with every file, besides the usual ones. ``under`` is a path, ``"site/"``:
    outside of it nothing is found. The connection breaks in the middle of a file whose path has
    one of the words of ``breaks``, which may change meanwhile. Each path that is answered is added
    to ``sent``, with the bytes of its body.
    """
    attributes = {
        "root": folder.resolve(),
        "more": headers or {},
        "under": under,
        "breaks": breaks,
        "sent": [] if sent is None else sent,
    }
    handler = type("Handler", (_Handler,), attributes)
    with _Server(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{under}"
        finally:
            server.shutdown()
            thread.join()
