"""The counters and timers of the running bot. Their labels never identify people, tables or cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()
"""The registry with all metrics of this process."""

QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""The bounds in seconds of histograms for work that players wait for.

After 3 s, Discord reports a failed interaction.
"""

SLOW = (0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 300.0)
"""The bounds in seconds of histograms for work in the background."""

DELAYS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""The bounds in seconds of histograms for delays of the event loop."""

ACKNOWLEDGED = Histogram(
    "escapade_acknowledgement_seconds",
    "From the arrival of an interaction to its first answer at Discord",
    buckets=QUICK,
    registry=REGISTRY,
)
SERVED = Histogram(
    "escapade_answer_seconds",
    "From the arrival of an interaction to its last answer at Discord",
    buckets=QUICK,
    registry=REGISTRY,
)
ANSWERS = Counter(
    "escapade_answers",
    "Interactions by what came of them: done, refused, not_saved, failed, lost, taken",
    ("outcome",),
    registry=REGISTRY,
)
MOVES = Counter("escapade_moves", "Moves by title and by who made them", ("title", "by"), registry=REGISTRY)
PAINTED = Histogram(
    "escapade_paint_lag_seconds",
    "From the first change of a table that was not painted to its painting",
    buckets=SLOW,
    registry=REGISTRY,
)
REPAINTED = Counter("escapade_paint_retries", "Paintings that are tried again", registry=REGISTRY)
UNPAINTED = Counter("escapade_paint_failures", "Paintings that failed for good", registry=REGISTRY)
DISCORD = Counter(
    "escapade_discord_responses",
    "Responses of Discord by status; lost: none came",
    ("status",),
    registry=REGISTRY,
)
LOOP = Histogram(
    "escapade_loop_delay_seconds", "How late the event loop does what is due", buckets=DELAYS, registry=REGISTRY
)
for _answer in ("not_saved", "failed"):
    ANSWERS.labels(_answer)  # 0 from the start: Prometheus sees no increase in a series that begins at 1.
for _status in ("401", "403", "429"):
    DISCORD.labels(_status)
TROUBLE = Counter("escapade_trouble", "What went wrong, by its kind", ("kind",), registry=REGISTRY)
