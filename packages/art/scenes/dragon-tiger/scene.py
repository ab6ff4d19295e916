"""Dragon Tiger: a jade dragon mask and an amber tiger mask face each other over two cards."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(62)
sky([(0, '#1A0408', .6), (.45, '#6A0E1A', .6), (.52, '#FFD08A', 1.6), (.6, '#0A4A3A', .6),
     (.82, '#FFFFFF', 2.4), (1, '#FFE0A0', 1)], .8)
backdrop('#FFB04A', '#B01E2A', '#1E0414', centre=(.5, .6), rays=16, ray='#7A1A10', strength=.95,
         reach=.42)
floor('#3A0614', .18, z=0)
from cards import *  # makes materials: after start()

pearl = material('#FFF8E0', 0, .1, coat=1)
dark = lacquer('#0A0A10')


def mask(main, deep, horn, whisker, eye, side, tiger):
    """A festival mask: brows, cheeks, snout and teeth from round shapes."""
    parts = [ball((0, 0, 0), 1, main, (1, .62, 1.05)),
             ball((0, -.5, -.42), .62, main, (1, .8, .62)),
             ball((0, -.95, -.3), .26, deep, (1.3, .6, .7)),
             ball((0, -.66, -.78), .5, deep, (1, .55, .4))]
    for way in (-1, 1):
        parts += [ball((.42 * way, -.5, .2), .27, pearl, (1, .7, .9)),
                  ball((.42 * way, -.66, .19), .16, neon(eye, 2.2), (1, .6, 1)),
                  ball((.42 * way, -.755, .19), .075, dark, (.6, .6, 1.5)),
                  ball((.46 * way, -.52, .5), .34, deep, (1.25, .6, .34), (0, way * .45, 0)),
                  ball((.72 * way, -.38, -.3), .36, main, (.9, .7, .8)),
                  cone((.3 * way, -.9, -.72), .09, .0, .4, pearl, (math.pi, 0, 0))]
        if tiger:
            parts += [ball((.72 * way, .05, .88), .36, main, (1, .5, 1)),
                      ball((.72 * way, -.12, .86), .22, deep, (1, .4, 1))]
            for row in range(3):
                parts.append(ball((.86 * way, -.3, .42 - row * .28), .28, dark, (.9, .3, .16),
                                  (0, way * (.3 - row * .25), way * .7)))
                parts.append(box((1.15 * way, -.62, -.42 - row * .1), (.8, .02, .02), whisker,
                                 (0, way * (.1 + row * .18), way * .35)))
        else:
            parts += [cone((.48 * way, .15, 1.25), .17, .02, 1.1, horn, (0, way * .42, 0)),
                      cone((.78 * way, .2, 1.15), .1, .01, .6, horn, (0, way * 1.0, 0)),
                      ring((.98 * way, -.75, -.55), .42, .05, whisker, (1.2, 0, way * .8), 48)]
            for row in range(4):
                parts.append(cone((1.05 * way, .1, .4 - row * .34), .22, .01, .75, deep,
                                  (0, way * (1.3 + row * .16), 0)))
    if tiger:
        for row in range(3):
            parts.append(box((0, -.6 + row * .06, .5 + row * .19), (.62 - row * .16, .1, .08), dark,
                             bevel=.03))
        parts.append(box((0, -.62, .62), (.08, .12, .5), dark, bevel=.03))
    else:
        for row in range(5):
            parts.append(ball((0, -.55 + row * .14, .32 + row * .2), .15, deep, (.9, .8, .7)))
    together(parts, (1.32 * side, .3, 3.95), (math.radians(-4), 0, math.radians(-24 * side)), 1.06)


mask(jade('#0FB86A'), lacquer('#0A7A3E'), gold('#FFD04A'), gold(), '#FFE04A', -1, False)
mask(lacquer('#FF8A1E'), material('#FFF0D8', 0, .25, coat=1), gold(), pearl, '#8AFF4A', 1, True)
tilt = math.radians(-10)
card((-.92, -.5, 1.62), (tilt, math.radians(-10), math.radians(6)), 'K', spade, ink, .92)
card((.92, -.5, 1.62), (tilt, math.radians(10), math.radians(-6)), 'A', heart, red, .92)
ball((0, -.3, 5.3), .4, material('#FFF6D0', .1, .06, coat=1, glow=1.2))
bulb((0, -.9, 5.2), 130, .4, '#FFD88A')
for x, n, color in ((-2.05, 5, '#0F9A5A'), (2.05, 5, '#E8761E')):
    chips(x, -.9, n, color)
for x, y in ((-1.5, -1.6), (1.5, -1.65), (0, -1.6)):
    coin((x, y, .12), .3, shine, (.1, .12, .4))
sparks(60, '#FFD88A', (-3, -1.4, .6), (3, 3, 6.6), .012, .034, 13)
light((-4.5, -5.5, 6.5), 560, 2.4, '#FFF8EC', (0, 0, 2.8))
light((4.8, 1.8, 4.6), 620, 1.3, '#FF7A2E', (0, 0, 3))
light((-4.8, 1.8, 3.6), 620, 1.3, '#2EFF9A', (0, 0, 3))
camera((0, -10.5, 3.3), (0, 0, 2.5), 49, (0, -.3, 3.2), 1.8)
save(.55)
