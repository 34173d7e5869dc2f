"""Hypothesis for this machine and slower ones: separate tests watch the time."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "suite", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")
