"""What other programs use, in points: all that ``from calculator import …`` gives.

Whatever is inside works in half points and in messages; here they become points and sentences.
What is promised to stay is the names of :mod:`calculator` and what their classes have.
"""
