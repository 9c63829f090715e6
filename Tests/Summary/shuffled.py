"""A plugin of pytest: tests run in another order for each CAROUSEL_SEED. Those of a file in a browser stay together, so that it starts
once."""

import os
from random import Random

import pytest


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items):
    result = yield
    random = Random(os.environ["CAROUSEL_SEED"])
    groups = {}
    for item in items:
        engine = item.callspec.params.get("engine") if hasattr(item, "callspec") else None
        groups.setdefault((item.path, engine), []).append(item)
    shuffled = list(groups.values())
    random.shuffle(shuffled)
    for group in shuffled:
        random.shuffle(group)
    items[:] = [item for group in shuffled for item in group]
    return result
