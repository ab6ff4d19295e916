"""Mines: a cave of emerald light; cut stones rise from opened slabs beside a mine whose fuse burns."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(12)
sky([(0, '#02120E', .5), (.46, '#0A5A44', .6), (.52, '#6CFFC8', 1.4), (.6, '#0A4A3C', .6),
     (.82, '#E8FFF6', 2.8), (1, '#6CD8FF', 1)], .75)
backdrop('#1FD8A0', '#0A6A60', '#021614', centre=(.5, .58), rays=9, ray='#0A5A48', strength=1.05,
         reach=.36)
floor('#04302A', .14, z=-.05)

slab, open_slab = lacquer('#0E4E4A', .2), lacquer('#1C8A76', .2)
edge = gold('#FFC65A', .22)
for x in range(-1, 2):
    for y in range(3):
        at = (x * 1.42, y * 1.3 - .75, .12)
        lifted = (x, y) in ((0, 0), (-1, 1), (1, 1))
        box(at, (1.28, 1.16, .3), open_slab if lifted else slab, bevel=.1)
        if lifted:
            box((at[0], at[1], .25), (.98, .86, .06), edge, bevel=.03)

emerald, ruby, ice = (glass('#12E08A', .01, 1.75), glass('#FF2E62', .01, 1.75),
                      glass('#3ACBFF', .01, 1.75))
gem((-.05, .4, 3.45), 1.12, emerald, (math.radians(-24), math.radians(8), .35), 10)
gem((-1.5, .35, 1.42), .62, ruby, (math.radians(-22), math.radians(-14), .2))
gem((1.72, .9, 2.2), .52, ice, (math.radians(-26), math.radians(18), .5))
for at, color, power in (((-.05, 1.5, 3.3), '#7CFFC8', 260), ((-1.5, 1.1, 1.3), '#FF7A9A', 90),
                         ((1.72, 1.6, 2.1), '#9AE4FF', 80)):
    bulb(at, power, .3, color)

iron = material('#23272E', .7, .28, bump=.05, scale=9)
mine = [ball((0, 0, 0), .82, iron), ring((0, 0, 0), .82, .05, edge, (.3, .2, 0))]
for out in ((1, 0, 0), (-1, 0, 0), (0, -1, 0), (.7, -.5, .5), (-.7, -.5, .5), (.7, -.5, -.5),
            (-.7, -.5, -.5), (0, -.7, .72), (0, -.8, -.6)):
    way = Vector(out).normalized()
    turn = way.to_track_quat('Z', 'Y').to_euler()
    mine += [cone(way * .94, .16, .07, .3, iron, turn, 24), ball(way * 1.1, .085, edge, fine=16)]
mine += [disc((0, 0, .9), .2, .24, edge), ball((.06, 0, 1.28), .12, neon('#FFB03A', 20), fine=20)]
together(mine, (.62, -.75, 1.18), (math.radians(8), math.radians(20), math.radians(12)), .82)
bulb((1.05, -1.0, 2.3), 70, .12, '#FF9A3A')

# Crystals grow at both sides.
crystal = glass('#1FBF9A', .05, 1.5)
for x, y, h, lean in ((-2.6, 1.6, 2.4, .3), (-2.15, 2.2, 1.6, .1), (-3.0, .9, 1.5, .5),
                      (2.7, 2, 2.6, -.28), (2.2, 2.6, 1.7, -.1), (3.1, 1.2, 1.5, -.5)):
    cone((x, y, h / 2), .36, .3, h, crystal, (0, lean * .6, .3), 6)
    cone((x + math.sin(lean * .6) * h * .62, y, h + .18), .3, .0, .42, crystal, (0, lean * .6, .3), 6)
sparks(50, '#9AFFDC', (-3, -1.5, .4), (3, 5, 6), .012, .035, 12)
sparks(26, '#FFB04A', (.5, -1.4, 1.8), (1.7, -.5, 3.2), .012, .028, 18)
light((-4.5, -4.5, 6), 430, 2.2, '#F2FFFA', (0, 0, 1.6))
light((4.8, 2.4, 4.4), 620, 1.4, '#3AD0FF', (0, 0, 1.8))
light((-4.6, 2.6, 3.4), 520, 1.4, '#FFC65A', (0, 0, 1.8))
camera((0, -9.8, 4.3), (0, 0, 1.42), 50, (0, -.6, 1.6), 1.5)
save(.55)
