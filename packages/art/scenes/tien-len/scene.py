"""Tien Len: a hand of twos before a paper fan, with a lit bomb and strung coins, in jade light."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(29)
sky([(0, '#01120F', .6), (.45, '#0A5A48', .7), (.52, '#FFE9B0', 1.5), (.6, '#08463A', .6),
     (.82, '#FFFFFF', 2.4), (1, '#FFDFA0', 1)], .75)
backdrop('#2FD0A0', '#0B6A58', '#011A18', centre=(.5, .56), strength=1, reach=.36, rays=18,
         ray='#0A5A4A')
floor('#04362C', .28, z=0, bump=.04)

paper, shine = material('#FFFBF0', 0, .22, coat=.8), gold()
red, ink = lacquer('#D60E24'), lacquer('#12141E')
heart = [(.8 * math.sin(t) ** 3, .05 * (13 * math.cos(t) - 5 * math.cos(2 * t)
          - 2 * math.cos(3 * t) - math.cos(4 * t))) for t in
         [at / 60 * math.tau for at in range(60)]]
spade = [(x, -y + .1) for x, y in heart]
stem = [(-.05, -.2), (.05, -.2), (.28, -.82), (-.28, -.82)]
diamond = [(0, .9), (.62, 0), (0, -.9), (-.62, 0)]
club = [(.42 * math.cos(a) + x, .42 * math.sin(a) + y) for x, y, f, t in
        ((0, .42, -.6, 3.74), (-.44, -.16, 1.2, 5.6), (.44, -.16, 3.8, 8.2))
        for a in [f + (t - f) * at / 18 for at in range(19)]]

# The fan: ribs of lacquer and leaves of silk, open behind the cards.
leaf = [lacquer('#C2142C'), lacquer('#8E0C20')]
for at in range(23):
    a = math.radians(-78 + at * 156 / 22)
    x, z = math.sin(a), math.cos(a)
    box((x * 2.35, 1.5 + .03 * (at % 2), 1.5 + z * 2.35), (.36, .05, 2.3), leaf[at % 2], (0, a, 0),
        .02)
    box((x * 1.0, 1.45, 1.5 + z * 1.0), (.07, .05, 1.5), shine, (0, a, 0), .02)
    ball((x * 3.52, 1.45, 1.5 + z * 3.52), .075, shine, fine=20)


def card(at, turn, sign, mat, scale=1.0):
    wide, high = 1.5, 2.15
    parts = [box((0, 0, 0), (wide, .05, high), paper, bevel=.02)]
    stand = (math.pi / 2, 0, 0)
    for side in (1, -1):
        face = (math.pi / 2, 0 if side > 0 else math.pi, 0)
        parts.append(words('2', (-.5 * side, -.035, .76 * side), .5, mat, face, .008, .003))
        parts.append(extrude(sign, (-.5 * side, -.035, .4 * side), .012, mat, face, .14, .002))
    parts.append(extrude(sign, (0, -.05, 0), .05, mat, stand, .52, .02))
    if mat is ink:
        parts.append(extrude(stem, (0, -.05, 0), .05, mat, stand, .52, .02))
    together(parts, at, turn, scale)


lean = math.radians(-8)
card((-1.42, .6, 2.75), (lean, math.radians(-30), 0), club, ink, 1.02)
card((-.5, .3, 3.1), (lean, math.radians(-10), 0), diamond, red, 1.06)
card((.5, 0, 3.12), (lean, math.radians(10), 0), spade, ink, 1.1)
card((1.42, -.3, 2.75), (lean, math.radians(30), 0), heart, red, 1.12)

# The bomb that beats them.
ball((1.15, -1.5, .72), .72, material('#1A1F2E', .5, .16, coat=1))
disc((1.45, -1.6, 1.36), .2, .22, shine, (math.radians(10), math.radians(26), 0))
for at in range(12):
    t = at / 11
    ball((1.5 + .5 * t, -1.62, 1.5 + .42 * math.sin(t * 2.4)), .055, material('#E8D2A0', 0, .8),
         fine=12)
ball((2.02, -1.62, 1.8), .1, neon('#FFF0B0', 30), fine=16)
bulb((2.0, -1.9, 1.9), 70, .15, '#FFB040')
sparks(26, '#FFD060', (1.75, -1.9, 1.6), (2.35, -1.4, 2.3), .012, .03, 22)
star_mark = extrude(star(5), (.98, -2.2, .8), .05, shine, (math.radians(86), 0, math.radians(-6)),
                    .3, .02)

# Old coins with square holes, strung on a red cord.
round_ = [(math.cos(a), math.sin(a)) for a in [at / 48 * math.tau for at in range(48)]]
hole = [(-.26, -.26), (-.26, .26), (.26, .26), (.26, -.26)]
for at in range(6):
    extrude(round_, (-1.5 + .05 * (at % 2), -1.1, .1 + at * .17), .12, shine,
            (0, 0, math.radians(14 * at)), .58, .02, (hole,))
for x, y, turn in ((-.55, -1.75, (68, 0, 24)), (-2.1, -1.75, (62, 10, -30))):
    extrude(round_, (x, y, .5), .12, shine, tuple(math.radians(one) for one in turn), .52, .02,
            (hole,))
sparks(48, '#FFE6A0', (-3, -1.4, .6), (3, 3, 6.6), .012, .032, 13)
light((-4.5, -5.5, 6.5), 480, 2.4, '#FFF8EC', (0, 0, 2.8))
light((4.8, 1.8, 4.6), 600, 1.3, '#30FFC0', (0, 0, 3))
light((-4.8, 1.8, 3.4), 600, 1.3, '#FFB01E', (0, 0, 3))
camera((0, -10.5, 3.2), (0, 0, 2.45), 50, (0, -.3, 3.0), 1.8)
save(.5)
