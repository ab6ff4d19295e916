"""Neon Arena: a gamepad of black glass hovers over a lit hexagon; a cup waits between two teams."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(67)
sky([(0, '#0A0420', .5), (.46, '#3A0A6A', .7), (.52, '#FF6AE0', 1.3), (.6, '#0A2A6A', .7),
     (.82, '#DFF6FF', 2.2), (1, '#3AE0FF', 1)], .7)
backdrop('#B03AFF', '#3A0E8A', '#07041E', centre=(.5, .5), rays=10, ray='#FF5AE0', strength=1,
         reach=.4)
floor('#0A0624', .08, z=-.06, size=90)

cyan, pink = neon('#28E8FF', 6), neon('#FF3AC8', 6)
black = material('#0C0E1C', .2, .12, coat=1)
steel = material('#AEB8D8', .9, .18)

# The stage: hexagons with lit edges.
for radius, z, mat in ((3.1, .05, cyan), (2.5, .3, pink), (1.8, .55, cyan)):
    disc((0, .4, z), radius, .24, black, (0, 0, math.pi / 6), bevel=.03, sides=6)
    ring((0, .4, z + .13), radius * .985, .035, mat, (0, 0, math.pi / 6), fine=6)

# The cup behind the pad.
shine = gold('#FFC440', .16)
cup = [(0, 0), (.62, 0), (.66, .12), (.3, .3), (.17, .62), (.22, .86), (.72, 1.2), (.98, 1.72),
       (1.06, 2.42), (1.0, 2.42), (.9, 1.76), (.6, 1.3), (0, 1.1)]
lathe((0, 1.3, 1.9), cup, shine)
for x in (-1, 1):
    ring((x * 1.16, 1.3, 3.66), .4, .085, shine, (math.pi / 2, 0, 0))
extrude(star(5, .42), (0, .3, 3.78), .1, neon('#FFF0A0', 3), (math.pi / 2, 0, 0), .34, .02)
disc((0, 1.3, 1.2), .95, 1.4, black, bevel=.06)
ring((0, 1.3, 1.86), .95, .03, pink)
bulb((0, .5, 4.9), 150, .4, '#FFD86A')

# The gamepad: body, two grips, a cross, four buttons, two sticks.
pad = [ball((0, 0, 0), 1, black, (1.5, .42, .86), fine=64)]
for way in (-1, 1):
    pad += [ball((way * 1.12, 0, -.18), .8, black, (.92, .56, 1.0), (0, way * -.35, 0), 64),
            ball((way * 1.52, .05, -.98), .52, black, (.8, .8, 1.5), (0, way * -.34, 0), 64)]
    team = cyan if way < 0 else pink
    pad += [ring((way * 1.2, -.3, .06), .66, .03, team, (math.pi / 2, 0, 0)),
            disc((way * 1.1, .0, .66), .34, .16, steel, (math.pi / 2.6, 0, 0), bevel=.05)]
    pad += [disc((way * .52, -.42, -.42), .27, .1, steel, (math.pi / 2, 0, 0), bevel=.03),
            ball((way * .52, -.54, -.42), .23, black, (1, .5, 1), fine=40),
            ring((way * .52, -.5, -.42), .25, .025, team, (math.pi / 2, 0, 0))]
pad += [box((-1.2, -.5, .08), (.62, .12, .2), steel, bevel=.05),
        box((-1.2, -.5, .08), (.2, .12, .62), steel, bevel=.05)]
for x, z, color in ((1.2, .36, '#FFD23A'), (1.2, -.2, '#34F08A'), (.92, .08, '#3AB8FF'),
                    (1.48, .08, '#FF4A6A')):
    pad.append(ball((x, -.5, z), .14, neon(color, 2.6), (1, .6, 1), fine=32))
pad += [box((0, -.42, .28), (.52, .08, .1), cyan, bevel=.03),
        ball((0, -.44, .0), .12, neon('#FFFFFF', 4), (1, .4, 1), fine=24)]
together(pad, (.05, -1.15, 1.75), (math.radians(-14), math.radians(-4), math.radians(-3)), .98)

# Light pillars of the two teams, and a hall of screens.
for x, mat in ((-2.9, cyan), (2.9, pink), (-5.4, pink), (-8.2, cyan), (5.6, cyan)):
    box((x, 3.6, 2.9), (.26, .26, 5.8), black, bevel=.03)
    box((x, 3.44, 2.9), (.07, .04, 5.4), mat, bevel=.01)
    box((x, 3.6, 5.95), (.8, .3, .1), mat, bevel=.02)
for x, z, color in ((-1.7, 5.2, '#28E8FF'), (1.7, 5.2, '#FF3AC8'), (-6.8, 4.4, '#FF3AC8')):
    box((x, 5.4, z), (1.7, .08, 1.0), material('#120A3A', 0, .2, coat=1), bevel=.03)
    for bar in range(5):
        high = .15 + .6 * random.random()
        box((x - .6 + bar * .3, 5.3, z - .38 + high / 2), (.17, .04, high), neon(color, 3), bevel=0)
shard = glass('#9A6AFF', .03, 1.5)
for x, y, z, size in ((-2.2, .6, 3.9, .34), (2.3, .4, 4.2, .38), (-1.9, -.6, 1.1, .22),
                      (2.2, -.8, 1.2, .26), (-4.4, .4, 2.6, .4), (-6.0, 1, 4.6, .34)):
    gem((x, y, z), size, shard, (random.uniform(-.6, .6), random.uniform(-.6, .6), .4), 6)
sparks(50, '#28E8FF', (-8, -1.2, .8), (0, 5, 6.6), .012, .034, 12)
sparks(50, '#FF5AD0', (0, -1.2, .8), (5, 5, 6.6), .012, .034, 12)
light((-4.5, -5, 6), 380, 2.2, '#E8F6FF', (0, 0, 2))
light((4.8, 1.6, 4.6), 760, 1.4, '#FF3AC8', (0, 0, 2))
light((-4.8, 1.6, 4.6), 760, 1.4, '#28D8FF', (0, 0, 2))
light((0, -5, .5), 60, 1.6, '#8A5AFF', (0, 0, 2))
camera((0, -10, 3.1), (0, 0, 2.55), 48, (0, -1.4, 2.1), 1.8)
save(.6)
