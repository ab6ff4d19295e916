"""Carp Leap: a golden carp leaps from jade water through a gate of red lacquer."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(41)
sky([(0, '#02282C', .6), (.45, '#0A6A70', .7), (.52, '#FFE6A0', 1.6), (.6, '#0A5A60', .7),
     (.82, '#FFFFFF', 2.4), (1, '#BFFFF4', 1)], .85)
backdrop('#FFE08A', '#12A8A8', '#043A44', centre=(.5, .6), rays=14, ray='#1A7A70', strength=.95,
         reach=.46)
floor('#0A5A66', .06, z=0, bump=.5)
shine, red, dark = gold(), lacquer('#C8102A'), lacquer('#7A0816')

# The gate.
for side in (-1, 1):
    disc((1.95 * side, 1.3, 2.4), .27, 4.8, red, bevel=.02)
    for z in (.35, 3.9):
        disc((1.95 * side, 1.3, z), .33, .26, shine, bevel=.05)
box((0, 1.3, 4.35), (4.8, .34, .34), red, bevel=.06)
box((0, 1.3, 4.9), (4.2, .26, .46), dark, bevel=.05)
disc((0, 1.12, 4.9), .3, .1, shine, (math.pi / 2, 0, 0), .03)
roof = [(-3.1, .0), (-2.2, .12), (0, .5), (2.2, .12), (3.1, .0), (2.9, .42), (1.6, .62), (0, 1.06),
        (-1.6, .62), (-2.9, .42)]
extrude(roof, (0, 1.3, 5.1), .7, shine, (math.pi / 2, 0, 0), .95, .06)

# The carp: balls along an arc, with scales, fins and a tail.
body, scale = gold('#FF9A1E', .16), gold('#FFC84A', .14)
belly = material('#FFF0D0', .3, .2, coat=1)
fin = material('#FF3A1E', .1, .14, coat=1, glow=.12)


def along(t):
    a = math.radians(205 - 165 * t)
    return Vector((-.15 + 1.5 * math.cos(a), -.5 - .25 * t, 2.35 + 1.75 * math.sin(a)))


def thick(t):
    return .1 + .62 * math.sin(math.pi * min(1, .06 + t * .86)) ** .8


steps = 150
for at in range(steps):
    t = at / (steps - 1)
    ball(along(t), thick(t), body, fine=24)
for at in range(3, 19):
    t = at / 21
    here, there = along(t), along(t + .02)
    way = (there - here).normalized()
    out = Vector((0, -1, 0))
    up = way.cross(out).normalized()
    for row in range(-3, 4):
        a = (row + (.5 if at % 2 else 0)) * .36
        normal = (out * math.cos(a) + up * math.sin(a)).normalized()
        spot = ball(here + normal * thick(t) * 1.0, .15 * (.55 + thick(t) * .75),
                    belly if row > 1 else scale, fine=14)
        spot.rotation_euler = normal.to_track_quat('Z', 'Y').to_euler()
        spot.scale = (1, 1, .3)
head = along(1)
for side in (-1, 1):
    ball(head + Vector((-.12, -.42, .12)) if side < 0 else head + Vector((-.1, .3, .2)), .17,
         material('#FFFFFF', 0, .05, coat=1), fine=28)
ball(head + Vector((-.1, -.57, .12)), .095, material('#0A0612', 0, .02, coat=1), fine=24)
ring(head + Vector((.34, -.25, -.34)), .15, .06, fin, (.4, 1, 0))
tail = [(0, 0), (.5, .5), (1.25, .72), (.95, .1), (1.2, -.6), (.5, -.4)]
extrude([(-x, y) for x, y in tail], along(0) + Vector((.1, 0, .1)), .07, fin,
        (math.pi / 2, math.radians(-64), 0), 1.15, .03)
top = [(0, 0), (.2, .55), (.75, .85), (1.3, .7), (1.2, .3), (1.35, 0)]
extrude(top, along(.36) + Vector((-.15, .05, .42)), .07, fin, (math.pi / 2, math.radians(-24), 0),
        .95, .03)
side_fin = [(0, 0), (-.2, -.6), (.1, -1), (.5, -.75), (.42, -.1)]
extrude(side_fin, along(.74) + Vector((-.1, -.66, -.22)), .05, fin,
        (math.radians(78), math.radians(34), 0), .62, .03)

# Water: rings, a crown of splashes and drops.
water = glass('#9FF6F0', .02, 1.33)
foam = material('#E8FFFC', 0, .25, coat=1)
at_x = along(0).x
for radius, z in ((.55, .1), (.95, .06), (1.5, .04)):
    ring((at_x + .1, -.5, z), radius, .08, foam, fine=64)
for part in range(15):
    a = part / 15 * math.tau
    reach = .55 + random.uniform(0, .25)
    cone((at_x + .1 + reach * math.cos(a), -.5 + reach * math.sin(a) * .7, .45),
         .13, 0, random.uniform(.8, 1.5), water, (math.sin(a) * .5, math.cos(a) * .5, 0), 20)
for _ in range(60):
    a, far = random.uniform(0, math.tau), random.uniform(.3, 1.9)
    ball((at_x + far * math.cos(a), -.6 + far * math.sin(a) * .5, random.uniform(.6, 3.4)),
         random.uniform(.03, .11), water, fine=16)
for x, y, s in ((1.6, -1.3, .5), (2.3, -.4, .42), (.8, -1.8, .36)):
    for part in range(8):
        a = part / 8 * math.tau
        ball((x + s * .55 * math.cos(a), y + s * .4 * math.sin(a), .26), s * .34,
             material('#FF7AC0', 0, .2, coat=1), (.6, .6, 1.2), (math.sin(a) * -.6, math.cos(a) * .6, 0), 20)
    ball((x, y, .34), s * .3, shine, fine=20)
    disc((x, y, .05), s * 1.2, .05, lacquer('#0C8A4A'), bevel=.02)
sparks(44, '#FFF0B0', (-3, -1.4, .6), (3, .4, 6.2), .012, .032, 13)
light((-4.5, -5.5, 6.5), 620, 2.4, '#FFF8E6', (0, 0, 2.8))
light((4.8, -.4, 4.6), 520, 1.4, '#3AFFE0', (0, 0, 2.8))
light((-4.8, 1.2, 3), 460, 1.4, '#FFB03D', (0, 0, 3))
camera((0, -10.5, 3.2), (0, 0, 2.5), 49, (0, -.6, 3), 1.9)
save(.5)
