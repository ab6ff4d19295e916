"""Brass Compass: a great compass on a chart, with an anchor, rope and gold, above the deep sea."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(47)
sky([(0, '#020E22', .6), (.45, '#0E3A78', .7), (.52, '#FFE2B0', 1.6), (.6, '#0A2C5A', .7),
     (.82, '#FFFFFF', 2.4), (1, '#CFE6FF', 1)], .85)
backdrop('#6FD0FF', '#135FB0', '#03142E', centre=(.5, .6), rays=10, ray='#0E4A8A', strength=.9,
         reach=.46)
floor('#5A3416', .22, z=0, bump=.2)
brass, dark = gold('#E8A848', .16), gold('#8A5218', .3)
face = material('#F6E8C4', 0, .35, coat=.6, bump=.03)
navy, red, ink = lacquer('#123E8A'), lacquer('#D8142A'), lacquer('#0A1020')

parts = [disc((0, 0, 0), 2.02, .5, brass, bevel=.12), ring((0, 0, .27), 1.86, .14, brass),
         ring((0, 0, .2), 2.05, .1, dark), disc((0, 0, .2), 1.74, .14, face, bevel=.02),
         ring((0, 0, .28), 1.28, .018, dark), ring((0, 0, .28), .6, .018, dark)]
for at in range(48):
    a = at / 48 * math.tau
    long = .2 if at % 4 == 0 else .1
    parts.append(box((1.58 * math.cos(a), 1.58 * math.sin(a), .28), (long, .03, .02),
                     ink if at % 4 == 0 else dark, (0, 0, a), .004))
for at in range(8):
    a = at / 8 * math.tau
    far, near = (1.2, .26) if at % 2 == 0 else (.74, .24)
    points = [(0, far), (near * .6, near * .8), (0, 0)]
    turned = (0, 0, a)
    parts.append(extrude(points, (0, 0, .3), .04, navy, turned, 1, .008))
    parts.append(extrude([(-x, y) for x, y in points], (0, 0, .3), .04,
                         material('#FFFFFF', 0, .3, coat=.6), turned, 1, .008))
for text, x, y in (('N', 0, 1.4), ('S', 0, -1.4), ('E', 1.4, 0), ('W', -1.4, 0)):
    parts.append(words(text, (x, y, .3), .34, red if text == 'N' else ink, (0, 0, 0), .012, .004))
parts.append(extrude([(0, 1.42), (.17, 0), (-.17, 0)], (0, 0, .42), .07, red,
                     (0, 0, math.radians(-28)), 1, .02))
parts.append(extrude([(0, -1.42), (.17, 0), (-.17, 0)], (0, 0, .42), .07,
                     material('#F4F8FF', .4, .15, coat=1), (0, 0, math.radians(-28)), 1, .02))
parts += [disc((0, 0, .5), .2, .16, brass, bevel=.05), ball((0, 0, .6), .1, brass, fine=28)]
together(parts, (0, .15, 3.35), (math.radians(74), 0, math.radians(4)), 1)
ring((0, .35, 5.62), .34, .09, brass, (math.pi / 2, 0, 0))
disc((0, .35, 5.28), .16, .36, brass, bevel=.04)

# The chart below, its ends rolled.
paper = material('#E8D2A0', 0, .6, bump=.1, scale=3)
box((0, -.5, .06), (4.6, 2.3, .05), paper, (0, 0, math.radians(-4)), .01)
for side in (-1, 1):
    disc((2.3 * side, -.5 - .16 * side, .2), .2, 2.3, paper, (math.pi / 2, 0, math.radians(-4)), .02)
for x, y in ((-1.5, -1.1), (-1.1, -.9), (-.7, -1.0), (-.3, -.8), (.1, -.95)):
    box((x, y, .1), (.24, .05, .02), red, (0, 0, random.uniform(-.4, .4)), .005)
for a in (.7, -.7):
    box((.55, -1.0, .1), (.42, .08, .02), red, (0, 0, a), .005)

# Anchor, rope and coins.
steel = material('#B8C8DC', 1, .24)
hook = [disc((0, 0, 0), .1, 1.9, steel, bevel=.02), disc((0, 0, .62), .08, 1, steel, (0, math.pi / 2, 0)),
        ring((0, 0, 1.12), .2, .065, steel, (math.pi / 2, 0, 0))]
for at in range(25):
    a = math.radians(200 + at / 24 * 140)
    hook.append(ball((.85 * math.cos(a), 0, -.1 + .85 * math.sin(a)), .12, steel, fine=20))
for side in (-1, 1):
    hook.append(cone((.84 * side, 0, -.28), .24, 0, .5, steel, (0, math.radians(-14 * side), 0), 4))
together(hook, (-1.85, -1.15, 1.25), (math.radians(-8), math.radians(-16), math.radians(20)), .92)
rope = material('#D8A860', 0, .7, bump=.5, scale=30)
for turn in range(3):
    ring((1.75, -1.1, .14 + turn * .2), .52 - turn * .05, .115, rope, (0, 0, turn))
for _ in range(22):
    coin((random.uniform(-.9, 1.2), random.uniform(-2, -1.3), random.uniform(.1, .3)), .2, gold(),
         (random.uniform(-.6, .6), random.uniform(-.6, .6), random.uniform(0, 3)))
gem((1.75, -1.1, .95), .34, glass('#2EE0C8', .01, 1.9), (.5, .3, 0))
for x, z, s in ((-2.4, 5.4, .16), (-2.1, 4.9, .1), (2.3, 5.2, .14), (2.5, 4.5, .09), (-2.5, 3.6, .1)):
    ball((x, 1, z), s, glass('#CFF0FF', .01, 1.2), fine=32)
sparks(40, '#FFE6B0', (-3, -1.4, .6), (3, .4, 6.2), .012, .032, 13)
light((-4.5, -5.5, 6.5), 640, 2.4, '#FFF4E0', (0, 0, 2.8))
light((4.8, -.4, 4.6), 520, 1.4, '#4AB0FF', (0, 0, 2.8))
light((-4.8, 1, 3), 420, 1.4, '#FFB05A', (0, 0, 3))
camera((0, -10.5, 3.2), (0, 0, 2.5), 49, (0, -.3, 3), 1.9)
save(.5)
