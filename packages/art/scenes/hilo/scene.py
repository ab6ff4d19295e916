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

paper, shine = material('#FBF6EA', 0, .22, coat=.8), gold()
red, ink = lacquer('#D60E24'), lacquer('#12141E')
heart = [(0.8 * math.sin(t) ** 3, .05 * (13 * math.cos(t) - 5 * math.cos(2 * t)
          - 2 * math.cos(3 * t) - math.cos(4 * t))) for t in
         [at / 60 * math.tau for at in range(60)]]
spade = [(x, -y + .1) for x, y in heart] 
stem = [(-.05, -.2), (.05, -.2), (.28, -.82), (-.28, -.82)]
diamond = [(0, .9), (.62, 0), (0, -.9), (-.62, 0)]


def card(at, turn, value, sign, mat, scale=1.0, back=False):
    wide, high = 1.5, 2.15
    parts = [box((0, 0, 0), (wide, .05, high), paper if not back else lacquer('#8A0E24'), bevel=.02)]
    stand = (math.pi / 2, 0, 0)
    if back:
        parts += [box((0, -.03, 0), (wide * .86, .02, high * .9), shine, bevel=.008),
                  box((0, -.04, 0), (wide * .82, .02, high * .87), lacquer('#A8142C'), bevel=.008),
                  extrude(star(8, .6), (0, -.06, 0), .03, shine, stand, .45, .01)]
    else:
        for side in (1, -1):
            face = (math.pi / 2, 0 if side > 0 else math.pi, 0)
            parts.append(words(value, (-.52 * side, -.035, .78 * side), .4, mat, face, .008, .003))
            parts.append(extrude(sign, (-.52 * side, -.035, .46 * side), .012, mat, face, .13, .002))
        parts.append(extrude(sign, (0, -.05, 0), .05, mat, stand, .5, .02))
        if sign is spade:
            parts.append(extrude(stem, (0, -.05, 0), .05, mat, stand, .5, .02))
    together(parts, at, turn, scale)


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
    for at in range(n):
        lean = random.uniform(-.05, .05)
        disc((x + lean, y, .08 + at * .15), .46, .135, lacquer(color), bevel=.03)
        for part in range(8):
            a = part / 8 * math.tau + lean * 9
            box((x + lean + .445 * math.cos(a), y + .445 * math.sin(a), .08 + at * .15),
                (.06, .15, .138), paper, (0, 0, a), .01)
    ring((x, y, .01 + n * .15), .28, .02, shine)
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
