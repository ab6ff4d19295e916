"""Dice: two casino dice of clear red glass tumble through neon rings above a mirror floor."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(3)
sky([(0, '#050510', .5), (.45, '#3A0A3E', .6), (.51, '#FF4FA0', 1.5), (.58, '#1A0A3A', .5),
     (.8, '#FFF0F6', 2.6), (1, '#5AE0FF', 1.2)], .75)
backdrop('#C21A6B', '#4A0A5A', '#0A0418', centre=(.5, .56), strength=1, reach=.34)
floor('#12061C', .07, z=0, bump=.05)

ruby = material('#E0082E', 0, .04, coat=1, glass=.45, ior=1.5)
white = material('#FFFFFF', 0, .2, coat=1, glow=.25)
rim = gold()
die((-.55, -.35, 3.3), 1.85, ruby, white,
    (math.radians(24), math.radians(-22), math.radians(33)), (5, 6, 4), .12)
die((.85, -.95, 1.35), 1.45, ruby, white,
    (math.radians(-12), math.radians(24), math.radians(-22)), (3, 1, 2), .12)

# Rings of light, one behind the other, and a slider as the game has.
for z, y, r, color, power in ((3.1, 1.6, 2.25, '#FF3A9A', 5), (3.1, 2.6, 2.75, '#8A4AFF', 4),
                              (3.1, 3.8, 3.3, '#2AC8FF', 3)):
    ring((0, y, z), r, .045, neon(color, power), (math.radians(90), 0, 0), 128)
bar = material('#1A1030', .3, .2, coat=1)
box((0, 1.2, .55), (4.6, .3, .3), bar, bevel=.14)
box((-1.1, 1.05, .56), (2.1, .16, .16), neon('#FF3A6A', 4), bevel=.07)
box((1.15, 1.05, .56), (2.0, .16, .16), neon('#3AF0A0', 4), bevel=.07)
ball((.06, .95, .56), .27, rim)
# Chips lean at the edges.
for x, y, n, color in ((-2.05, -.3, 5, '#F2B63C'), (-1.5, -1.2, 3, '#2A6CFF'), (2.1, .1, 6, '#17B890'),
                       (1.95, -1.5, 2, '#F2B63C')):
    for at in range(n):
        lean = random.uniform(-.05, .05)
        disc((x + lean, y, .07 + at * .14), .42, .125, lacquer(color), bevel=.03)
        ring((x + lean, y, .07 + at * .14), .42, .022, white)
    ring((x, y, n * .14), .25, .02, white)
sparks(50, '#FF9AD0', (-3, 0, .5), (3, 6, 6), .012, .035, 14)
sparks(24, '#8AE8FF', (-2.2, -2, .4), (2.2, .2, 5), .01, .022, 14)
light((-4.5, -4.5, 6), 480, 2.2, '#FFF2F8', (0, 0, 2.4))
light((4.6, 1.6, 4), 720, 1.3, '#2AC8FF', (0, -.4, 2.4))
light((-4.4, 2, 3.4), 620, 1.3, '#FF3A9A', (0, -.4, 2.4))
bulb((-.4, .9, 3.3), 240, .5, '#FF5A7A')
camera((0, -10, 3.2), (0, 0, 2.2), 50, (-.2, -1, 2.6), 1.5)
save(.6)
