"""Roulette: a golden wheel tilts toward the viewer, the ivory ball leaps over a red pocket."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(65)
sky([(0, '#100402', .6), (.45, '#5A2A0A', .6), (.52, '#FFE0A0', 1.7), (.6, '#3A1408', .6),
     (.82, '#FFFFFF', 2.6), (1, '#FFD8A0', 1)], .85)
backdrop('#FFC04A', '#8A3A0E', '#160408', centre=(.5, .66), rays=18, ray='#6A2A08', strength=.95,
         reach=.42)
floor('#053A22', .24, z=0, bump=.04)
from cards import *  # makes materials: after start()

wood, black, green = lacquer('#6A2208'), lacquer('#14141C'), lacquer('#0A8A3E')
white = material('#FFFFFF', 0, .3, glow=.2)
order = (0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20,
         14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26)
reds = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
count = len(order)
parts = [lathe((0, 0, 0), [(0, -.3), (2.75, -.3), (2.95, -.1), (2.95, .18), (2.72, .3), (2.5, .16),
                           (2.3, .06), (0, .0)], wood),
         ring((0, 0, .27), 2.82, .07, shine), ring((0, 0, .1), 2.3, .05, shine),
         ring((0, 0, .12), 1.78, .04, shine), ring((0, 0, .12), 1.32, .05, shine)]
for at, value in enumerate(order):
    low, high = at / count * math.tau, (at + 1) / count * math.tau
    paint = green if value == 0 else red if value in reds else black
    arc = [low + (high - low) * step / 3 for step in range(4)]
    outline = [(1.32 * math.cos(a), 1.32 * math.sin(a)) for a in arc]
    outline += [(2.28 * math.cos(a), 2.28 * math.sin(a)) for a in reversed(arc)]
    parts.append(extrude(outline, (0, 0, .07), .05, paint, bevel=.008))
    middle = (low + high) / 2
    parts.append(words(str(value), (2.04 * math.cos(middle), 2.04 * math.sin(middle), .115), .26,
                       white, (0, 0, middle - math.pi / 2), .008, .003))
    parts.append(box((1.55 * math.cos(low), 1.55 * math.sin(low), .12), (.48, .025, .1), shine,
                     (0, 0, low), .008))
for at in range(8):
    a = (at + .5) / 8 * math.tau
    parts.append(gem((2.6 * math.cos(a), 2.6 * math.sin(a), .3), .12, glass('#FF2E4A', .02, 1.6)))
parts += [lathe((0, 0, .08), [(1.3, 0), (1.0, .16), (.6, .28), (.34, .42), (.2, .8), (.3, .95),
                              (.12, 1.12), (.02, 1.18)], shine)]
for at in range(4):
    a = at / 4 * math.tau + .4
    parts.append(box((.5 * math.cos(a), .5 * math.sin(a), .82), (.9, .09, .09), shine, (0, 0, a), .03))
    parts.append(ball((.95 * math.cos(a), .95 * math.sin(a), .82), .12, shine, fine=24))
together(parts, (0, .7, 2.9), (math.radians(52), 0, math.radians(-14)), .98)
ball((.75, -.95, 2.55), .2, material('#FFFDF4', 0, .05, coat=1, glow=.25))
bulb((.6, -1.7, 2.9), 50, .3, '#FFF2C8')
for x, y, n, color in ((-2.15, -1.0, 5, '#C8102A'), (-1.3, -1.5, 3, '#12141E'), (2.15, -1.0, 5, '#1E5AD8'),
                       (1.3, -1.5, 3, '#E8A81E'), (0, -1.7, 2, '#0F8A3C')):
    chips(x, y, n, color)
sparks(58, '#FFE0A0', (-3, -1.6, .5), (3, .4, 6.4), .012, .034, 13)
light((-4.5, -5.2, 6.5), 560, 2.4, '#FFF6E6', (0, 0, 2.6))
light((4.8, 1.6, 4.8), 560, 1.4, '#FF9A3A', (0, 0, 3))
light((-4.8, 1.8, 3.8), 460, 1.4, '#3AFF8A', (0, 0, 3))
camera((0, -10.5, 3.7), (0, 0, 2.45), 49, (0, -.4, 2.7), 1.8)
save(.55)
