"""Red envelopes for luck: a fan of them with gold seals, ingots, coins and peach blossom."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(41)
sky([(0, '#2A0408', .5), (.46, '#7A1420', .6), (.52, '#FFC878', 1.6), (.6, '#8A1A26', .7),
     (.82, '#FFF0D0', 2.4), (1, '#FF9A7A', 1)], .8)
backdrop('#FFC25A', '#D8382A', '#4A0614', centre=(.5, .5), rays=16, ray='#8A2410', strength=1,
         reach=.44)
floor('#6E0A18', .14, z=0)

shine, red, deep = gold(), lacquer('#D0121E', .28), lacquer('#96081A', .28)
for at, (x, turn, high) in enumerate(((-1.2, -.4, .1), (1.2, .4, .05), (-.45, -.14, .3),
                                      (.5, .13, .42))):
    cover = red if at % 2 else deep
    flap = [(-.82, 1.32), (.82, 1.32), (0, .5)]
    together([box((0, 0, 0), (1.7, .1, 2.7), cover, bevel=.05),
              extrude(flap, (0, -.07, 0), .03, cover, (math.pi / 2, 0, 0), bevel=.02),
              extrude([(-.84, 1.34), (.84, 1.34), (0, .47), ], (0, -.055, 0), .02, shine,
                      (math.pi / 2, 0, 0), bevel=.02),
              disc((0, -.1, .52), .25, .06, shine, (math.pi / 2, 0, 0)),
              ring((0, -.13, .52), .19, .025, shine, (math.pi / 2, 0, 0), 48),
              ring((0, -.07, -.55), .46, .022, shine, (math.pi / 2, 0, 0), 64),
              extrude(star(8, .7), (0, -.07, -.55), .03, shine, (math.pi / 2, 0, 0), .36, .02)],
             (x, .5 - at * .16, 1.75 + high), (.06, turn, 0), 1.08)


def ingot(at, size, turn):
    boat = lathe((0, 0, 0), [(.02, 0), (.5, 0), (.62, .16), (.95, .62), (.9, .66), (.55, .36),
                             (.02, .34)], shine)
    boat.scale = (1.15, .68, 1)
    together([boat, ball((0, 0, .42), .42, shine, (1.1, .8, .8), fine=40)], at, (0, 0, turn), size)


ingot((-1.35, -1.1, .02), .95, .3)
ingot((1.45, -1.15, .02), .88, -.5)
ingot((.1, -1.6, .02), .78, .05)
for x, y, z, a, b in ((-2.3, -.6, 2.1, 1.2, .4), (2.35, -.5, 2.5, 1.1, -.5), (-2.0, .2, 4.3, .8, .7),
                      (2.1, .1, 4.5, 1.2, .5), (.2, .9, 5.2, .9, .3), (-.6, -2.2, .14, .1, .2),
                      (.95, -2.2, .14, .15, -.2), (-2.5, -1.5, .14, .1, 0), (2.5, -1.7, .14, .2, .1)):
    coin((x, y, z), .34, shine, (a, b, .4))
# A branch of peach blossom.
bark, pink = material('#5A2E1A', 0, .6, bump=.4), material('#FF9AB4', 0, .4, coat=.4, glow=.18)
for start_at, turn, long in (((2.3, .9, 3.5), .9, 2.6), ((2.9, .9, 4.4), .4, 1.5),
                             ((1.7, .9, 4.1), 1.3, 1.4)):
    disc(start_at, .05, long, bark, (0, -turn, 0), bevel=0)
for _ in range(15):
    at = (random.uniform(1.1, 3.3), random.uniform(.5, .95), random.uniform(3.1, 5.3))
    petals = [ball((.11 * math.cos(p / 5 * math.tau), .11 * math.sin(p / 5 * math.tau), 0), .1, pink,
                   (1, 1, .4), fine=16) for p in range(5)]
    together([*petals, ball((0, 0, .04), .045, shine, fine=12)], at,
             (math.pi / 2 + random.uniform(-.5, .5), random.uniform(-.6, .6), 0),
             random.uniform(.9, 1.5))
sparks(40, '#FFE3A0', (-3, -2, .3), (3, 3, 5.6), .01, .03, 13)
light((-4.5, -5.5, 6.4), 520, 2.4, '#FFF3E0', (0, 0, 2))
light((4.8, 1.6, 4.6), 560, 1.5, '#FF5A3A', (0, 0, 2.4))
light((-4.8, 1.8, 3.6), 480, 1.5, '#FFC04A', (0, 0, 2.4))
camera((0, -10.4, 3.4), (0, 0, 2.2), 49, (0, -.4, 2), 1.9)
save()
