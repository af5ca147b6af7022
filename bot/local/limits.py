"""Discord's limits on messages, modals, events and channels.

A request that exceeds a limit is refused with Discord's error.
"""

from __future__ import annotations

from bot.local import shapes
from bot.local.attachments import Files
from bot.local.checks import length
from bot.local.components import walk
from bot.local.errors import ApiError, Json, form_error, not_imitated
from bot.local.limits_components import check_ids, check_modal_part, check_rows, check_tree

FILE_SIZE = 10 << 20
EMBED_TOTAL = 6000


def message(body: Json, files: Files, *, old: Json | None = None) -> None:
    """Check the content of a new message. If `old` is given, check an edit of this message."""
    for name in ("poll", "sticker_ids"):
        if body.get(name):
            raise not_imitated(f"messages with {name}")
    if (body.get("flags") or 0) & shapes.VOICE:
        raise not_imitated("voice messages")
    length("content", body.get("content"), 2000)
    if isinstance(body.get("nonce"), str):
        length("nonce", body["nonce"], 25)
    embeds(body.get("embeds") or [])
    attachments(body, files, old)
    mentions(body.get("allowed_mentions") or {})
    flags = (body.get("flags") or 0) | (old["flags"] if old else 0)
    new_style = bool(flags & shapes.COMPONENTS_V2)
    rows = body.get("components") or []
    if new_style:
        for name in ("content", "embeds"):
            if body.get(name) or (old and old.get(name) and name not in body):
                text = "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                raise form_error(name, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)
        check_tree(rows)
    else:
        check_rows(rows)
    if old is None:
        filled = (body.get("content") or "").strip() or embeds_or_more(body, files)
    else:
        after = {key: body.get(key, old.get(key)) for key in ("content", "embeds", "components")}
        kept = body.get("attachments", old["_files"])
        filled = any(after.values()) or files or kept or old["type"] == 18
    if not filled:
        raise ApiError(400, 50006, "Cannot send an empty message")


def embeds_or_more(body: Json, files: Files) -> bool:
    """Return whether a message has content other than text, such as embeds or files."""
    return bool(body.get("embeds") or body.get("components") or files)


def event(body: Json) -> None:
    """Check a new scheduled event, which takes place outside of Discord."""
    length("name", body["name"], 100, 1)
    length("description", body.get("description"), 1000)
    place = (body.get("entity_metadata") or {}).get("location")
    if not place or not body.get("scheduled_end_time"):
        raise form_error("entity_metadata", "BASE_TYPE_REQUIRED", "This field is required")
    length("location", place, 100, 1)


def embeds(listed: list[Json]) -> None:
    """Check the embeds of a message: the length of each part, and 6,000 characters in total."""
    length("embeds", listed, 10)
    total = 0
    for i, embed in enumerate(listed):
        here = f"embeds.{i}"
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        length(f"{here}.title", embed.get("title"), 256)
        length(f"{here}.description", embed.get("description"), 4096)
        length(f"{here}.fields", embed.get("fields"), 25)
        for j, field in enumerate(embed.get("fields") or []):
            length(f"{here}.fields.{j}.name", field.get("name"), 256, 1)
            length(f"{here}.fields.{j}.value", field.get("value"), 1024, 1)
            total += len(field["name"]) + len(field["value"])
        for part, key, most in (("footer", "text", 2048), ("author", "name", 256)):
            if embed.get(part):
                length(f"{here}.{part}.{key}", embed[part].get(key), most, 1)
                total += len(embed[part][key])
        for part in ("image", "thumbnail"):
            url = (embed.get(part) or {}).get("url")
            if url is not None and not url.startswith(("http://", "https://", "attachment://")):
                text = "Scheme must be one of ('http', 'https', 'attachment')."
                raise form_error(f"{here}.{part}.url", "URL_TYPE_INVALID_SCHEME", f'"{url[:40]}": {text}')
    if total > EMBED_TOTAL:
        raise form_error("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def attachments(body: Json, files: Files, old: Json | None) -> None:
    """Check the files of a message: at most 10 files of at most 10 MiB.

    Each attachment that the message lists must have a file.
    """
    listed = body.get("attachments") or []
    length("attachments", listed, 10)
    known = {str(number) for number in files} | {a["id"] for a in (old or {}).get("_files", [])}
    for i, entry in enumerate(listed):
        length(f"attachments.{i}.description", entry.get("description"), 1024)
        if str(entry.get("id")) not in known:
            text = f"Attachment data for id {entry.get('id')} not found"
            raise form_error(f"attachments.{i}.id", "ATTACHMENT_NOT_FOUND", text)
    kept = 0 if old is None else len(old["_files"]) if "attachments" not in body else 0
    if max(len(listed), len(files) + kept) > 10:
        raise ApiError(400, 30015, "Maximum number of attachments in a message reached (10)")
    if any(len(data) > FILE_SIZE for _, data, _ in files.values()):
        raise ApiError(413, 40005, "Request entity too large")


def mentions(allowed: Json) -> None:
    """Check `allowed_mentions`: no kind of mention may be allowed both in general and by a list."""
    for kind in ("users", "roles"):
        length(f"allowed_mentions.{kind}", allowed.get(kind), 100)
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            raise form_error("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def modal(data: Json) -> None:
    """Check that a modal has a title, a custom_id, and one to five inputs."""
    length("data.title", data.get("title"), 45, 1)
    length("data.custom_id", data.get("custom_id"), 100, 1)
    length("data.components", data.get("components"), 5, 1)
    for i, component in enumerate(data["components"]):
        check_modal_part(f"data.components.{i}", component)
    check_ids("data.components", [c for c in walk(data["components"]) if c.get("custom_id")])


def choices(data: Json) -> None:
    """Check that an autocompletion offers at most 25 suggestions."""
    listed = data.get("choices") or []
    length("data.choices", listed, 25)
    for i, choice in enumerate(listed):
        length(f"data.choices.{i}.name", choice.get("name"), 100, 1)
        if isinstance(choice.get("value"), str):
            length(f"data.choices.{i}.value", choice["value"], 100, 1)


def channel(body: Json) -> None:
    """Check the length of the name and the topic of a text channel."""
    if "name" in body:
        length("name", body["name"], 100, 1)
    length("topic", body.get("topic"), 1024)


def thread(body: Json) -> None:
    """Check the name of a thread, and that its archive time is one of the four that Discord allows."""
    length("name", body.get("name"), 100, 1)
    keep = body.get("auto_archive_duration")
    if keep is not None and keep not in (60, 1440, 4320, 10080):
        raise form_error("auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).")
