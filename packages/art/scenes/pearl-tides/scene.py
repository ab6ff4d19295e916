"""Pearl Tides: a great shell opens on a pearl of light, among starfish and coral."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(53)
sky([(0, '#02303A', .6), (.45, '#0A8AA0', .7), (.52, '#FFF0F8', 1.7), (.6, '#0A6A88', .7),
     (.82, '#FFFFFF', 2.6), (1, '#BFF8FF', 1)], .9)
backdrop('#9AF0F0', '#1490B8', '#032A4E', centre=(.5, .66), rays=9, ray='#2A98B0', strength=.8,
         reach=.48)
floor('#E8CFA0', .6, z=0, bump=.6)
outer = material('#FF8FB0', 0, .2, coat=1)
inner = material('#FFE6F0', .25, .12, coat=1)


def fan(at, turn, lip, deep):
    """Half a shell: ribs that spread from the hinge."""
    parts = []
    ribs = 13
    for rib in range(ribs):
        a = math.radians(-72 + rib * 144 / (ribs - 1))
        reach = 2.05 * (1 - .12 * abs(math.sin(a)) ** 3)
        for step in range(14):
            t = (step + 1) / 14
            parts.append(ball((math.sin(a) * reach * t, math.cos(a) * reach * t,
                               deep * math.sin(t * math.pi * .62)), .07 + .19 * t, outer if lip else inner,
                              (1, 1, .5), fine=16))
    return together(parts, at, turn)


fan((0, .75, .55), (math.radians(84), 0, 0), False, -.5)
fan((0, .98, .5), (math.radians(84), 0, 0), True, -.5)
fan((0, .7, .42), (math.radians(-6), 0, math.pi), False, -.34)
fan((0, .7, .28), (math.radians(-6), 0, math.pi), True, -.34)
ball((0, -.35, 1.6), 1.02, material('#FFF6FF', .15, .06, coat=1, glow=.14), fine=96)
bulb((0, -1.7, 2.8), 70, .4, '#FFE6FF')

orange, violet = material('#FF7A1E', 0, .35, coat=.4, bump=.3, scale=24), None
for at, size, turn, tone in (((-1.85, -1.1, .45), .78, (1.0, .25, .3), '#FF7A1E'),
                             ((1.95, -1.25, .3), .6, (.9, -.3, -.5), '#F0327A')):
    mat = material(tone, 0, .35, coat=.5, bump=.3, scale=22)
    arms = []
    for arm in range(5):
        a = arm / 5 * math.tau
        for step in range(9):
            t = step / 8
            arms.append(ball((t * math.sin(a), t * math.cos(a), .08), .3 * (1 - t * .7), mat,
                             (1, 1, .6), fine=16))
        for step in range(5):
            arms.append(ball((.18 * (step + 1) * math.sin(a), .18 * (step + 1) * math.cos(a),
                              .25 - step * .03), .045, material('#FFF0D0', 0, .3), fine=10))
    together(arms, at, turn, size)
for x, y, high, tone in ((-2.3, .6, 2.6, '#FF4A6A'), (2.35, .7, 2.9, '#A04AE8'), (1.75, 1.2, 2.0, '#FF9A3D'),
                         (-1.75, 1.3, 1.9, '#2ED8A8')):
    mat = material(tone, 0, .4, coat=.5, bump=.25, scale=16)
    for branch in range(7):
        lean, way = random.uniform(.1, .55), random.uniform(0, math.tau)
        length = high * random.uniform(.55, 1)
        for step in range(16):
            t = step / 15
            ball((x + lean * t * math.cos(way) * length * .6, y + lean * t * math.sin(way) * .5,
                  .1 + t * length), .17 * (1 - t * .45), mat, fine=14)
        ball((x + lean * math.cos(way) * length * .6, y, .1 + length), .12, material('#FFF6F0', 0, .4), fine=14)
for x, y, s in ((-.9, -1.75, .26), (-.45, -1.95, .17), (.95, -1.8, .3), (.5, -2.0, .15), (1.4, -1.95, .14)):
    ball((x, y, s), s, material('#F4ECFF', .2, .08, coat=1), fine=40)
# Two fish.
for x, z, s, tone, flip in ((-1.85, 4.7, .5, '#FFC21E', 1), (1.9, 5.25, .42, '#FF5A3D', -1)):
    skin = material(tone, .1, .2, coat=1)
    ball((x, -.1, z), s, skin, (1.35, .55, .9))
    extrude([(0, 0), (-.8, .7), (-.6, 0), (-.8, -.7)], (x - flip * s * 1.1, -.1, z), .08, skin,
            (math.pi / 2, 0 if flip > 0 else math.pi, 0), s, .03)
    extrude([(-.5, 0), (0, .6), (.5, 0)], (x, -.1, z + s * .75), .07, skin, (math.pi / 2, 0, 0), s, .03)
    ball((x + flip * s * .8, -.1 - s * .4, z + s * .2), s * .2, material('#FFFFFF', 0, .1, coat=1), fine=24)
    ball((x + flip * s * .86, -.1 - s * .55, z + s * .2), s * .11, material('#100818', 0, .05, coat=1), fine=20)
for _ in range(46):
    ball((random.uniform(-2.8, 2.8), random.uniform(-1.4, 2), random.uniform(1, 6.6)),
         random.uniform(.03, .15), glass('#E8FFFF', .01, 1.15), fine=24)
sparks(30, '#FFFFFF', (-3, -1.4, .6), (3, .4, 6.4), .012, .03, 12)
light((-4.5, -5.5, 6.8), 640, 2.6, '#FFFFFF', (0, 0, 2.2))
light((4.8, -.4, 4.6), 460, 1.4, '#FF9AD8', (0, 0, 2.4))
light((-4.8, .8, 3), 460, 1.4, '#5AF0FF', (0, 0, 2.4))
camera((0, -10.5, 3.4), (0, 0, 2.5), 49, (0, -.8, 2), 2)
save(.5)
