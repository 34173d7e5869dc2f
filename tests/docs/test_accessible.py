"""What the hook mends in the theme's and Markdown's HTML."""

from __future__ import annotations

from pyscript_app.docs_blocks.accessible import menus_named, reachable

HEADING = '<h2 id="byes">Byes &amp; forfeits<a class="headerlink" href="#byes">¶</a></h2>'
NAMED = 'tabindex="0" role="group" aria-label="Byes &amp; forfeits"'


def test_the_mark_beside_a_heading_is_no_tab_stop_and_not_read_out() -> None:
    assert '<a tabindex="-1" aria-hidden="true" class="headerlink"' in reachable(HEADING, "")


def test_a_block_of_code_is_named_by_its_heading_and_can_be_copied() -> None:
    made = reachable(f"{HEADING}<pre><span></span><code>make</code></pre><pre>x</pre>", "")
    assert f'<pre {NAMED}><span></span><code id="tb-code-1">make</code></pre><button' in made
    assert 'title="Copy to clipboard" data-clipboard-target="#tb-code-1"' in made


def test_what_a_command_printed_has_no_button() -> None:
    made = reachable(f'{HEADING}<pre class="no-copy"><code>$ make</code></pre>', "")
    assert made.endswith(f"<pre {NAMED}><code>$ make</code></pre>")


def test_an_empty_cell_is_no_heading() -> None:
    made = reachable("<table><tr><th></th><th>Score</th></tr></table>", "Points")
    assert '<table class="tb-plain"><tr><td></td><th>Score</th></tr></table>' in made
    assert 'aria-label="Points"' in made


def test_a_table_that_a_block_made_stays_as_it_is() -> None:
    table = '<table class="tb-compare"><tr><th></th></tr></table>'
    assert reachable(table, "Points") == table


def test_every_part_of_the_menu_that_unfolds_has_a_name() -> None:
    made = menus_named(
        '<label for="__nav_3" id="__nav_3_label" tabindex="0"> <span class="md-nav__icon"></span>'
        '</label><label class="md-nav__title" for="__nav_3"><span></span> Rules </label>'
    )
    assert '"0"><span class="tb-unseen">Rules</span> <span class="md-nav__icon">' in made


def test_a_heading_called_as_a_part_of_the_site_is_said_to_be_the_pages() -> None:
    below = '<nav class="md-nav" aria-label="FIDE"></nav>'
    made = menus_named(f'<nav class="md-nav md-nav--secondary" aria-label="On it">{below}</nav>')
    assert 'aria-label="On it: FIDE"' in made
