"""Elements as HTML: text stays text, and nothing ends a script before its end."""

from __future__ import annotations

import pytest

from calculator.view import el, to_html


def test_text_and_attributes_stay_text() -> None:
    made = el("p", "1 < 2 & <b>", title='"<i>')
    assert to_html(made) == '<p title="&quot;&lt;i&gt;">1 &lt; 2 &amp; &lt;b&gt;</p>'


def test_a_script_is_not_escaped() -> None:
    assert to_html(el("script", "a < b && c")) == "<script>a < b && c</script>"


@pytest.mark.parametrize("tag", ["script", "style"])
@pytest.mark.parametrize("text", ["x = '</script>'", "</style", "<!-- x"])
def test_what_would_end_a_script_is_refused(tag: str, text: str) -> None:
    with pytest.raises(ValueError, match=f"a {tag} that HTML would end"):
        to_html(el(tag, text))
