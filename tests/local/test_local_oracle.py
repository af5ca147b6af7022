"""What holds the wire against Discord's document finds what is wrong, once for all that is alike."""

import pytest
from oracle import findings, needs_document

pytestmark = needs_document


def exchange(body, **other):
    made = {
        "method": "POST", "path": "/channels/1/messages", "template": "/channels/{channel_id}/messages", "status": 200,
        "injected": True, "body": body, "response": None,
    }  # fmt: skip
    return made | other


def test_what_is_documented_is_no_finding():
    assert findings([exchange({"content": "x" * length}) for length in range(3, 4001)]) == []


@pytest.mark.parametrize(
    "wrong",
    [{"content": "x" * 4001}, {"content": 5}, {"tts": "yes"}, {"flags": 1 << 20, "embeds": {}}, {"embeds": [{}] * 11},
     {"components": [{"type": 99}]}],
)  # fmt: skip
def test_one_wrong_among_many_right_ones_is_found(wrong):
    right = [exchange({"content": "x" * length}) for length in range(3, 4001, 7)]
    found = findings([*right, exchange(wrong), *right])
    assert [who for who, *_ in found] == ["bot"] * len(found)
    assert found


def test_a_route_or_an_answer_that_nobody_documents_is_found():
    assert findings([exchange({"content": "x"}, path="/channels/1/nothing", template="?")])
    assert findings([exchange({"content": "x"}, status=418, injected=False)])
