"""Discord's limits on components: buttons, selects, layouts and the inputs of modals."""

from __future__ import annotations

from bot.local.checks import fits, length, number
from bot.local.components import walk
from bot.local.errors import Json, form_error, not_imitated

SELECTS = (3, 5, 6, 7, 8)
FILE_UPLOAD = 19
MODAL_CHILDREN = (3, 4, 5, 6, 7, 8, FILE_UPLOAD, 21, 22, 23)
TOP_LEVEL_V2 = (1, 9, 10, 12, 13, 14, 17)


def check_ids(path: str, components: list[Json]) -> None:
    """Check that no custom_id is used twice in a message or modal."""
    seen: set[str] = set()
    for component in components:
        name = component["custom_id"]
        if name in seen:
            raise form_error(path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        seen.add(name)


def check_rows(rows: list[Json]) -> None:
    """Check the rows of a message: one to five rows, each with up to five buttons or one select."""
    if len(rows) > 5:
        raise form_error("components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for i, row in enumerate(rows):
        fits(f"components.{i}", row, (1,))
        check_row(f"components.{i}", row)
    _check_duplicates(rows)


def _check_duplicates(rows: list[Json]) -> None:
    seen: set[str] = set()
    for i, row in enumerate(rows):
        for j, component in enumerate(row.get("components") or []):
            name = component.get("custom_id")
            if name in seen:
                where = f"components.{i}.components.{j}.custom_id"
                raise form_error(where, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
            if name:
                seen.add(name)


def check_row(path: str, row: Json) -> None:
    """Check one action row."""
    children = row.get("components") or []
    length(f"{path}.components", children, 5, 1)
    for j, component in enumerate(children):
        here = f"{path}.components.{j}"
        fits(here, component, (2, *SELECTS))
        if component["type"] == 2:
            check_button(here, component)
        else:
            check_select(here, component)
    if sum(1 if c["type"] == 2 else 5 for c in children) > 5:
        text = "Component layout width exceeded: a row holds five buttons or one select."
        raise form_error(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def check_button(path: str, button: Json) -> None:
    """Check a button: its style, its custom_id or URL, its label or emoji."""
    style = button.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        raise form_error(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    length(f"{path}.label", button.get("label"), 80)
    if style == 5:
        length(f"{path}.url", button.get("url"), 512, 1)
        if button.get("custom_id"):
            text = "A custom id and url cannot both be specified"
            raise form_error(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_CONFLICT", text)
    else:
        length(f"{path}.custom_id", button.get("custom_id"), 100, 1)
    check_emoji(path, button)
    if not button.get("label") and not button.get("emoji"):
        text = "A button must have a label or an emoji"
        raise form_error(path, "BUTTON_COMPONENT_INVALID_LABEL_AND_EMOJI", text)


def check_emoji(path: str, holder: Json) -> None:
    """Check an emoji. A custom emoji of a server has an id; any other is given by its character."""
    emoji = holder.get("emoji") or {}
    if emoji and not emoji.get("id") and emoji["name"].isascii():
        raise form_error(f"{path}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(path: str, select: Json, most_options: int = 25) -> None:
    """Check a select: its options have different values, and as many can be chosen as it asks for."""
    length(f"{path}.custom_id", select.get("custom_id"), 100, 1)
    length(f"{path}.placeholder", select.get("placeholder"), 150)
    number(f"{path}.min_values", select.get("min_values"), 0, 25)
    number(f"{path}.max_values", select.get("max_values"), 1, 25)
    options = select.get("options") or []
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if least is not None and most is not None and least > most:
        text = "min_values must be less than or equal to max_values"
        raise form_error(f"{path}.min_values", "SELECT_COMPONENT_INVALID_MIN_VALUES", text)
    if select["type"] != 3:
        length(f"{path}.default_values", select.get("default_values"), most or 1)
        return
    check_options(path, options, most_options, 1)
    for key in ("min_values", "max_values"):
        if (select.get(key) or 0) > len(options):
            text = f"Must be less than or equal to the number of options ({len(options)})"
            raise form_error(f"{path}.{key}", "BASE_TYPE_MAX", text)
    if sum(bool(option.get("default")) for option in options) > (most or 1):
        text = "The number of default options must not exceed max_values"
        raise form_error(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def check_options(path: str, options: list[Json], most: int, least: int) -> None:
    """Check the options of a select, or of a group of checkboxes or radio buttons."""
    if not least <= len(options) <= most:
        text = f"Must be between {least} and {most} in length."
        raise form_error(f"{path}.options", "BASE_TYPE_BAD_LENGTH", text)
    seen: set[str] = set()
    for n, option in enumerate(options):
        here = f"{path}.options.{n}"
        length(f"{here}.label", option.get("label"), 100, 1)
        length(f"{here}.value", option.get("value"), 100, 1)
        length(f"{here}.description", option.get("description"), 100)
        check_emoji(here, option)
        if option["value"] in seen:
            text = "The specified option value is already used"
            raise form_error(f"{here}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        seen.add(option["value"])


def check_tree(components: list[Json]) -> None:
    """Check a layout of Components V2: at most 40 components and 4,000 characters of text."""
    everything = list(walk(components))
    if len(everything) > 40:
        raise form_error("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum is 40 components.")
    if sum(len(c.get("content") or "") for c in everything if c["type"] == 10) > 4000:
        text = "The total text of all components must be 4000 or fewer in length."
        raise form_error("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
    for i, component in enumerate(components):
        fits(f"components.{i}", component, TOP_LEVEL_V2)
        _check_part(f"components.{i}", component)
    check_ids("components", [c for c in everything if c.get("custom_id")])


def _check_part(path: str, component: Json) -> None:
    kind = component["type"]
    if kind == 1:
        check_row(path, component)
    elif kind == 10:
        length(f"{path}.content", component.get("content"), 4000, 1)
    elif kind == 9:
        length(f"{path}.components", component.get("components"), 3, 1)
        accessory = component.get("accessory") or {}
        fits(f"{path}.accessory", accessory, (2, 11))
        if accessory["type"] == 2:
            check_button(f"{path}.accessory", accessory)
    elif kind == 12:
        length(f"{path}.items", component.get("items"), 10, 1)
        for n, item in enumerate(component["items"]):
            length(f"{path}.items.{n}.description", item.get("description"), 1024)
    elif kind == 17:
        length(f"{path}.components", component.get("components"), 40, 1)
        for n, child in enumerate(component["components"]):
            fits(f"{path}.components.{n}", child, (1, 9, 10, 12, 13, 14))
            _check_part(f"{path}.components.{n}", child)


def check_modal_part(path: str, component: Json) -> None:
    """Check a part of a modal: a text, a label with an input, or an old row with one text input."""
    fits(path, component, (1, 10, 18))
    if component["type"] == 10:
        length(f"{path}.content", component.get("content"), 4000, 1)
    elif component["type"] == 1:
        children = component.get("components") or []
        length(f"{path}.components", children, 1, 1)
        fits(f"{path}.components.0", children[0], (4,))
        length(f"{path}.components.0.label", children[0].get("label"), 45, 1)
        check_question(f"{path}.components.0", children[0])
    else:
        length(f"{path}.label", component.get("label"), 45, 1)
        length(f"{path}.description", component.get("description"), 100)
        child = component.get("component") or {}
        fits(f"{path}.component", child, MODAL_CHILDREN)
        check_question(f"{path}.component", child)


def check_question(path: str, child: Json) -> None:
    """Check one input of a modal, such as a text input or a select."""
    length(f"{path}.custom_id", child.get("custom_id"), 100, 1)
    kind = child["type"]
    if kind == FILE_UPLOAD:
        raise not_imitated("modals with a file upload")
    if kind in SELECTS:
        check_select(path, child)
    elif kind == 4:
        length(f"{path}.placeholder", child.get("placeholder"), 100)
        length(f"{path}.value", child.get("value"), min(4000, child.get("max_length") or 4000))
        number(f"{path}.min_length", child.get("min_length"), 0, 4000)
        number(f"{path}.max_length", child.get("max_length"), 1, 4000)
    elif kind == 21:
        check_options(path, child.get("options") or [], 10, 2)
    elif kind == 22:
        check_options(path, child.get("options") or [], 10, 1)
        number(f"{path}.min_values", child.get("min_values"), 0, 10)
        number(f"{path}.max_values", child.get("max_values"), 1, 10)
