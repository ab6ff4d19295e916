"""Lucky Bowl: the bowl is lifted, gold light falls out, and three dice lie on red lacquer."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(4)
sky([(0, '#2A0508', .5), (.45, '#5A1014', .6), (.52, '#FFB35C', 1.6), (.6, '#7A1A1E', .7),
     (.82, '#FFE2B0', 2.6), (1, '#FF9A4C', 1.2)], .75)
backdrop('#FF8A2B', '#B5121B', '#3A0410', centre=(.5, .52), rays=14, ray='#7A1408', strength=1.1,
         reach=.42)
floor('#5E0710', .16, z=-.02)

shine = gold()
red = lacquer('#A80E1A')
# The plate.
lathe((0, .2, 0), [(0, .16), (1.9, .16), (2.3, .3), (2.55, .44), (2.62, .4), (2.4, .2), (2, .02),
                   (0, .02)], red)
ring((0, .2, .42), 2.57, .07, shine)
ring((0, .2, .18), 1.75, .035, shine)
# The bowl, lifted and tilted: porcelain with bands of gold and blue.
clay = material('#EBDCCB', 0, .2, coat=1)
blue = lacquer('#123C8C')
profile = [(.02, 1.5), (.55, 1.5), (.62, 1.36), (.95, 1.3), (1.4, 1.05), (1.68, .62), (1.78, .1),
           (1.8, 0)]
bowl = [lathe((0, 0, 0), profile, clay, thick=-.07), ring((0, 0, 0), 1.8, .075, shine),
        ring((0, 0, 1.5), .5, .07, shine), ring((0, 0, .42), 1.76, .05, blue),
        ring((0, 0, .3), 1.785, .03, shine), ring((0, 0, 1.22), 1.13, .04, blue)]
for at in range(10):
    turn = at / 10 * math.tau
    bowl.append(ball((1.62 * math.cos(turn), 1.62 * math.sin(turn), .76), .2, blue,
                     (.5, 1, 1), (0, -.42, turn), 24))
    bowl.append(ball((1.7 * math.cos(turn), 1.7 * math.sin(turn), .77), .1, shine,
                     (.5, 1, 1), (0, -.42, turn), 24))
together(bowl, (.35, .55, 2.75), (math.radians(-4), math.radians(24), 0))
bulb((.15, .3, 2.5), 260, .5, '#FFB04A')

ivory = material('#FFF6E6', 0, .14, coat=1)
leaf, ember, sea = lacquer('#0F8A3C'), lacquer('#E0241B'), lacquer('#1460C8')


def fish(mat, s):
    eye = lacquer('#101018')
    return [ball((0, 0, 0), .27 * s, mat, (1.25, .75, .3)),
            extrude([(0, 0), (.26, .2), (.18, 0), (.26, -.2)], (.26 * s, 0, 0), .04, mat, scale=s),
            ball((-.18 * s, .06 * s, .07 * s), .045 * s, eye, fine=16)]


def gourd(mat, s):
    return [ball((0, -.13 * s, 0), .25 * s, mat, (1, .95, .32)),
            ball((0, .19 * s, 0), .16 * s, mat, (1, 1, .4)),
            disc((0, .37 * s, 0), .03 * s, .1 * s, lacquer('#6B3D12'), (math.pi / 2, 0, 0))]


def crab(mat, s):
    parts = [ball((0, -.03 * s, 0), .24 * s, mat, (1.2, .85, .35))]
    for side in (-1, 1):
        parts.append(ball((.27 * s * side, .2 * s, 0), .11 * s, mat, (1, 1.2, .4)))
        for leg in range(3):
            parts.append(box((.31 * s * side, (-.18 + leg * .1) * s, 0), (.16 * s, .04 * s, .05),
                             mat, (0, 0, side * (leg - 1) * .5), .015))
    return parts


FACES = ((0, 0, 0), (math.pi / 2, 0, 0), (math.pi / 2, 0, math.pi / 2))


def symbol_die(at, side, turn, signs):
    half = side / 2
    parts = [box((0, 0, 0), (side,) * 3, ivory, bevel=side * .17, segments=8)]
    for draw, mat, spot, face in zip(*zip(*signs), ((0, 0, half), (0, -half, 0), (half, 0, 0)),
                                     FACES):
        parts.append(ring(spot, side * .37, side * .018, shine, face, 48))
        parts.append(together(draw(mat, side * .92), spot, face))
    together(parts, at, turn)


symbol_die((-1.0, -.75, .72), 1.1, (0, 0, math.radians(28)),
           ((gourd, leaf), (fish, ember), (crab, sea)))
symbol_die((.95, -.95, .74), 1.12, (0, 0, math.radians(-24)),
           ((crab, ember), (gourd, leaf), (fish, sea)))
symbol_die((.1, .35, 1.25), 1.08, (math.radians(20), math.radians(-16), math.radians(-8)),
           ((fish, sea), (crab, ember), (gourd, leaf)))

for x, y, z, a, b in ((-2.1, -1.5, .2, .3, .2), (2.2, -1.6, .25, -.4, .5), (-2.5, 1.2, 3.4, 1.1, .4),
                      (2.6, .6, 1.5, 1.2, -.5), (-1.9, .2, 2.2, .9, .9), (-2.3, -1.2, 4.6, .6, -.7),
                      (2.35, -.4, 4.9, 1.0, .6)):
    coin((x, y, z), .36, shine, (a, b, .4))
sparks(46, '#FFC45C', (-3, -2, .4), (3, 5, 6), .012, .035)

light((-4.5, -4, 6), 330, 2.2, '#FFE7C8', (0, 0, 1.5))
light((4.8, 2.5, 4.5), 700, 1.6, '#FF5A2E', (0, .3, 2))
light((-4.8, 3, 3.5), 520, 1.6, '#FFB04A', (0, .3, 2))
camera((0, -9.6, 3.9), (0, 0, 1.5), 51, (0, -.9, 1), 1.4)
save()
