"""Moon Feast: a jade rabbit with mooncakes under a golden moon, a star lantern beside it."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(43)
sky([(0, '#0A0428', .6), (.45, '#3A1C8A', .7), (.52, '#FFD88A', 1.5), (.6, '#2A1470', .7),
     (.82, '#FFFFFF', 2.2), (1, '#FFE0B0', 1)], .8)
backdrop('#B48AFF', '#4A1CA8', '#0C0430', centre=(.5, .62), strength=.95, reach=.46)
floor('#1E0A54', .14, z=0)
shine, fur = gold(), material('#FFFFFF', 0, .45, coat=.3)

# The moon.
ball((.1, 3.2, 4.3), 2.25, material('#FFD468', 0, .6, glow=1.15, bump=.5, scale=2.2), fine=96)
for x, z, s in ((-.9, 5.1, .42), (.9, 4.9, .3), (.55, 3.5, .36), (-.55, 3.7, .24)):
    ball((.1 + x, 1.25, z), s, material('#F0A83A', 0, .7, glow=.7), (1, .14, 1), fine=40)
for x, y, z, s in ((-2.3, .9, 3.3, .6), (2.4, 1, 2.9, .66), (-2.5, .6, 5.5, .45)):
    for dx, dz, k in ((-.7, 0, .7), (0, .18, 1), (.75, -.02, .75), (.3, -.14, .8), (-.35, -.12, .7)):
        ball((x + dx * s, y, z + dz * s), s * k * .62, material('#F0E6FF', 0, .6, glow=.12), fine=32)

# The rabbit.
pink, ink = material('#FF9ABF', 0, .4), material('#1A0A2A', 0, .03, coat=1)
ball((0, -.35, 1.1), .88, fur, (1, .9, 1.02))
ball((0, -.55, 2.35), .82, fur, (1.08, .95, .95))
for side in (-1, 1):
    ear = ball((.36 * side, -.35, 3.45), .3, fur, (.8, .55, 2.3), (0, math.radians(11 * side), 0))
    ball((.365 * side, -.52, 3.45), .2, pink, (.7, .3, 2.3), (0, math.radians(11 * side), 0))
    ball((.32 * side, -1.26, 2.45), .135, ink, (1, .6, 1.2), fine=28)
    ball((.35 * side, -1.345, 2.51), .045, material('#FFFFFF', 0, .1, glow=1), fine=16)
    ball((.55 * side, -1.12, 2.15), .16, pink, (1, .35, .6), fine=24)
    ball((.55 * side, -.98, 1.35), .27, fur, (.9, 1, 1.25), (0, math.radians(-24 * side), 0))
    ball((.52 * side, -1.05, .3), .36, fur, (.9, 1.25, .8))
ball((0, -1.33, 2.24), .075, pink, (1.3, .7, .9), fine=20)
ring((0, -1.32, 2.1), .07, .018, ink, (math.pi / 2, 0, 0), 32)
box((0, -.95, 1.78), (.62, .3, .2), lacquer('#E0182E'), bevel=.09)
ball((0, -1.2, 1.72), .14, shine, fine=28)


def cake(at, radius, tone, turn=(0, 0, 0)):
    crust, rim = material(tone, 0, .3, coat=.7, bump=.12, scale=9), material('#B8651A', 0, .3, coat=.6)
    parts = [disc((0, 0, 0), radius * .88, radius * .62, crust, bevel=radius * .1)]
    for part in range(12):
        a = part / 12 * math.tau
        parts.append(disc((radius * .86 * math.cos(a), radius * .86 * math.sin(a), 0), radius * .24,
                          radius * .6, crust, bevel=radius * .09, sides=32))
    parts.append(ring((0, 0, radius * .31), radius * .68, radius * .04, rim, fine=64))
    for part in range(8):
        a = part / 8 * math.tau
        petal = ball((radius * .34 * math.cos(a), radius * .34 * math.sin(a), radius * .31),
                     radius * .2, rim, (1.35, .62, .32), (0, 0, a), 20)
        parts.append(petal)
    parts.append(ball((0, 0, radius * .32), radius * .14, material('#E01E2E', 0, .2, coat=1),
                      (1, 1, .5), fine=20))
    return together(parts, at, turn)


cake((0, -1.5, 1.42), .46, '#E8963A', (math.radians(72), 0, 0))
for at, size, tone in (((-1.55, -1.05, .27), .72, '#D97F24'), ((-1.5, -1.0, .72), .64, '#E8963A'),
                       ((1.5, -1.15, .26), .7, '#E08A2E'), ((2.25, -.2, .3), .7, '#D97F24')):
    cake(at, size, tone, (0, 0, random.uniform(0, 1)))
cake((1.5, -1.25, 1.02), .62, '#EFA545', (math.radians(58), 0, math.radians(-12)))
# The star lantern.
lit = material('#FF2438', 0, .3, coat=1, glow=1.5)
extrude(star(5, .45), (-1.95, -.4, 3.5), .18, lit, (math.radians(90), math.radians(-10), 0), .82, .05)
ring((-1.95, -.4, 3.5), .92, .055, shine, (math.pi / 2, 0, 0))
for part in range(10):
    a = part / 10 * math.tau
    ball((-1.95 + .92 * math.cos(a), -.42, 3.5 + .92 * math.sin(a)), .09, neon('#FFE08A', 5), fine=16)
disc((-1.95, -.4, 1.75), .045, 1.75, shine, bevel=.01)
bulb((-1.95, -1.3, 3.5), 90, .3, '#FF4A3A')
sparks(60, '#FFE6A0', (-3, -1.4, .6), (3, .6, 6.4), .012, .034, 13)
light((-4.5, -5.5, 6.5), 520, 2.4, '#FFF2E0', (0, 0, 2.4))
light((4.8, -.2, 4.6), 520, 1.4, '#A06BFF', (0, 0, 2.6))
light((-4.6, 1.4, 5), 380, 1.4, '#FFB84A', (0, 0, 3))
camera((0, -10.5, 3.2), (0, 0, 2.5), 49, (0, -1, 2.4), 1.9)
save(.5)
