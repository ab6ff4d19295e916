"""Reef Hunt: the golden arowana leads a shoal over a reef, in shafts of light."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from reef import *

start(61)
sky([(0, '#03224A', .6), (.4, '#0E6AA8', .7), (.54, '#FFE6B0', 1.3), (.62, '#2AA8E0', .9),
     (.82, '#FFFFFF', 2.4), (1, '#DFFBFF', 1.4)], .85)
backdrop('#B8FBFF', '#1CA0DC', '#042A66', centre=(.5, .8 if HERO else .98),
         rays=0 if HERO else 16, ray='#3AB8E0', strength=.95, reach=.8)


def swim(make, at, size, roll=.1, yaw=0.0, tilt=0.0, flip=False):
    """An animal at a place: `flip` mirrors it, so that it swims towards the left."""
    holder = together(make(), at, (roll, tilt if flip else -tilt, -yaw if flip else yaw), size)
    if flip:
        holder.scale.x = -size


swim(shark, (-.45, 3.0, 5.45), 1.7, .1, -.3, .12, True)
swim(arowana, (.05, -.3, 3.75), 1.62, .06, -.28, .16)
swim(turtle, (1.75, .6, 5.2), .8, .42, -.25, .1, True)
swim(manta, (-1.75, 2.2, 3.95), .85, .85, -.2, .2)
swim(clown, (-1.35, -1.5, 2.35), .66, 0, -.25, .12)
swim(tang, (1.45, -.9, 2.75), .62, 0, -.2, .05, True)
swim(puffer, (1.1, -2.2, 1.6), .5, .05, -.3, 0, True)
swim(angel, (-1.95, -.4, 3.05), .5, 0, -.2, 0)
for x, y, z, size in ((.4, .8, 5.9, .3), (.85, 1.2, 5.7, .26), (-.1, 1.0, 6.15, .24),
                      (.55, 1.5, 6.35, .22)):
    swim(tetra, (x, y, z), size, 0, -.2, .1)

random.seed(8)
rock((-2.1, .6, .1), (1.5, 1, 1.1), '#1E4A70')
rock((2.2, .5, .0), (1.5, 1, 1.15), '#1E4A70')
rock((0, 1.4, -.3), (2.2, 1, .9), '#1A3E62')
branches((-2.1, .2, .9), 2.0, '#FF4A7A', count=10, thick=.16)
sea_fan((2.25, .7, .7), 2.1, '#B45AF8')
branches((2.3, -.3, .7), 1.5, '#FF8A2A', count=9, thick=.14)
branches((-1.15, -.3, .5), 1.2, '#FFC03A', count=8, thick=.12)
anemone((1.35, -.6, .7), .6, '#FF8AB8', '#FFF0A0')
anemone((-2.5, -1.0, .6), .6, '#5AC8FF', '#FFFFFF')
brain((.1, .2, .5), .6, '#7ADF6A')
sea_fan((-.5, 1.0, .4), 1.4, '#2AD8C8')
branches((.9, .6, .4), 1.1, '#FF5A6A', count=8, thick=.1)

if HERO:
    # A hero shows the ground on both sides, and what swims there.
    for at in range(12):
        x = -9 + at * 1.25
        rock((x, random.uniform(1.2, 2.2), -.75), (1.4, .9, random.uniform(.8, 1.3)), '#163E66')
        rock((x + .6, -.9, -1.55), (1.5, 1, .8), '#0F3056')
    branches((-3.6, .4, .2), 1.5, '#A04AF0', count=9, thick=.13)
    branches((-5.0, .8, .2), 1.2, '#FF5A6A', count=8, thick=.12)
    sea_fan((-4.3, 1.2, .1), 1.6, '#2AD8C8')
    branches((3.7, .5, .2), 1.7, '#FF4A7A', count=9, thick=.14)
    swim(manta, (-4.2, 2.6, 4.6), 1.1, .85, -.2, .12)
    for at in range(9):
        swim(tetra, (-5.4 + at % 3 * .8, 1.5, 2.6 + at // 3 * .5 + at % 2 * .2), .36, 0, -.2, .05)

shine = gold()
for x, y, z, size in ((-.75, -2.3, 3.05, .2), (.75, -2.0, 2.55, .24), (-.15, -2.5, 2.2, .18),
                      (1.85, -1.5, 3.6, .2), (-1.6, -2.0, 3.4, .17), (.3, -1.9, 1.8, .16),
                      (2.0, -1.2, 4.35, .15), (-.9, -1.6, 4.75, .15)):
    coin((x, y, z), size, shine, (random.uniform(.9, 1.9), random.uniform(-.6, .6), 0))
for _ in range(22):
    ball((random.uniform(-3, 3), random.uniform(-1.6, 2), random.uniform(.8, 6.8)),
         random.uniform(.03, .13), glass('#E8FFFF', .01, 1.15), fine=20)
sparks(10, '#FFFFFF', (-3, -1.4, .6), (3, .4, 6.6), .012, .03, 12)
light((-4.2, -5.5, 7), 760, 2.4, '#FFF6E0', (0, 0, 3.2))
light((4.8, -1.0, 5), 420, 1.6, '#5AF0FF', (0, 0, 3))
light((0, 3.5, 8.5), 900, 3, '#BFF8FF', (0, 0, 3))
light((-1, -6, .8), 120, 2, '#FF9AD8', (0, 0, 2.6))
camera((0, -10.5, 3.3), (0, 0, 3.1), 49, (0, -.6, 3.6), 2.2)
save(.45)
