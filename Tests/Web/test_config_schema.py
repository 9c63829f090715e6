"""The JSON Schema of configurations accepts the same documents as Swift and JavaScript."""

import json

import jsonschema
import pytest
from harness import ROOT

CORPUS = json.loads((ROOT / "Tests" / "Configuration" / "documents.json").read_text())
SCHEMA = json.loads((ROOT / "build" / "web" / "swift-carousel.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
#: What a schema can't check: the order of a path's commands, the numbers of a view box, and a curve's range.
BEYOND = ("style.path: line", "style.viewBox: expected a view box", "momentumCurve: expected a curve")


def test_the_schema_is_valid():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("document", CORPUS["good"], ids=lambda document: json.dumps(document)[:60])
def test_good_documents_are_valid(document):
    VALIDATOR.validate(document)


@pytest.mark.parametrize("bad", CORPUS["bad"], ids=lambda bad: bad["problems"][0][:60])
def test_bad_documents_are_not(bad):
    if all(problem.startswith(BEYOND) for problem in bad["problems"]):
        return
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate(bad["document"])


@pytest.mark.parametrize("bad", CORPUS["bad"], ids=lambda bad: bad["problems"][0][:60])
def test_schema_and_checks_report_the_same_field(bad):
    """Errors that the schema reports at a plain field are also reported by the checks."""
    document = bad["document"]
    if not isinstance(document, dict) or document.get("version") != 1:
        return
    for error in VALIDATOR.iter_errors(document):
        path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in error.absolute_path).lstrip(".")
        assert not path or any(problem.startswith(path) for problem in bad["problems"]), path
