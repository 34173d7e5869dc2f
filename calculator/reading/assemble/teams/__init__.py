"""Events of teams put together: matches by round, their boards, crosstables, rankings."""
