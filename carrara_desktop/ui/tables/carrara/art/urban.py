"""The four town buildings in elevation: biblioteca, cathedrale, palazzo, porta.

Each takes a rank 1..6: the tile's value, 6 being the monument.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from .mason import GOLD_TONES, Mason
from .paint import NO_BRUSH, NO_PEN, pen, poly
from .palette import TONES, lighter, veil

_BOOKS = (
    QColor("#b4492b"),
    QColor("#d9b25a"),
    QColor("#2f7d76"),
    QColor("#e8dcc0"),
    QColor("#8c3b52"),
)


def biblioteca(m: Mason, v: int) -> None:
    """A temple of books: a columned loggia under a wide pediment, shelves in its arches."""
    bays = (2, 3, 3, 5, 5, 5)[v - 1]
    bay = (15.0, 13.5, 16.0, 11.6, 12.6, 12.6)[v - 1]
    w = bays * bay + 4
    h = (17.0, 19.0, 18.0, 19.0, 20.0, 21.0)[v - 1]
    x = -w / 2
    for i in range(2 if v < 4 else 3):
        m.wall(x - 5 + i * 1.7, i * 1.6, w + 10 - i * 3.4, 1.6)
    base = 1.6 * (2 if v < 4 else 3)
    m.wall(x, base, w, h)
    path = QPainterPath()
    aw = bay * 0.66
    for i in range(bays):
        m.arch(x + 2 + bay * (i + 0.5) - aw / 2, base, aw, h * 0.84, path)
    m.openings(path, frame=0.6)
    if m.fine:
        _shelves(m, path, x, base, w, h, aw / 5)
    for i in range(bays + 1):
        m.column(x + 2 + bay * i, base, h * 0.93, 2.2)
    m.cornice(x - 2, base + h, w + 4, 2.4)
    top = base + h + 2.4
    if v >= 3:
        h2 = (0, 0, 11.0, 12.0, 13.5, 14.0)[v - 1]
        inner = w - (4 if v == 3 else 2)
        m.wall(-inner / 2, top, inner, h2)
        m.row(-inner / 2 + 1, top + 2, inner - 2, bays, aw * 0.7, h2 * 0.68)
        top += h2
        m.cornice(-inner / 2 - 2, top, inner + 4, 2.0)
        top += 2.0
        w = inner
    pw = w + 4 if v < 4 else w * 0.8
    if v >= 4:
        for i in range(13):
            m.column(-w / 2 + w * i / 12, top, 2.4, 1.0)
        m.wall(-w / 2, top + 2.4, w, 1.0)
        top += 0.4
    ph = pw * (0.24 if v < 4 else 0.2)
    m.gable(-pw / 2, top, pw, ph)
    _open_book(m, 0, top + ph * 0.2, min(9.0, ph * 0.95))
    if v >= 5:
        for cx in (-w / 2 + 2, w / 2 - 2):
            m.statue(cx, top + 2.6, 7)
    if v >= 3:
        m.finial(0, top + ph, 2.6)
    if v == 6:
        m.statue(0, top + ph + 1, 8)


def _shelves(
    m: Mason, clip: QPainterPath, x: float, base: float, w: float, h: float, bw: float
) -> None:
    p = m.p
    p.save()
    p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    p.setPen(NO_PEN)
    rows = 3 if m.rich else 2
    k = 0
    for j in range(rows):
        y = -(base + h * (0.16 + 0.24 * j))
        xx = x
        while xx < x + w:
            tall = h * (0.13 + 0.05 * ((k * 7) % 3) / 2)
            p.setBrush(_BOOKS[(k * 3 + j) % 5])
            p.drawRect(QRectF(xx, y - tall, bw * 0.72, tall))
            xx += bw
            k += 1
        p.setBrush(lighter(m.t.shade, 0.1))
        p.drawRect(QRectF(x, y, w, 0.8))
    p.restore()


def _open_book(m: Mason, cx: float, base: float, size: float) -> None:
    path = QPainterPath(QPointF(cx, -base))
    y = base + size * 0.5
    path.quadTo(cx - size * 0.4, -(base + size * 0.28), cx - size * 0.75, -(base + size * 0.1))
    path.lineTo(cx - size * 0.75, -(y + size * 0.04))
    path.quadTo(cx - size * 0.4, -(y + size * 0.2), cx, -y)
    path.quadTo(cx + size * 0.4, -(y + size * 0.2), cx + size * 0.75, -(y + size * 0.04))
    path.lineTo(cx + size * 0.75, -(base + size * 0.1))
    path.quadTo(cx + size * 0.4, -(base + size * 0.28), cx, -base)
    m.p.setBrush(m.t.accent)
    m.p.setPen(NO_PEN)
    m.p.drawPath(path)
    m.p.setPen(pen(m.t.stone, 0.7))
    m.p.drawLine(QPointF(cx, -base), QPointF(cx, -y))


def cathedrale(m: Mason, v: int) -> None:
    """A striped facade with a rose window, a campanile at its left and a dome behind."""
    green = TONES.gold if m.t is GOLD_TONES else QColor("#3c6b57")
    nave = (24.0, 25.0, 27.0, 29.0, 31.0, 32.0)[v - 1]
    h = (24.0, 26.0, 27.0, 29.0, 31.0, 32.0)[v - 1]
    aisle = (0.0, 8.0, 9.0, 11.0, 12.0, 12.5)[v - 1]
    cx = 5.0
    tw = (7.5, 8.0, 8.5, 9.0, 9.5, 10.0)[v - 1]
    th = (34.0, 40.0, 45.0, 52.0, 57.0, 60.0)[v - 1]
    tx = cx - nave / 2 - aisle - tw - (1.0 if aisle else 2.5)
    if v >= 3:
        dw = (0, 0, 25.0, 29.0, 33.0, 35.0)[v - 1]
        dh = (0, 0, 15.0, 18.0, 21.0, 23.0)[v - 1]
        drum = h + 4
        m.wall(cx - dw / 2 + 1, 0, dw - 2, drum + 5, deep=0.12)
        if m.fine:
            m.row(cx - dw / 2 + 1, drum + 0.5, dw - 2, 5, 2.0, 3.4, frame=0.4)
        m.cornice(cx - dw / 2, drum + 5, dw, 1.6)
        m.dome(cx, drum + 6.6, dw, dh, ribs=5 if m.rich else 3)
    _campanile(m, tx, tw, th, v, green)
    if aisle:
        ah = h * 0.58
        for side in (-1, 1):
            ax = cx - nave / 2 - aisle if side < 0 else cx + nave / 2
            m.wall(ax, 0, aisle, ah)
            m.bands(ax, 1, aisle, ah - 2, 4, green)
            outer, inner = (ax, ax + aisle) if side < 0 else (ax + aisle, ax)
            m.fill(
                poly((outer - side * -1.2, -ah), (inner, -(ah + aisle * 0.62)), (inner, -ah)),
                m.t.roof,
            )
            m.openings(m.arch(ax + aisle / 2 - 2.2, 0, 4.4, ah * 0.55), frame=0.5)
    m.wall(cx - nave / 2, 0, nave, h)
    m.bands(cx - nave / 2, 1, nave, h - 3, 5, green)
    gh = nave * 0.36
    m.cornice(cx - nave / 2 - 0.8, h, nave + 1.6, 1.4)
    m.gable(cx - nave / 2 - 1, h + 1.4, nave + 2, gh)
    m.rose(cx, h * 0.7, nave * 0.165)
    m.openings(m.arch(cx - nave * 0.13, 0, nave * 0.26, h * 0.42), frame=1.2)
    if v >= 3:
        for side in (-1, 1):
            m.openings(m.arch(cx + side * nave * 0.33 - 2, 0, 4.0, h * 0.3), frame=0.5)
    if v < 3 or m.rich:
        m.finial(cx, h + 1.4 + gh, 3.2 if v < 3 else 2.4, cross=True)
    if v >= 5:
        for side in (-1, 1):
            px = cx + side * (nave / 2)
            m.wall(px - 1.3, 0, 2.6, h + 4)
            m.roof(px - 1.8, h + 4, 3.6, 5, hip=2)


def _campanile(m: Mason, x: float, w: float, h: float, v: int, green: QColor) -> None:
    m.wall(x, 0, w, h)
    m.bands(x, 2, w, h * 0.6, 6, green)
    if v >= 3 and m.fine:
        m.row(x, h * 0.46, w, 1, w * 0.3, 6, frame=0.5)
    m.row(
        x + 0.4,
        h - 10,
        w - 0.8,
        2 if v >= 2 else 1,
        w * 0.26 if v >= 2 else w * 0.42,
        7.5,
        frame=0.4,
    )
    m.cornice(x - 1.2, h, w + 2.4, 1.6)
    m.roof(x - 0.8, h + 1.6, w + 1.6, w * 0.8, hip=w)
    m.finial(x + w / 2, h + 1.2 + w * 0.8, 2.0)


def palazzo(m: Mason, v: int) -> None:
    """A rusticated cube with a tall piano nobile under a heavy projecting cornice."""
    bays = (3, 3, 4, 5, 5, 7)[v - 1]
    w = (36.0, 42.0, 52.0, 60.0, 62.0, 64.0)[v - 1]
    g = (12.0, 13.0, 13.5, 14.0, 15.0, 15.0)[v - 1]
    n1 = (13.0, 14.5, 14.5, 15.0, 15.5, 16.0)[v - 1]
    n2 = (0.0, 0.0, 9.5, 10.5, 11.0, 11.5)[v - 1]
    x = -w / 2
    if v >= 5:
        for side in (-1, 1):
            wx = x - 11 if side < 0 else x + w
            m.wall(wx, 0, 11, g + n1 - 4, deep=0.07)
            m.courses(wx, 0, 11, g)
            m.row(wx, g + 2, 11, 1, 4, 7)
            m.row(wx, 2.5, 11, 1, 3.4, 5, arched=False)
            m.cornice(wx - 1.5, g + n1 - 4, 14, 2.2)
    m.wall(x, 0, w, g)
    m.courses(x, 0, w, g)
    step = w / bays
    m.openings(m.arch(-step * 0.32, 0, step * 0.64, g * 0.86), frame=1.3)
    small = QPainterPath()
    for i in range(bays):
        if abs(i - (bays - 1) / 2) > 0.6:
            small.addRect(QRectF(x + (i + 0.37) * step, -(g * 0.68), step * 0.26, g * 0.34))
    m.openings(small, frame=0.6)
    m.cornice(x - 1, g, w + 2, 1.5)
    m.wall(x, g + 1.5, w, n1)
    m.row(x, g + 3.2, w, bays, step * 0.44, n1 * 0.68, frame=0.9)
    if m.rich:
        m.p.setPen(pen(m.t.stone, 0.6))
        for i in range(bays):
            c = x + step * (i + 0.5)
            m.p.drawLine(QPointF(c, -(g + 3.2)), QPointF(c, -(g + 3.2 + n1 * 0.46)))
    top = g + 1.5 + n1
    if n2:
        m.cornice(x - 0.8, top, w + 1.6, 1.2)
        m.wall(x, top + 1.2, w, n2)
        m.row(x, top + 2.8, w, bays, step * 0.34, n2 * 0.56, frame=0.7, arched=v < 5)
        top += 1.2 + n2
    m.p.setPen(NO_PEN)
    m.p.setBrush(veil(m.t.line, 0.35))
    m.p.drawRect(QRectF(x, -top, w, 2.0))
    m.wall(x - 3, top, w + 6, 1.8)
    m.wall(x - 5, top + 1.8, w + 10, 2.8)
    top += 4.6
    m.roof(x - 4, top, w + 8, 3.6, hip=7)
    if v >= 4:
        aw = w * 0.3
        m.wall(-aw / 2, top + 2.6, aw, 7.5)
        m.row(-aw / 2, top + 3.6, aw, 3, aw * 0.19, 5, frame=0.4)
        m.roof(-aw / 2 - 2, top + 10.1, aw + 4, 3.8, hip=5)
    if v >= 5:
        m.wall(-step * 0.75, g + 0.6, step * 1.5, 1.4)
        for i in range(7):
            m.column(-step * 0.7 + step * 1.4 * i / 6, g + 2, 2.2, 0.7)
        shield = QPainterPath(QPointF(-3.2, -(g + n1 + 2.5)))
        shield.lineTo(3.2, -(g + n1 + 2.5))
        shield.quadTo(3.2, -(g + n1 - 3.5), 0, -(g + n1 - 5))
        shield.quadTo(-3.2, -(g + n1 - 3.5), -3.2, -(g + n1 + 2.5))
        m.fill(shield, m.t.accent)
    if v == 6:
        for cx in (-w / 2 - 2, -w / 4, w / 4, w / 2 + 2):
            m.statue(cx, top + 1.5, 6.5)


def porta(m: Mason, v: int) -> None:
    """A city gate: one great open arch between two towers."""
    aw = (19.0, 20.0, 21.0, 22.0, 23.0, 24.0)[v - 1]
    ah = (22.0, 24.0, 26.0, 28.0, 30.0, 31.0)[v - 1]
    tw = (9.0, 11.0, 13.0, 14.0, 15.5, 16.0)[v - 1]
    th = (29.0, 37.0, 43.0, 48.0, 52.0, 55.0)[v - 1]
    mid = ah + 6
    gx = aw / 2 + 3.5
    if v >= 4:
        for side in (-1, 1):
            wx = gx + tw - 1 if side > 0 else -(gx + tw - 1) - 14
            m.wall(wx, 0, 14, ah * 0.72, deep=0.1)
            m.courses(wx, 0, 14, ah * 0.72, 3.4)
            m.merlons(wx, ah * 0.72, 14, 3, 3.2)
    m.wall(-gx, 0, 2 * gx, mid)
    m.courses(-gx, ah * 0.9, 2 * gx, mid - ah * 0.9)
    opening = m.arch(-aw / 2, 0, aw, ah)
    _road(m, opening, aw, ah, v)
    if v >= 3:
        m.row(-aw / 2, mid - 0.5, aw, 3, 0.1, 0.1, frame=0)
        m.wall(-gx + 1, mid, 2 * gx - 2, 8)
        m.row(-gx + 3, mid + 1.6, 2 * gx - 6, 4, 2.6, 5, frame=0.5)
        mid += 8
    m.cornice(-gx, mid, 2 * gx, 1.4)
    if v in (3, 4, 5, 6):
        m.roof(-gx - 0.5, mid + 1.4, 2 * gx + 1, 5, hip=5)
    else:
        m.merlons(-gx + 0.5, mid + 1.4, 2 * gx - 1, 5, 3.4)
    for side in (-1, 1):
        tx = gx - 1 if side > 0 else -(gx - 1) - tw
        m.drum(tx, 0, tw, th)
        m.courses(tx, 0, tw, th * 0.3, 3.0)
        m.row(tx, th * 0.56, tw, 1, 2.0 if v < 4 else 2.6, 6, frame=0.6)
        if v >= 2:
            m.row(tx, th * 0.3, tw, 1, 2.0, 5, frame=0.5)
        m.drum(tx - 1.6, th, tw + 3.2, 3.6)
        if v >= 5:
            m.roof(tx - 2.2, th + 3.6, tw + 4.4, tw * 0.74, hip=tw)
            m.flag(tx + tw / 2, th + 2.6 + tw * 0.74, 6, 6, m.t.accent, left=side < 0)
        else:
            m.merlons(tx - 1.6, th + 3.6, tw + 3.2, 3 if v < 3 else 4, 3.8)


def _road(m: Mason, opening: QPainterPath, aw: float, ah: float, v: int) -> None:
    """What one sees through the gate: evening sky, hills, the road; and the portcullis."""
    p = m.p
    p.setBrush(lighter(QColor("#f2c98a"), 0.35))
    p.setPen(pen(m.t.stone, 2.6))
    p.drawPath(opening)
    p.save()
    p.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    p.setPen(NO_PEN)
    p.setBrush(QColor("#c98d55"))
    p.drawEllipse(QRectF(-aw, -ah * 0.42, aw * 1.1, ah * 0.5))
    p.setBrush(QColor("#8f9a5f"))
    p.drawEllipse(QRectF(-aw * 0.3, -ah * 0.34, aw * 1.4, ah * 0.5))
    p.setBrush(QColor("#f6e6c4"))
    p.drawPolygon(
        poly((-aw * 0.34, 0), (aw * 0.34, 0), (aw * 0.05, -ah * 0.3), (-aw * 0.02, -ah * 0.3))
    )
    shade = QPainterPath(opening)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(veil(m.t.void, 0.85), 3.2))
    p.drawPath(shade)
    if m.fine and v >= 2:
        p.setPen(pen(m.t.void, 0.9))
        for i in range(1, 6):
            xx = -aw / 2 + aw * i / 6
            p.drawLine(QPointF(xx, -ah), QPointF(xx, -ah * 0.72))
        p.drawLine(QPointF(-aw / 2, -ah * 0.8), QPointF(aw / 2, -ah * 0.8))
    p.restore()
