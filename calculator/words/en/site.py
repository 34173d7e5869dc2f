"""What the site's pages say around their text; the English is as in `mkdocs.yml` and `docs/`."""

from calculator.words.catalogues import Catalogue

SITE: Catalogue = {
    "site-name": "Chess Tiebreaks, Explained",
    "site-theme-system": "Follows the system; switch to light",
    "site-theme-light": "Light; switch to dark",
    "site-theme-dark": "Dark; switch to what the system has",
    "site-section-link": "Link to this section",
    "site-copy": "Copy to clipboard",
    "site-footer": "The site’s pages",
    "site-footer-use": "Use it",
    "site-footer-read": "Understand it",
    "site-footer-site": "This site",
    "site-footer-build": "Build on it",
    "site-yours": "Yours:",
    "site-yours-paste": "Paste",
    "site-yours-paste-label": "Paste your standings into the calculator",
    "site-missing": "There is no page here",
    "site-first-page": "Go to the first page",
    "site-calculator": "Calculator",
    "site-calculator-about": (
        "Paste a chess crosstable and see every tiebreak worked out and explained. "
        "Nothing you paste leaves your browser."
    ),
    "site-embed": "Chess tiebreaks",
    "site-embed-about": "The calculator alone, to be shown inside another page.",
}
