"""What is raised where a table cannot be written."""


class WriteError(ValueError):
    """The table lacks something that the requested form needs, or has what it has no room for."""
