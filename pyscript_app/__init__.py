"""The browser app: the page's modules (`page/`) and the build of the bundle (`building/`)."""
