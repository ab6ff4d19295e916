"""A captain's chest on the sea bed: open, full of gold and stones, a shaft of light from above."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(52)
sky([(0, '#02161C', .5), (.46, '#0A5A66', .7), (.52, '#9FF0E0', 1.5), (.6, '#0E6A7A', .7),
     (.82, '#EFFFFB', 2.4), (1, '#6AD8D0', 1)], .85)
backdrop('#59E0D0', '#0C7C8A', '#03222E', centre=(.5, .6), rays=10, ray='#0A4A50', strength=.95,
         reach=.46)
floor('#0A4A50', .5, z=0, bump=.5)

shine, iron = gold(), material('#2A343C', 1, .35)
wood, inside = material('#7A3E18', 0, .42, coat=.5, bump=.25, scale=8), material('#3A1A0A', 0, .7)
# The chest: planks with iron bands.
parts = [box((0, 0, .75), (3.4, 1.9, .1), inside, bevel=0)]
for plank in range(4):
    for y in (-1, 1):
        parts.append(box((0, y, .2 + plank * .36), (3.5, .14, .34), wood, bevel=.03))
    for x in (-1.72, 1.72):
        parts.append(box((x, 0, .2 + plank * .36), (.14, 2.06, .34), wood, bevel=.03))
for x in (-1.2, 1.2):
    parts.append(box((x, -1.06, .74), (.26, .08, 1.5), shine, bevel=.03))
for x in (-1.74, 1.74):
    for z in (.12, 1.38):
        parts.append(box((x, -1.04, z), (.24, .16, .24), shine, bevel=.04))
parts += [box((0, -1.1, 1.2), (.5, .12, .56), shine, bevel=.06),
          disc((0, -1.18, 1.22), .1, .06, iron, (math.pi / 2, 0, 0))]
# The lid, open: half a barrel.
lid = []
for board in range(7):
    turn = math.pi * (board + .5) / 7
    lid.append(box((0, 1.02 - math.cos(turn) * 1.02, math.sin(turn) * .8), (3.5, .46, .12), wood,
                   (math.pi / 2 - turn, 0, 0), .03))
for x in (-1.2, 0, 1.2):
    for board in range(7):
        turn = math.pi * (board + .5) / 7
        lid.append(box((x, 1.02 - math.cos(turn) * 1.05, math.sin(turn) * .83), (.26, .48, .13),
                       shine, (math.pi / 2 - turn, 0, 0), .02))
parts.append(together(lid, (0, 1, 1.5), (math.radians(68), 0, 0)))
for _ in range(120):
    far, turn = random.uniform(0, 1) ** .6, random.uniform(0, math.tau)
    x, y = far * 1.5 * math.cos(turn), far * .8 * math.sin(turn)
    parts.append(disc((x, y, 1.22 + (1 - far) * .62 + random.uniform(0, .08)), .23, .05, shine,
                      (random.uniform(-.6, .6), random.uniform(-.6, .6), 0), bevel=.012, sides=32))
for x, y, z, r, color in ((-.7, -.5, 1.62, .27, '#E0142E'), (.6, -.6, 1.58, .3, '#12B866'),
                          (0, -.2, 1.95, .33, '#2A7AF0'), (1.1, -.3, 1.5, .22, '#B04AF0')):
    parts.append(gem((x, y, z), r, glass(color), (.5, .3, random.uniform(0, 3))))
together(parts, (0, .2, .02), (0, 0, math.radians(14)), .98)
for x, y, r in ((-2.1, -1.3, .2), (2.3, -1.2, .2), (1.5, -1.8, .2), (-1.2, -1.9, .2), (-2.7, -.4, .2)):
    coin((x, y, .12), .3, shine, (.12, .1, .4))
# A starfish, and bubbles that rise.
extrude(star(5, .42), (-2.3, -2.1, .1), .1, lacquer('#FF7A4A'), (.1, 0, .5), .42, .08)
for x, y, z, r in ((-1.8, -1, 4.4, .2), (2.2, -.6, 4.9, .26), (-2.3, .6, 3.4, .15), (1.9, .3, 3.3, .13),
                   (.4, .8, 5.4, .18), (-.9, .4, 4.9, .1)):
    ball((x, y, z), r, glass('#D8FFF8', 0, 1.1), fine=32)
bulb((0, -.3, 2.9), 170, .5, '#FFE08A')
sparks(40, '#D8FFF0', (-3, -2, .5), (3, 3, 5.8), .008, .024, 10)
light((-4.5, -5.5, 6.6), 480, 2.4, '#EFFFFB', (0, 0, 1.6))
light((4.6, 1.6, 4.8), 620, 1.5, '#2AE0D0', (0, .3, 2))
light((-4.6, 1.8, 3.6), 420, 1.5, '#FFC86A', (0, .3, 2))
camera((0, -10.2, 3.9), (0, 0, 1.9), 49, (0, -.6, 1.6), 1.9)
save()
