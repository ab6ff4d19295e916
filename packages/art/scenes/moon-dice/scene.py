"""Moon Dice: two dice of milk glass and gold on still water, under a crescent of light."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(7)
sky([(0, '#04041A', .5), (.46, '#1C1A5C', .6), (.52, '#B08CFF', 1.4), (.6, '#241C6E', .6),
     (.84, '#DCE6FF', 2.4), (1, '#8FB4FF', 1)], .7)
backdrop('#6A4FE0', '#23197E', '#05041A', centre=(.5, .6), strength=1, reach=.3)
floor('#0A0C3A', .06, z=0, bump=.12)

# The moon: a crescent that shines, in front of a ring of haze.
big, cut = 1.72, .62
outer = [(big * math.cos(a), big * math.sin(a)) for a in
         [math.radians(52 + at * (360 - 104) / 60) for at in range(61)]]
tip = outer[0]
inner_r = math.hypot(tip[0] - cut, tip[1])
turn0 = math.atan2(tip[1], tip[0] - cut)
inner = [(cut + inner_r * math.cos(a), inner_r * math.sin(a)) for a in
         [2 * math.pi - turn0 - at * (2 * math.pi - 2 * turn0) / 60 for at in range(61)]]
moon = extrude(outer + inner, (.12, 2.6, 3.75), .34,
               material('#FFE9B0', 0, .35, coat=.5, glow=.9, bump=.25, scale=2.2),
               (math.pi / 2, math.radians(-24), 0), bevel=.1)
light((.3, 1.6, 3.9), 260, 1.6, '#FFE2A0', (0, -1.2, .9))

milk = material('#B9AEF6', 0, .14, coat=1)
night = material('#1A1466', 0, .12, coat=1)
shine = gold('#FFC768', .18)
die((-.78, -.5, .98), 1.45, milk, shine, (math.radians(8), math.radians(-10), math.radians(30)),
    (5, 3, 1))
die((1.12, -.95, .78), 1.3, night, shine, (math.radians(0), math.radians(0), math.radians(-27)),
    (6, 1, 4), rim=None)
die((.62, .55, 2.5), .92, milk, shine, (math.radians(38), math.radians(28), math.radians(20)),
    (2, 4, 6))

# Clouds roll in from both sides.
cloud = material('#8E86F0', 0, .7, coat=.2, glow=.05)
for x, y, z, s in ((-2.7, 1.8, .3, .9), (-1.9, 2.2, .2, .7), (-3.4, 1.4, .8, .8), (2.9, 1.7, .3, .95),
                   (2.1, 2.3, .15, .7), (3.5, 1.5, .9, .8), (-2.6, 2.6, 1.1, .6), (3.0, 2.8, 1.3, .6)):
    ball((x, y, z), s, cloud, (1.25, .8, .8))
ringed = gold('#FFD88A', .25)
for x, y, z, s in ((-1.75, 1.2, 4.6, .2), (1.95, .8, 4.9, .16), (-2.05, .2, 3.1, .13),
                   (2.1, .1, 3.3, .2), (-1.2, .3, 5.35, .12), (1.2, .2, 5.5, .1)):
    extrude(star(5, .48), (x, y, z), .1, ringed, (math.pi / 2, .3 * x, .2), s, .02)
sparks(70, '#CFE0FF', (-4, 1, .3), (4, 8, 8), .012, .035, 12)
sparks(20, '#FFDF9A', (-2.2, -2.4, .2), (2.2, 0, 4), .01, .022, 10)

light((-4.5, -4, 5.5), 330, 2, '#E7E4FF', (0, 0, 1.2))
light((4.8, 1.6, 3.2), 700, 1.3, '#8A5CFF', (0, -.4, 1.2))
light((-4.6, 1.8, 2.6), 520, 1.3, '#35B6FF', (0, -.4, 1.2))
camera((0, -9.6, 3.2), (0, 0, 1.86), 51, (0, -.9, 1), 1.5)
save(.6)
