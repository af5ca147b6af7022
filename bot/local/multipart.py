"""Multipart forms with files, as discord.py sends them.

A form is only parsed after all of it has arrived.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from aiohttp import content_disposition_filename
from aiohttp.multipart import parse_content_disposition

BOUNDARY = re.compile(r'boundary="?([^";]+)')


class FormPart(NamedTuple):
    """One part of a form. Only the parts that are files have a filename."""

    name: str
    filename: str | None
    content_type: str
    data: bytes


def read_form(content_type: str, body: bytes) -> list[FormPart]:
    r"""Return the parts of a form. Raises ValueError if the form has no boundary or is cut off.

    >>> form = b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.txt"\r\n\r\nHello\r\n--b--\r\n'
    >>> read_form("multipart/form-data; boundary=b", form)
    [FormPart(name='files[0]', filename='a.txt', content_type='application/octet-stream', data=b'Hello')]
    """
    boundary = BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError("the form has no boundary")
    _, *parts, end = (b"\r\n" + body).split(b"\r\n--" + boundary[1].encode())
    if not end.startswith(b"--"):
        raise ValueError("the form breaks off")
    return [_part(part) for part in parts]


def _part(part: bytes) -> FormPart:
    headers, _, data = part.partition(b"\r\n\r\n")
    return FormPart(*_described(headers), data)


@lru_cache(256)
def _described(headers: bytes) -> tuple[str, str | None, str]:
    """Return the name, filename and content type in the headers of a part.

    The result is cached, because most forms have the same headers and parsing headers takes most of the time.
    """
    lines = dict(line.split(": ", 1) for line in headers.decode().split("\r\n") if ": " in line)
    fields = {name.lower(): value for name, value in lines.items()}
    _, values = parse_content_disposition(fields.get("content-disposition"))
    if "name" not in values:
        raise ValueError("a part of the form has no name")
    content_type = fields.get("content-type", "application/octet-stream")
    return values["name"], content_disposition_filename(values), content_type
