"""Crash: a paper sky lantern climbs over a lake at night, on a trail of sparks."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(31)
sky([(0, '#070A26', .5), (.46, '#2A1A5A', .6), (.52, '#FF9A5A', 1.2), (.6, '#1E1A5A', .6),
     (.82, '#BFD0FF', 1.8), (1, '#3A4AA8', 1)], .6)
backdrop('#E0703A', '#3A2A86', '#070A2A', centre=(.5, .26), strength=.9, reach=.5)
floor('#0C1238', .08, z=-.1, size=90, bump=.7)


def lantern(at, scale, lean=0.0, detail=True):
    """A paper bag, open below, wider above, with a burning ring."""
    paper, low = neon('#F0501A', 1.15), neon('#FF9A32', 1.7)
    body = [(.52, -1.15), (.6, -.6), (.72, .2), (.8, .8), (.74, 1.15), (.5, 1.36), (0, 1.42)]
    parts = [lathe((0, 0, 0), body[:3], low, thick=.02), lathe((0, 0, 0), body[2:], paper)]
    if detail:
        rib = material('#9A3210', 0, .6)
        for at_rib in range(10):
            turn = at_rib / 10 * math.tau
            for (r1, z1), (r2, z2) in zip(body[:-2], body[1:-1]):
                x1, y1 = math.cos(turn) * r1, math.sin(turn) * r1
                x2, y2 = math.cos(turn) * r2, math.sin(turn) * r2
                middle = ((x1 + x2) / 2, (y1 + y2) / 2, (z1 + z2) / 2)
                tilt = math.atan2(r2 - r1, z2 - z1)
                parts.append(disc(middle, .014, math.hypot(r2 - r1, z2 - z1) + .02, rib,
                                  (0, tilt, turn), bevel=0, sides=8))
        shine = gold()
        parts += [ring((0, 0, -1.15), .53, .035, shine), ring((0, 0, .8), .8, .016, shine)]
        flame = [(0, -.5), (.1, -.34), (.17, -.1), (.11, .16), (0, .46)]
        parts += [lathe((0, 0, -1.3), flame, neon('#FFB23A', 9)),
                  lathe((0, -.05, -1.38), [(r * .5, z * .6) for r, z in flame], neon('#FFF6D0', 16)),
                  box((0, 0, -1.62), (1.0, .03, .03), shine, bevel=.01)]
    together(parts, at, (0, lean, 0), scale)


lantern((.25, 0, 3.55), 1.42, math.radians(9))
bulb((.1, -.6, 1.5), 200, .4, '#FF9A3A')
# The trail: a rising curve of sparks.
trail = neon('#FFC457', 9)
for step in range(46):
    along = step / 45
    x, z = -2.5 + 2.55 * along, .15 + 1.55 * along ** 2.1
    ball((x, .1, z), .022 + .035 * along, trail, fine=12)
for x, y, z, size in ((-2.2, 4, 4.9, .3), (2.3, 5, 5.6, .26), (2.5, 3, 3.3, .34), (-1.9, 3, 3.1, .26),
                      (-3.4, 6, 6.1, .24), (1.5, 7, 6.9, .2), (-.9, 8, 6.5, .2), (3.6, 7, 4.6, .24),
                      (-5.4, 5, 4.2, .4), (-7.4, 6, 6, .36), (-9, 5, 3.4, .4), (-6.4, 8, 7, .3)):
    lantern((x, y, z), size, random.uniform(-.2, .2), False)
# Limestone islands, as in Ha Long, and their mirror in the water.
stone = material('#241A4E', 0, .9, bump=.5, scale=3)
for x, y, wide, tall in ((-3.3, 6, 1.1, 2.5), (-1.7, 7, .8, 1.6), (2.5, 6, 1.2, 2.9), (4.2, 7, .9, 1.8),
                         (.6, 8, .7, 1.1), (-6.2, 7, 1.3, 2.8), (-8.6, 7, 1.1, 2.0), (-11, 8, 1.4, 3)):
    ball((x, y, 0), wide, stone, (1, 1, tall / wide), fine=32)
for text, x, z, size, color in (('x2', -1.6, 1.75, .5, '#7CF5D0'), ('x10', 1.7, 2.3, .58, '#FFD75A'),
                                ('x50', -1.5, 5.35, .5, '#FF9AD0')):
    words(text, (x, -.3, z), size, material(color, 0, .25, coat=1, glow=.8),
          (math.radians(86), math.radians(-8), math.radians(6 if x < 0 else -8)), .05)
sparks(90, '#FFFFFF', (-12, 8, 3), (6, 8.6, 10), .012, .03, 9)
sparks(46, '#FFB04A', (-2.2, -1.4, .3), (1.6, .6, 3), .012, .035, 15)
light((-4.5, -4.5, 6), 240, 2.4, '#C8D4FF', (0, 0, 3))
light((4.6, 2.4, 5.5), 460, 1.5, '#FF6A8A', (0, 0, 3.2))
light((-4.2, 2.6, 4.5), 420, 1.4, '#5A7AFF', (0, 0, 3))
camera((0, -10, 2.1), (0, 0, 2.72), 48, (0, -.4, 3), 1.6)
save(.6)
