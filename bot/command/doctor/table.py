"""The list of all checks. To add a check, write a function that runs it, and add the function here."""

from __future__ import annotations

from bot.command.doctor import checks, presses
from bot.command.doctor.checks import Check, picture_sizes
from bot.command.doctor.person import Choice

CHECKS = (
    Check("a repeated nonce", "is one message", "Message, Create Message: enforce_nonce", checks.one_nonce),
    Check(
        "the picture of an embed, kept by an edit",
        "is shown once",
        "Message, Edit Message; discord-api-docs issue 5675 tells of twice",
        checks.kept_picture,
    ),
    Check(
        "a picture of 1200×900 on a computer",
        "is 350 to 450 pixels wide in an embed",
        "embed-visualizer issue 30",
        picture_sizes(
            checks.LANDSCAPE,
            "Take a screenshot on a computer (100 % zoom). How wide is the picture of the last *An embed* in it?",
            Choice("is less than 350 pixels wide", False),
            Choice("is 350 to 450 pixels wide in an embed", True),
            Choice("is more than 450 pixels wide", False),
        ),
    ),
    Check(
        "a picture of 1200×1612 on a computer",
        "is 250 to 350 pixels high in an embed",
        "embed-visualizer issue 30",
        picture_sizes(
            checks.TALL,
            "Take a screenshot on a computer (100 % zoom). How high is the picture of the last *An embed* in it?",
            Choice("is less than 250 pixels high", False),
            Choice("is 250 to 350 pixels high in an embed", True),
            Choice("is more than 350 pixels high", False),
        ),
    ),
    Check(
        "the largest picture of 1200×900 on a computer",
        "is an attachment or a gallery",
        "none",
        picture_sizes(
            checks.LANDSCAPE,
            "Look at the last three messages on a computer. Which shows its picture largest?",
            Choice("is the embed", False),
            Choice("is the attachment", True),
            Choice("is the gallery", True),
            Choice("is none: all are alike", False),
        ),
    ),
    Check(
        "a picture of 1200×900 on a phone",
        "is as wide as the message in an embed",
        "none",
        picture_sizes(
            checks.LANDSCAPE,
            "Look at the last three messages on a phone. How wide is the picture of the last *An embed*?",
            Choice("is as wide as the message in an embed", True),
            Choice("is narrower than the message", False),
        ),
    ),
    Check(
        "threads in a text channel",
        "announcement: 400 50024, public: made, private: made",
        "Channel, Channel Types; the code is not documented",
        checks.text_threads,
    ),
    Check(
        "threads in an announcement channel",
        "announcement: made, public: 400 50024, private: 400 50024",
        "Channel, Channel Types; the code is not documented",
        checks.announcement_threads,
    ),
    Check(
        "menus with new custom_ids",
        "show no choice",
        "discord-api-docs issues 4801, 8160, 7536",
        checks.edited_menus,
    ),
    Check("an open menu in an edited message", "stays open", "discord-api-docs issue 5512", checks.open_menu),
    Check(
        "a press in a sleeping thread by a person who is no member",
        "is refused by Discord: another error, at once",
        "Threads; discord-api-docs issue 8474",
        checks.sleeping_thread,
    ),
    Check(
        "a message older than an hour",
        "takes 3, then 429 30046 for at most 6 s",
        "discord-userdoccers pull request 551",
        checks.old_edits,
        "old",
    ),
    Check(
        "the first answer to a deferred interaction",
        "takes the place of thinking",
        "Receiving and Responding, Edit Original Interaction Response",
        presses.first_answer,
        "press",
    ),
    Check(
        "the same choice in a menu with a new custom_id",
        "is heard twice",
        "discord-api-docs issues 4801, 8160",
        presses.same_choice,
        "press",
    ),
    Check(
        "a channel, in a minute, of edits by interactions",
        "takes 31 edits",
        "Receiving and Responding, Followup Messages; not documented whether edits count",
        presses.many_edits,
        "press",
    ),
    Check(
        "a channel, in a minute, of private answers by interactions",
        "takes 30 answers, then 429",
        "discord-api-docs issues 2701, 3763",
        presses.many_answers,
        "press",
    ),
)
