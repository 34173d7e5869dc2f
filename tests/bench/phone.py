"""A phone on this machine: its network and its processor, for all that a browser does.

Chromium can slow down a page, but not the page's workers, where Python runs. So the network is
slowed on the way to the server, and the browser is stopped most of the time, all its processes at
once: as `cpulimit` does it.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

#: In bytes a second: 10 Mbit/s.
RATE: Final = 10_000_000 / 8
#: In seconds, there and back.
DELAY: Final = 0.04
#: The browser runs for one part of so many, each as long as `PART`, in seconds.
SLOWER: Final = 4
PART: Final = 0.005


class _Line:
    """What all connections share."""

    def __init__(self, address: tuple[str, int]) -> None:
        self._address = address
        self._free = 0.0
        self._lock = threading.Lock()

    def take(self, size: int) -> None:
        """Wait until so many bytes have come."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / RATE
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))

    def connect(self, near: socket.socket) -> None:
        far = socket.create_connection(self._address)
        threading.Thread(target=self._ask, args=(near, far), daemon=True).start()
        threading.Thread(target=self._answer, args=(far, near), daemon=True).start()

    def _ask(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while asked := near.recv(65536):
                time.sleep(DELAY)
                far.sendall(asked)
            far.shutdown(socket.SHUT_WR)

    def _answer(self, far: socket.socket, near: socket.socket) -> None:
        with suppress(OSError), far, near:
            while part := far.recv(8192):
                self.take(len(part))
                near.sendall(part)


@contextmanager
def slow_network(base: str) -> Iterator[str]:
    """Have another address of a server, which answers as over a phone's network."""
    parts = urlsplit(base)
    line = _Line((parts.hostname or "", parts.port or 80))
    listener = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        with suppress(OSError):
            while True:
                line.connect(listener.accept()[0])

    threading.Thread(target=accept, daemon=True).start()
    with listener:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}{parts.path}"


def browser_group(profile: str) -> int:
    """The process group of the browser that was started with a profile."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            words = path.read_bytes().split(b"\0")
            mine = f"--user-data-dir={profile}".encode() in words
            if mine and not any(word.startswith(b"--type=") for word in words):
                return os.getpgid(int(path.parent.name))
    raise ProcessLookupError(profile)


@contextmanager
def slow_processor(profile: str) -> Iterator[None]:
    """Slow down the browser that was started with a profile. Needs Linux."""
    group = browser_group(profile)
    if group == os.getpgid(0):
        raise ProcessLookupError("the browser is in our own group")
    done = threading.Event()

    def slow() -> None:
        while not done.is_set():
            os.killpg(group, signal.SIGSTOP)
            time.sleep(PART * (SLOWER - 1))
            os.killpg(group, signal.SIGCONT)
            time.sleep(PART)

    thread = threading.Thread(target=slow, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
