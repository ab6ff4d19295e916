"""Xoc Dia: a porcelain bowl is lifted from a plate with four coins, two red and two white."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(64)
sky([(0, '#02140E', .6), (.45, '#0A5A3A', .6), (.52, '#FFE6A0', 1.6), (.6, '#0A4030', .6),
     (.82, '#FFFFFF', 2.5), (1, '#FFE6B0', 1)], .8)
backdrop('#FFD06A', '#0E8A5A', '#02201A', centre=(.5, .52), rays=14, ray='#2A7A30', strength=.95,
         reach=.42)
floor('#06402C', .2, z=0, bump=.04)
from cards import *  # makes materials: after start()

clay, blue = material('#F4F0E8', 0, .16, coat=1), lacquer('#123C9C')
lathe((0, .1, 0), [(0, .16), (1.9, .16), (2.25, .3), (2.5, .46), (2.58, .42), (2.36, .2), (2, .02),
                   (0, .02)], clay)
ring((0, .1, .44), 2.53, .05, shine)
ring((0, .1, .19), 1.8, .03, blue)
ring((0, .1, .3), 2.2, .03, blue)
# The bowl with a band of waves.
profile = [(.02, 1.42), (.55, 1.42), (.62, 1.3), (.98, 1.24), (1.42, 1.0), (1.7, .6), (1.8, .1),
           (1.82, 0)]
bowl = [lathe((0, 0, 0), profile, clay, thick=-.07), ring((0, 0, 0), 1.82, .07, shine),
        ring((0, 0, 1.44), .56, .07, blue), ring((0, 0, .24), 1.8, .04, blue),
        ring((0, 0, 1.2), 1.1, .035, blue)]
for at in range(14):
    a = at / 14 * math.tau
    bowl += [ring((1.66 * math.cos(a), 1.66 * math.sin(a), .68), .22, .05, blue,
                  (0, math.radians(66), a), 40),
             ball((1.72 * math.cos(a), 1.72 * math.sin(a), .64), .08, shine, (.5, 1, 1),
                  (0, -.42, a), 20)]
together(bowl, (.3, .5, 2.95), (math.radians(-6), math.radians(22), 0))
bulb((.1, .2, 2.6), 240, .5, '#FFE08A')

white_side, red_side = material('#FFFDF6', 0, .12, coat=1), lacquer('#D60E24')
for x, y, z, mat, turn in ((-.95, -.55, .3, red_side, (.06, .02, .2)),
                           (.1, -1.05, .3, white_side, (-.04, .05, .5)),
                           (1.05, -.45, .3, red_side, (.03, -.05, .1)),
                           (.1, .2, .52, white_side, (.35, -.25, .3))):
    together([disc((0, 0, 0), .52, .14, mat, bevel=.04), ring((0, 0, .07), .4, .028, shine, fine=64),
              box((0, 0, .08), (.17, .17, .03), shine, bevel=.02)], (x, y, z), turn, 1.02)
for x, y, n, color in ((-2.3, -1.3, 4, '#C8102A'), (2.3, -1.3, 4, '#FFFFFF'), (-1.5, -1.95, 2, '#E8A81E'),
                       (1.5, -1.95, 2, '#12141E')):
    chips(x, y, n, color)
for x, y, z, a, b in ((-2.3, .2, 3.9, 1.1, .4), (2.5, .4, 2.2, 1.2, -.5), (-2.0, -.3, 5.2, .6, -.7),
                      (2.2, -.3, 5.2, 1.0, .6)):
    coin((x, y, z), .32, shine, (a, b, .4))
sparks(54, '#FFE08A', (-3, -1.6, .5), (3, 3, 6.4), .012, .034, 13)
light((-4.5, -4.6, 6.2), 430, 2.3, '#FFF4DC', (0, 0, 1.6))
light((4.8, 2.2, 4.6), 640, 1.6, '#2EFFA0', (0, .3, 2))
light((-4.8, 2.6, 3.6), 560, 1.6, '#FFC04A', (0, .3, 2))
camera((0, -9.8, 3.9), (0, 0, 1.75), 50, (0, -.8, 1.2), 1.5)
save(.5)
