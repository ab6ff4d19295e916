"""Plinko: a ball of gold falls through a pyramid of candy pegs towards glowing cups."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(9)
sky([(0, '#1A0A4A', .6), (.45, '#5A2AC8', .7), (.52, '#FFB0E8', 1.5), (.6, '#4A2AB0', .7),
     (.82, '#FFFFFF', 2.4), (1, '#FFC6F0', 1)], .8)
backdrop('#FF8AD8', '#7A3AF0', '#2A0E7A', centre=(.5, .6), rays=12, ray='#5A20A0', strength=.95,
         reach=.46)
floor('#3A1490', .12, z=0)

peg, lit = material('#FFF4FF', .1, .12, coat=1), neon('#FFE08A', 5)
board = lacquer('#4A1CB8', .22)
box((0, .75, 3.1), (4.5, .3, 5.6), board, bevel=.3)
for side in (-1, 1):
    box((2.22 * side, .5, 3.1), (.2, .5, 5.6), gold(), bevel=.09)
ring((0, .5, 5.75), .42, .1, gold(), (math.pi / 2, 0, 0))
path = {(0, 0), (1, 1), (2, 1), (3, 2)}
for row in range(6):
    for place in range(row + 2):
        x, z = (place - (row + 1) / 2) * .62, 5.05 - row * .58
        disc((x, .5, z), .1, .3, gold('#FFC860'), (math.pi / 2, 0, 0), .02, 32)
        ball((x, .32, z), .135, lit if (row, place) in path else peg, fine=32)
colors = ('#FF2E5A', '#FF8A1E', '#FFD02E', '#2ED88A', '#FFD02E', '#FF8A1E', '#FF2E5A')
for at, (color, text) in enumerate(zip(colors, ('50', '10', '3', '1', '3', '10', '50'))):
    x = (at - 3) * .6
    box((x, .2, 1.35), (.54, .62, .62), lacquer(color), bevel=.1)
    words(text, (x, -.13, 1.36), .27 if len(text) > 1 else .34, material('#FFFFFF', 0, .3, glow=.5),
          depth=.02)
ball((.16, -.1, 3.78), .36, gold('#FFC02E', .1))
bulb((.16, -.7, 3.78), 50, .2, '#FFC860')
for at, (x, z) in enumerate(((-.14, 4.38), (.1, 4.86), (-.02, 5.3))):
    ball((x, .1, z), .2 - at * .05, neon('#FFD75A', 3 - at * .7), fine=24)
for x, y, z, s, color in ((-1.9, -1.2, .42, .42, '#FF5AB0'), (-1.2, -1.7, .3, .3, '#FFC02E'),
                          (1.95, -1.2, .44, .44, '#2EC8FF'), (1.2, -1.75, .3, .3, '#2ED88A'),
                          (2.6, -.3, .36, .36, '#FFC02E'), (-2.6, -.3, .34, .34, '#8A5AFF')):
    ball((x, y, z), s, material(color, 0, .06, coat=1))
sparks(44, '#FFF0B0', (-3, -1.4, .6), (3, .2, 6.4), .012, .032, 12)
sparks(40, '#FFB0F0', (-5, 3, .5), (5, 7, 8), .03, .08, 7)
light((-4.5, -5, 6.5), 560, 2.4, '#FFF6FF', (0, 0, 2.8))
light((4.8, -.6, 4.4), 520, 1.4, '#FF6AC8', (0, 0, 2.8))
light((-4.8, .6, 3), 420, 1.4, '#5AB0FF', (0, 0, 2.8))
camera((0, -10.5, 3.9), (0, 0, 2.55), 50, (0, -.1, 3), 1.6)
save(.5)
