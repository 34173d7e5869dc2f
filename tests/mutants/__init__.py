"""Would the tests notice a fault? ``make mutants`` puts small ones into the core, one at a time."""
