"""Wheel: a carnival wheel of jewel colours and bulbs, gold all around, confetti in the air."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(31)
sky([(0, '#3A1204', .6), (.45, '#B0480E', .6), (.52, '#FFE08A', 1.6), (.6, '#8A2A0E', .6),
     (.82, '#FFFFFF', 2.4), (1, '#FFD08A', 1)], .8)
backdrop('#FFC84A', '#E0521E', '#5A0E2A', centre=(.5, .6), rays=18, ray='#8A3A08', strength=.9,
         reach=.46)
floor('#5A0E22', .12, z=0)

colors = ('#E01E3A', '#FFB81E', '#1E6AF0', '#12A85A', '#8A2AE0', '#FF6A1E', '#0EA8B8', '#F03A90')
values = ('2', '5', '1.5', '3', '4', '2.5', '1.2', '3')
count, radius = 16, 2.12
shine, white = gold(), material('#FFFFFF', 0, .25, coat=1, glow=.25)
parts = []
for at in range(count):
    low, high = at / count * math.tau, (at + 1) / count * math.tau
    arc = [low + (high - low) * step / 6 for step in range(7)]
    outline = [(.5 * math.cos(a), .5 * math.sin(a)) for a in arc]
    outline += [(radius * math.cos(a), radius * math.sin(a)) for a in reversed(arc)]
    parts.append(extrude(outline, (0, 0, 0), .16, lacquer(colors[at % 8]), bevel=.015))
    middle = (low + high) / 2
    parts.append(words('x' + values[at % 8], (1.52 * math.cos(middle), 1.52 * math.sin(middle), .12),
                       .3, white, (0, 0, middle), .015, .006))
    parts.append(box((1.3 * math.cos(low), 1.3 * math.sin(low), .1), (1.62, .035, .05), shine,
                     (0, 0, low), .01))
    parts.append(ball((2.3 * math.cos(middle), 2.3 * math.sin(middle), .18), .085,
                      neon('#FFF2B0', 9 if at % 2 else 3), fine=20))
    parts.append(ball((2.12 * math.cos(low), 2.12 * math.sin(low), .16), .06, shine, fine=20))
parts += [ring((0, 0, .02), 2.3, .17, lacquer('#9A0E24')), ring((0, 0, .14), 2.46, .06, shine),
          ring((0, 0, .14), 2.14, .05, shine), disc((0, 0, .12), .56, .2, shine, bevel=.06),
          disc((0, 0, .24), .4, .16, lacquer('#B00E2A'), bevel=.06),
          extrude(star(5, .46), (0, 0, .36), .1, shine, scale=.3, bevel=.03)]
together(parts, (0, .4, 3.35), (math.radians(80), 0, math.radians(0)), 1)
# The pointer, the foot and gifts.
extrude([(-.3, .42), (.3, .42), (0, -.42)], (0, .02, 5.72), .2, lacquer('#FFFFFF'),
        (math.pi / 2, 0, 0), 1.0, .05)
ring((0, -.1, 5.92), .17, .05, shine, (math.pi / 2, 0, 0))
for side in (-1, 1):
    box((.85 * side, .75, .95), (.3, .3, 2.3), lacquer('#7A0E22'), (0, -.3 * side, 0), .1)
box((0, .6, .1), (3.3, 1, .22), shine, bevel=.08)
for x, y, s, box_color, ribbon in ((-1.75, -.9, .78, '#1E6AF0', '#FFD04A'), (1.75, -.9, .86, '#8A2AE0', '#FFD04A'),
                                   (2.3, .3, .6, '#12A85A', '#FFFFFF'), (-2.4, .2, .62, '#F03A90', '#FFFFFF')):
    turn = (0, 0, random.uniform(-.6, .6))
    tape = lacquer(ribbon)
    together([box((0, 0, s / 2), (s, s, s), lacquer(box_color), bevel=.05),
              box((0, 0, s * 1.02), (s * 1.1, s * 1.1, s * .2), lacquer(box_color), bevel=.04),
              box((0, 0, s * .57), (s * 1.12, s * .2, s * 1.13), tape, bevel=.02),
              box((0, 0, s * .57), (s * .2, s * 1.12, s * 1.13), tape, bevel=.02),
              ring((-s * .18, 0, s * 1.24), s * .16, s * .06, tape, (1.2, .5, 0)),
              ring((s * .18, 0, s * 1.24), s * .16, s * .06, tape, (1.2, -.5, 0))],
             (x, y, 0), turn)
for _ in range(46):
    box((random.uniform(-2.9, 2.9), random.uniform(-1.6, 2.5), random.uniform(.8, 6.6)),
        (.16, .1, .015), lacquer(random.choice(colors)),
        [random.uniform(0, 6) for _ in range(3)], .004)
sparks(36, '#FFF2B0', (-3, -1.4, .5), (3, .4, 6.4), .012, .03, 14)
light((-4.5, -5.5, 6.5), 600, 2.4, '#FFF6E6', (0, 0, 2.8))
light((4.8, 1.4, 4.6), 520, 1.4, '#FF5A90', (0, 0, 3))
light((-4.8, 1.6, 3.4), 480, 1.4, '#FFD04A', (0, 0, 3))
camera((0, -10.5, 3.2), (0, 0, 2.5), 49, (0, .2, 3.2), 1.8)
save(.5)
