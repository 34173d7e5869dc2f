"""Files to one text: spreadsheets, printouts, rating reports in DBF, archives of them, and texts.

Nothing above this floor knows what kind of file a text came out of: readers get the text. What a
file is, its content says, not its name. A program that opens them is imported when one comes.
"""

from calculator.files.error import FileError
from calculator.files.opening import File, is_of_a_report, one_below_another, text_of

__all__ = ["File", "FileError", "is_of_a_report", "one_below_another", "text_of"]
