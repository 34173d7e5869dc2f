"""The browser app: the page's modules (`page/`) and its build (`build/`)."""
