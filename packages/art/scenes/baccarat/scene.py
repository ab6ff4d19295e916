"""Baccarat: two hands face each other on blue velvet, a nine crowned in gold light."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(61)
sky([(0, '#020A24', .6), (.45, '#0E2A7A', .6), (.52, '#FFE6A0', 1.5), (.6, '#2A0E5A', .6),
     (.82, '#FFFFFF', 2.4), (1, '#FFD8A0', 1)], .8)
backdrop('#5A8AFF', '#1A2A9A', '#050626', centre=(.5, .58), rays=14, ray='#24309A', strength=.95,
         reach=.4)
floor('#0A1250', .22, z=0, bump=.04)
from cards import *  # makes materials: after start()

# The player's two cards lean left under blue light, the banker's right under red light.
tilt = math.radians(-8)
card((-1.62, .75, 3.0), (tilt, math.radians(-22), math.radians(8)), '4', spade, ink, .96)
card((-.72, .15, 3.15), (tilt, math.radians(-9), math.radians(4)), '5', heart, red, 1.02)
card((1.62, .75, 3.0), (tilt, math.radians(22), math.radians(-8)), '3', diamond, red, .96)
card((.72, .2, 3.15), (tilt, math.radians(9), math.radians(-4)), 'K', spade, ink, 1.02)
# The nine above both.
parts = [disc((0, 0, 0), .82, .16, shine, (math.pi / 2, 0, 0), .05),
         disc((0, -.08, 0), .68, .08, lacquer('#8A0E24'), (math.pi / 2, 0, 0), .03),
         words('9', (0, -.16, -.02), 1.1, shine, depth=.07, bevel=.03)]
for at in range(18):
    a = at / 18 * math.tau
    parts.append(ball((.75 * math.cos(a), -.1, .75 * math.sin(a)), .05, neon('#FFF2B0', 7), fine=16))
together(parts, (0, -.2, 5.1), (math.radians(-6), 0, 0))
# The shoe behind, chips in front.
for side, color, n in ((-1, '#1E5AD8', 5), (1, '#C8102A', 5)):
    chips(2.0 * side, -.75, n, color)
    chips(1.15 * side, -1.15, n - 2, '#E8A81E' if side > 0 else '#FFFFFF')
chips(0, -1.3, 4, '#12141E')
for x, y, a, b in ((-.55, -1.9, .1, .1), (.6, -1.95, -.1, .2)):
    coin((x, y, .12), .3, shine, (a, b, .4))
bulb((-1.9, -1.3, 2.2), 80, .3, '#3A8AFF')
bulb((1.9, -1.3, 2.2), 80, .3, '#FF3A4A')
sparks(60, '#FFE6A0', (-3, -1.4, .6), (3, 3, 6.6), .012, .034, 13)
light((-4.5, -5.5, 6.5), 520, 2.4, '#FFF8EC', (0, 0, 2.8))
light((4.8, 1.8, 4.6), 620, 1.3, '#FF4A5A', (0, 0, 3))
light((-4.8, 1.8, 3.6), 620, 1.3, '#3A8AFF', (0, 0, 3))
camera((0, -10.5, 3.3), (0, 0, 2.45), 50, (0, 0, 3.2), 1.8)
save(.55)
