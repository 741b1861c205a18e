"""The two country buildings in elevation: castello and villa (rank 6 is the monument)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from .mason import Mason
from .paint import NO_PEN, pen
from .palette import TONES, veil


def castello(m: Mason, v: int) -> None:
    """A keep with swallow-tailed battlements and a flag, on a knoll within its walls."""
    hill = (5.0, 6.0, 7.0, 7.0, 7.0, 6.0)[v - 1]
    _knoll(m, hill)
    kw = (17.0, 17.0, 18.0, 19.0, 20.0, 21.0)[v - 1]
    kh = (25.0, 31.0, 35.0, 40.0, 44.0, 46.0)[v - 1]
    ww = (17.0, 40.0, 52.0, 62.0, 72.0, 74.0)[v - 1]
    wh = (0.0, 13.0, 14.0, 15.0, 16.0, 17.0)[v - 1]
    if v >= 4:
        for side in (-1, 1):
            _tower(m, side * (kw / 2 + 9) - 5, hill - 1, 10, kh * 0.68, 3, deep=0.08)
    _tower(m, -kw / 2, hill - 1, kw, kh, 4)
    m.row(-kw / 2, hill + kh * 0.56, kw, 2, 2.6, 5.4, frame=0.6)
    if v >= 3:
        m.row(-kw / 2, hill + kh * 0.78, kw, 2 if v < 5 else 3, 2.4, 4.6, frame=0.5)
    m.flag(0, hill - 1 + kh + 6.5, 9.5, 9.0 if v < 4 else 10.5, m.t.accent)
    if wh:
        m.wall(-ww / 2, hill - 2, ww, wh)
        m.courses(-ww / 2, hill - 2, ww, wh, 3.4)
        m.merlons(-ww / 2, hill - 2 + wh, ww, 5 + 2 * v, 3.2, swallow=True)
    if v >= 3:
        tw = 9.0 if v < 5 else 10.5
        th = wh + (6 if v < 5 else 9)
        for side in (-1, 1):
            tx = ww / 2 - tw / 2 if side > 0 else -ww / 2 - tw / 2
            _tower(m, tx, hill - 2, tw, th, 3, round_=True)
            m.row(tx, hill + th * 0.5, tw, 1, 1.8, 5, frame=0.5)
            if v >= 5:
                m.flag(tx + tw / 2, hill - 2 + th + 6, 6, 6, m.t.accent, left=side < 0)
    gate = 8.0 if v > 1 else 6.0
    m.openings(m.arch(-gate / 2, hill - 1.5, gate, gate * 1.35), frame=1.0)
    if v == 6:
        m.p.setPen(pen(TONES.gold_dark, 0.8))
        for cx in (-22.0, 22.0):
            m.row(cx - 5, hill + 3, 10, 1, 3, 6)


def _tower(
    m: Mason,
    x: float,
    base: float,
    w: float,
    h: float,
    n: int,
    *,
    deep: float = 0.0,
    round_: bool = False,
) -> None:
    """A shaft with a projecting, battlemented head on small corbels."""
    build = m.drum if round_ else m.wall
    build(x, base, w, h, deep=deep)
    m.courses(x, base, w, h * 0.4, 3.4)
    over = w * 0.1
    build(x - over, base + h, w + 2 * over, 3.4, deep=deep)
    if m.fine:
        path = QPainterPath()
        k = max(3, round(w / 3.2))
        step = (w + 2 * over) / k
        for i in range(k):
            m.arch(x - over + step * (i + 0.22), base + h - 0.4, step * 0.56, 2.2, path)
        m.openings(path, frame=0)
    m.merlons(x - over, base + h + 3.4, w + 2 * over, n, 4.2, swallow=True)


def _knoll(m: Mason, h: float) -> None:
    p = m.p
    k = min(48.0, m.half)
    path = QPainterPath(QPointF(-k, 0.5))
    path.cubicTo(-k * 0.7, -h * 0.6, -k * 0.5, -h * 1.3, 0, -h * 1.25)
    path.cubicTo(k * 0.5, -h * 1.3, k * 0.7, -h * 0.6, k, 0.5)
    path.closeSubpath()
    p.setBrush(QColor("#5d7544"))
    p.setPen(pen(QColor(40, 54, 26, 160), 0.5))
    p.drawPath(path)
    if m.fine:
        for cx, w in ((-36, 7), (-30, 5), (33, 7), (39, 5)):
            m.bush(cx * k / 48.0, 0, w, w * 0.7)


def villa(m: Mason, v: int) -> None:
    """A low country house, loggia and belvedere, between cypresses."""
    w = (28.0, 34.0, 38.0, 40.0, 44.0, 46.0)[v - 1]
    h = (14.0, 15.0, 20.0, 22.0, 24.0, 25.0)[v - 1]
    wing = (0.0, 0.0, 0.0, 13.0, 14.0, 14.5)[v - 1]
    x = -w / 2
    outer = w / 2 + wing
    _cypresses(m, outer, v)
    if v >= 4:
        for side in (-1, 1):
            wx = x - wing if side < 0 else x + w
            m.wall(wx, 0, wing, h * 0.6, deep=0.05)
            m.row(wx + 0.5, 1.5 if v < 5 else 0.2, wing - 1, 2, 3.2, h * 0.36, frame=0.5)
            m.roof(wx - 2, h * 0.6, wing + 4, 4.4, hip=4)
    if v in (2, 3, 4, 5, 6):
        bw = (0.0, 11.0, 12.5, 15.0, 17.0, 18.0)[v - 1]
        bh = (0.0, 13.0, 13.5, 14.5, 16.0, 17.0)[v - 1]
        bx = x + 2 if v < 4 else -bw / 2
        m.wall(bx, h, bw, bh)
        m.row(bx, h + bh - 7, bw, 2 if v < 4 else 3, 2.4, 5, frame=0.4)
        m.roof(bx - 2.4, h + bh, bw + 4.8, 4.6, hip=bw * 0.42)
        if v >= 4:
            m.finial(0, h + bh + 4.6, 2.2)
    m.wall(x, 0, w, h)
    rh = 6.5 if v < 4 else 6.0
    m.roof(x - 3, h, w + 6, rh, hip=7)
    if v == 1:
        m.wall(w * 0.18, h + 3, 3, 5.5)
    n = (3, 3, 4, 5, 5, 5)[v - 1]
    lo = h * (0.62 if v < 3 else 0.44)
    if v >= 3:
        m.row(x + 1, h * 0.6, w - 2, n, 2.8, h * 0.26, arched=False, frame=0.6)
        m.cornice(x - 0.6, h * 0.5, w + 1.2, 1.0)
    if v == 1:
        m.openings(m.arch(-2.4, 0, 4.8, lo), frame=0.7)
        m.row(x, h * 0.4, w * 0.38, 1, 3.2, h * 0.3, arched=False)
        m.row(w / 2 - w * 0.38, h * 0.4, w * 0.38, 1, 3.2, h * 0.3, arched=False)
    else:
        m.row(x + 1, 0.4, w - 2, n, (w - 2) / n * 0.6, lo, frame=0.6)
    if v >= 5:
        m.gable(-9, h, 18, 5.4)
        _garden(m, v)
    elif m.fine:
        for cx in (x - 2, -x + 2):
            m.bush(cx, 0, 6, 4.4)


def _cypresses(m: Mason, outer: float, v: int) -> None:
    spots: tuple[tuple[float, float], ...] = (
        (-(outer + 6), 36.0),
        (outer + 6, 27.0),
        (-(outer + 12), 27.0),
        (outer + 12, 36.0),
    )
    if v >= 4:
        spots = (
            (-(outer + 4.5), 40.0),
            (outer + 4.5, 31.0),
            (-(outer - 3), 47.0),
            (outer - 3, 40.0),
        )
    count = (1, 2, 3, 4, 4, 4)[v - 1]
    for cx, h in spots[:count]:
        m.cypress(cx, 0, 8.5 if v < 4 else 7.5, h * (0.88 if v < 3 else 1.0))


def _garden(m: Mason, v: int) -> None:
    """Clipped hedges and a fountain before the house."""
    p = m.p
    if not m.fine:
        return
    for cx in (-33, -25, -17, 17, 25, 33):
        m.bush(cx, -0.6, 6.4, 4.2)
    p.setBrush(m.t.stone)
    p.setPen(m.hair)
    p.drawRect(QRectF(-1, -6, 2, 6))
    p.drawEllipse(QRectF(-4.5, -7, 9, 2.6))
    p.drawEllipse(QRectF(-7.5, -2, 15, 3.4))
    p.setBrush(QColor("#7fb7b4"))
    p.setPen(NO_PEN)
    p.drawEllipse(QRectF(-6.3, -1.6, 12.6, 2.2))
    p.setPen(pen(veil(QColor("#ffffff"), 0.85), 0.6))
    for d in (-3.0, -1.2, 1.2, 3.0):
        p.drawArc(QRectF(min(0.0, d), -11, abs(d), 9), (90 if d > 0 else 0) * 16, 90 * 16)
