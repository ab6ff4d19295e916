"""Lantern Duel: two paper lanterns fence with bamboo poles on a lacquered drum."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(41)
sky([(0, '#1A0508', .5), (.46, '#5A1A12', .7), (.52, '#FFC070', 1.5), (.6, '#12204A', .6),
     (.82, '#FFE8C8', 2), (1, '#3A5AA8', 1)], .65)
backdrop('#FFB347', '#9A2A1E', '#1A0714', centre=(.5, .46), strength=1, reach=.42, rays=18,
         ray='#FFD08A')
floor('#240810', .12, z=-.05, size=90)

shine, wood = gold(), material('#C98A3A', 0, .35, coat=.6, bump=.15, scale=10)
disc((0, .2, .22), 2.7, .55, lacquer('#8A0E1A'), bevel=.06)
disc((0, .2, .51), 2.4, .06, material('#F2DEB0', 0, .6), bevel=.02)
ring((0, .2, .5), 2.55, .09, shine)
ring((0, .2, .55), 1.25, .03, lacquer('#8A0E1A'))
for stud in range(28):
    turn = stud / 28 * math.tau
    ball((2.7 * math.cos(turn), .2 + 2.7 * math.sin(turn), .22), .07, shine, fine=16)


def fighter(x, way, bright, deep, band):
    """A round lantern with a face, two arms and a pole across."""
    glow, dark = neon(bright, 1.25), neon(deep, .85)
    parts = []
    for rib in range(14):
        turn = rib / 14 * math.tau
        parts.append(ball((.52 * math.cos(turn), .52 * math.sin(turn), 0), .5,
                          glow if rib % 2 else dark, (.66, .5, 1.62), (0, 0, turn), 24))
    parts += [disc((0, 0, .84), .4, .14, shine), disc((0, 0, -.84), .4, .14, shine),
              ring((0, 0, .92), .4, .05, shine), ring((0, 0, -.92), .4, .05, shine),
              ring((0, 0, 1.1), .13, .035, shine, (math.pi / 2, 0, 0)),
              ring((0, 0, .34), .83, .085, lacquer(band))]
    for thread in range(12):
        turn = thread / 12 * math.tau
        parts.append(disc((.17 * math.cos(turn), .17 * math.sin(turn), -1.14), .022, .5,
                          lacquer(band), bevel=0))
    ink = material('#140408', 0, .4)
    for side in (-1, 1):
        parts.append(ball((side * .26 - way * .06, -.84, .02), .12, ink, (1, .4, 1.25)))
        parts.append(ball((side * .26 - way * .03, -.89, .07), .04, neon('#FFFFFF', 5), fine=16))
        parts.append(box((side * .26 - way * .06, -.83, .22), (.28, .06, .05), ink,
                         (0, side * math.radians(20), 0), bevel=.02))
    together(parts, (x, 0, 1.95), (0, math.radians(7 * way), 0), 1)
    # The knot of the band flutters behind.
    for at, drop in ((.16, .1), (.05, -.12)):
        box((x - way * 1.12, .25, 2.3 + at), (.55, .03, .13), lacquer(band),
            (0, math.radians(way * (24 + 90 * drop)), 0), bevel=.01)
    hand = (x + way * .78, -.62, 1.72)
    ball(hand, .17, shine)
    disc(((x + way * .62), -.4, 1.72), .06, .5, shine, (math.pi / 2, 0, way * .6), bevel=0)
    # The pole leans over the middle, where the two meet.
    lean = way * math.radians(33)
    disc((hand[0] + way * .62, -.7, 1.72 + .92), .1, 3.4, wood, (0, lean, 0), bevel=.02, sides=32)
    for knot in (-1.2, -.4, .4, 1.2):
        ring((hand[0] + way * .62 + math.sin(lean) * knot, -.7, 2.64 + math.cos(lean) * knot),
             .105, .026, wood, (0, lean, 0), fine=32)


fighter(-1.42, 1, '#FF5A2A', '#D4161E', '#FFC93C')
fighter(1.42, -1, '#3AA0FF', '#1546C8', '#F2F6FF')
bulb((-1.3, -1.4, 1.2), 60, .5, '#FF7A3A')
bulb((1.3, -1.4, 1.2), 60, .5, '#4A9AFF')
# Where the poles meet.
ball((0, -.86, 2.98), .1, neon('#FFF6D8', 14), fine=24)
for ray in range(18):
    turn = ray / 18 * math.tau
    reach = .42 if ray % 2 else .7
    cone((math.sin(turn) * (.14 + reach / 2), -.86, 2.98 + math.cos(turn) * (.14 + reach / 2)),
         .032, .003, reach, neon('#FFD86A', 7), (0, turn, 0), sides=12)
sparks(50, '#FFD86A', (-1.2, -1.6, 2.2), (1.2, -.8, 4.2), .012, .034, 10)
sparks(50, '#FFB04A', (-9, 2, .6), (5, 7, 7), .012, .035, 12)
# Banners and drums of the hall behind.
for x, color in ((-3.2, '#B0141E'), (3.2, '#1A3FA0'), (-6.4, '#B0141E'), (-9.4, '#1A3FA0')):
    box((x, 4.5, 3.6), (1.0, .06, 4.2), lacquer(color), bevel=.02)
    disc((x, 4.4, 4.4), .34, .06, shine, (math.pi / 2, 0, 0))
    box((x, 4.5, 5.75), (1.3, .1, .1), shine, bevel=.02)
light((-4.5, -5, 6), 420, 2.4, '#FFE6D0', (0, 0, 1.8))
light((4.6, 2.4, 4.6), 640, 1.5, '#4A8AFF', (0, 0, 2))
light((-4.6, 2.6, 4), 640, 1.5, '#FF6A3A', (0, 0, 2))
camera((0, -10, 2.9), (0, 0, 2.2), 48, (0, -.5, 2.2), 1.8)
save(.5)
