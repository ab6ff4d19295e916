"""HiLo: playing cards fan upwards between an arrow of fire and an arrow of ice, on night velvet."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(17)
sky([(0, '#02100A', .6), (.45, '#0A4A2A', .6), (.52, '#FFE6A0', 1.4), (.6, '#0A3A24', .6),
     (.82, '#FFFFFF', 2.4), (1, '#FFE6B0', 1)], .75)
backdrop('#2AA866', '#0A5238', '#01140E', centre=(.5, .58), strength=1, reach=.36)
floor('#04301E', .3, z=0, bump=.05)
from cards import *  # makes materials: after start()

card((-1.1, .55, 3.15), (math.radians(-8), math.radians(-20), math.radians(6)), '7', spade, ink)
card((1.15, .6, 3.15), (math.radians(-8), math.radians(20), math.radians(-6)), '', heart, red, 1,
     True)
card((0, -.15, 3.35), (math.radians(-8), 0, 0), 'K', heart, red, 1.16)
# The arrows.
arrow = [(-.3, -.8), (.3, -.8), (.3, .05), (.66, .05), (0, .85), (-.66, .05), (-.3, .05)]
up, down = material('#FFB01E', 0, .15, coat=1, glow=1.1), material('#1EB8FF', 0, .15, coat=1, glow=.9)
extrude(arrow, (-1.95, -.8, 2.0), .3, up, (math.radians(86), math.radians(-8), math.radians(14)),
        .82, .07)
extrude([(x, -y) for x, y in arrow], (1.95, -.8, 2.1), .3, down,
        (math.radians(86), math.radians(8), math.radians(-14)), .82, .07)
bulb((-1.9, -1.5, 1.8), 60, .3, '#FFB01E')
bulb((1.9, -1.5, 1.8), 60, .3, '#1EB8FF')
# Chips and coins below, a crown above.
for x, y, n, color in ((-1.25, -.5, 5, '#C8102A'), (-.45, -.95, 3, '#12141E'), (.5, -.9, 4, '#1E5AD8'),
                       (1.3, -.45, 6, '#E8A81E')):
    chips(x, y, n, color)
crown = [(-.8, -.4), (.8, -.4), (.98, .5), (.45, .08), (0, .72), (-.45, .08), (-.98, .5)]
extrude(crown, (0, .1, 5.25), .24, shine, (math.radians(88), 0, 0), .62, .05)
for x, z in ((-.61, 5.62), (0, 5.76), (.61, 5.62)):
    ball((x, .05, z), .1, glass('#FF2E4A', .02, 1.6), fine=24)
sparks(56, '#FFE6A0', (-3, -1.4, .6), (3, 3, 6.6), .012, .034, 13)
light((-4.5, -5.5, 6.5), 470, 2.4, '#FFF8EC', (0, 0, 2.8))
light((4.8, 1.8, 4.6), 620, 1.3, '#1EB8FF', (0, 0, 3))
light((-4.8, 1.8, 3.4), 620, 1.3, '#FFB01E', (0, 0, 3))
camera((0, -10.5, 3.2), (0, 0, 2.45), 50, (0, -.3, 3.2), 1.8)
save(.55)
