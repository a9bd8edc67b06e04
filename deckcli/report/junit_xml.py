"""The XML of JUnit reports: what no text in it may hold, and how a page is written."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

_NOT_XML = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml_text(text: str) -> str:
    """The text without characters that XML 1.0 cannot hold."""
    return _NOT_XML.sub("\ufffd", text)


def xml_page(root: ET.Element) -> str:
    """The whole document, indented."""
    ET.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ET.tostring(root, encoding="unicode")}\n'
