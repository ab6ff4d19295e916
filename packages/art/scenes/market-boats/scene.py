"""Market Boats: a wooden boat, heaped with fruit, on a sunny river of the south."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(59)
sky([(0, '#0A3A1E', .6), (.45, '#7AC050', .7), (.52, '#FFF6D0', 1.8), (.6, '#5AB0E0', .8),
     (.82, '#FFFFFF', 2.6), (1, '#BFE6FF', 1)], .9)
backdrop('#FFF2A8', '#5AC8F0', '#1A7AC0', centre=(.5, .6), rays=16, ray='#FFD45A', strength=.72,
         reach=.5)
floor('#1E7A6A', .07, z=0, bump=.45)
wood, rim = material('#8A4A1C', 0, .35, coat=.5, bump=.2, scale=8), material('#D08A3C', 0, .35, coat=.5)

# The boat, seen from the front: a hull of planks with painted eyes.
for row in range(9):
    t = row / 8
    low, high = (.75 + 1.35 * step ** .6 for step in (t, t + 1 / 8))
    hull = [(-low, 0), (low, 0), (high, .19), (-high, .19)]
    extrude(hull, (0, -.75 + .12 * (1 - t), .12 + row * .17), 1.4 + .8 * t, wood if row % 2 else
            material('#9A5522', 0, .35, coat=.5, bump=.2, scale=8), (math.pi / 2, 0, 0), 1, .03)
box((0, -.75, 1.72), (4.4, 2.3, .16), rim, bevel=.06)
box((0, -1.95, .95), (.26, .3, 1.75), lacquer('#C8182A'), bevel=.08)
for side in (-1, 1):
    ball((.85 * side, -1.62, 1.02), .34, material('#FFFFFF', 0, .2, coat=1), (1.25, .3, .85))
    ball((.88 * side, -1.73, 1.0), .17, material('#101018', 0, .05, coat=1), (1, .4, 1))
    ring((.85 * side, -1.66, 1.02), .4, .04, lacquer('#C8182A'), (math.pi / 2, 0, 0), 48)

leaf = material('#2EA83A', 0, .35, coat=.4)


def tuft(at, size, count=10, tone=leaf):
    for part in range(count):
        a = part / count * math.tau
        cone((at[0] + .16 * size * math.cos(a), at[1] + .16 * size * math.sin(a), at[2] + .32 * size),
             .12 * size, 0, .95 * size, tone, (-math.sin(a) * .55, math.cos(a) * .55, 0), 12)


def pineapple(at, size):
    skin, bump = material('#E8A01E', 0, .4, coat=.4), material('#B86A10', 0, .4)
    ball(at, size, skin, (.8, .8, 1.15))
    for row in range(7):
        z = -.85 + row * .28
        wide = math.sqrt(max(0, 1 - z * z)) * .8
        for part in range(11):
            a = (part + (row % 2) * .5) / 11 * math.tau
            ball((at[0] + size * wide * math.cos(a), at[1] + size * wide * math.sin(a),
                  at[2] + size * z * 1.15), size * .13, bump, (1, 1, .8), fine=10)
    tuft((at[0], at[1], at[2] + size * .95), size)


def dragon_fruit(at, size, turn):
    skin, scale = material('#F0247A', 0, .3, coat=.6), material('#7AD04A', 0, .35)
    parts = [ball((0, 0, 0), size, skin, (.85, .85, 1.12))]
    for part in range(20):
        a, z = part * 2.4, -.8 + part * .085
        wide = math.sqrt(max(0, 1 - z * z)) * .82
        spike = cone((size * wide * math.cos(a), size * wide * math.sin(a), size * z * 1.1), size * .2, 0,
                     size * .62, scale, (0, 0, 0), 8)
        way = Vector((math.cos(a), math.sin(a), .9))
        spike.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
        parts.append(spike)
    together(parts, at, turn)


def durian(at, size):
    skin = material('#A8B83C', 0, .45, coat=.3)
    ball(at, size * .9, skin)
    for part in range(130):
        z = 1 - 2 * (part + .5) / 130
        a = part * 2.39996
        way = Vector((math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a), z))
        if way.y > .5:
            continue
        spike = cone(Vector(at) + way * size * .95, size * .13, 0, size * .3, skin, (0, 0, 0), 6)
        spike.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
    disc((at[0], at[1], at[2] + size * 1.05), size * .1, size * .4, wood)


durian((-.15, -.7, 3.05), .82)
pineapple((1.25, -.55, 2.75), .66)
dragon_fruit((-1.4, -.85, 2.35), .58, (.3, .4, 0))
dragon_fruit((.55, -1.35, 2.2), .46, (-.2, -.6, .5))
for x, y, z, s in ((-.5, -1.5, 2.12, .36), (-1.05, -.3, 2.9, .36), (1.85, -1.1, 2.1, .34), (.2, -.2, 3.85, .3)):
    ball((x, y, z), s, lacquer('#4A1030'), (1, 1, .92), fine=32)
    for part in range(5):
        a = part / 5 * math.tau
        ball((x + s * .32 * math.cos(a), y + s * .32 * math.sin(a), z + s * .86), s * .25, leaf, (1, 1, .3), fine=14)
for x, y, z, turn in ((-1.9, -1.15, 2.05, .5), (1.25, -1.6, 2.05, -.4), (.05, -1.75, 1.98, .9)):
    ball((x, y, z), .34, material('#FFB41E', 0, .25, coat=.7), (1.3, .9, .9), (0, turn, 0))
ball((-2.1, .1, 2.45), .6, material('#1E8A2E', 0, .2, coat=.8))
slice_ = [(math.cos(a), math.sin(a)) for a in [math.radians(180 + 180 * k / 24) for k in range(25)]]
extrude(slice_, (2.05, -.3, 2.75), .2, material('#1E8A2E', 0, .3, coat=.6), (math.pi / 2, .3, 0), .72, .02)
extrude(slice_, (2.05, -.37, 2.77), .22, material('#FF2E4A', 0, .3, coat=.6), (math.pi / 2, .3, 0), .62, .01)
# A pole with a pineapple, as sellers hang out what they sell; palms at the banks.
disc((-1.75, .3, 4.1), .055, 4.4, rim, (0, math.radians(-6), 0))
pineapple((-1.95, .2, 5.5), .34)
for side in (-1, 1):
    for step in range(10):
        disc((3.0 * side - .06 * side * step, 3.4, .5 + step * .42), .15, .46, wood, (0, -.1 * side, 0))
    for part in range(9):
        a = part / 9 * math.tau
        frond = [(0, -.1), (.9, .22), (1.9, -.35), (1, -.02)]
        extrude(frond, (2.4 * side, 3.4, 4.8), .05, leaf, (math.pi / 2 + .3 * math.sin(a), a, 0), .95, .02)
for x, y, s in ((-2.2, -2.0, .34), (2.2, -2.1, .3)):
    disc((x, y, .04), s * 1.5, .05, lacquer('#2A9A4A'), bevel=.02)
    for part in range(7):
        a = part / 7 * math.tau
        ball((x + s * .5 * math.cos(a), y + s * .4 * math.sin(a), .22), s * .34, material('#FFB0DC', 0, .25, coat=.6),
             (.6, .6, 1.2), (-math.sin(a) * .6, math.cos(a) * .6, 0), 16)
sparks(26, '#FFFFE0', (-3, -1.6, .2), (3, .4, 6), .012, .03, 12)
light((-4.5, -5.5, 6.8), 700, 2.6, '#FFF8E0', (0, 0, 2.2))
light((4.8, -.4, 5), 480, 1.4, '#FFD060', (0, 0, 2.6))
light((-4.8, .8, 3), 340, 1.4, '#8AE8FF', (0, 0, 2.4))
camera((0, -10.5, 3.5), (0, 0, 2.5), 48, (0, -1.2, 2.4), 2.2)
save(.4)
