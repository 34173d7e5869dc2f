"""Hypothesis for this machine and slower ones: time is watched by tests of their own."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "suite", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")
