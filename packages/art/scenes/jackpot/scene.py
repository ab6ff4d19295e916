"""The jackpot: a golden pot bursts with coins and cut stones on a heap of more."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(83)
sky([(0, '#1A0A24', .5), (.46, '#5A2A0A', .7), (.52, '#FFD88A', 1.6), (.6, '#2A0A4A', .6),
     (.82, '#FFF6E0', 2.6), (1, '#B07AFF', 1)], .75)
backdrop('#FFC24A', '#6A1E7A', '#12062A', centre=(.5, .5), rays=14, ray='#FFE0A0', strength=1,
         reach=.4)
floor('#1E0A34', .1, z=-.05, size=90)

shine, worn = gold(), gold('#F0A020', .28)


def coins_of(mat):
    """One coin as a mesh; hundreds of copies share it."""
    parts = [disc((0, 0, 0), 1, .2, mat, bevel=.05, sides=40), ring((0, 0, .1), .84, .05, mat, fine=40),
             ring((0, 0, -.1), .84, .05, mat, fine=40)]
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.convert(target='MESH')
    bpy.ops.object.join()
    made = bpy.context.object
    made.location = (0, 40, -40)
    return made.data


minted = {shine: coins_of(shine), worn: coins_of(worn)}


def drop(at, radius, mat, turn):
    thing = bpy.data.objects.new('coin', minted[mat])
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.scale = at, turn, (radius,) * 3


pot = [(0, 0), (.95, 0), (1.02, .1), (1.5, .55), (1.72, 1.15), (1.62, 1.75), (1.28, 2.15),
       (1.22, 2.3), (1.5, 2.5), (1.5, 2.62), (1.3, 2.62), (1.1, 2.36), (0, 2.3)]
lathe((0, 0, .35), pot, shine)
ring((0, 0, 1.5), 1.71, .07, lacquer('#B0101E'))
for stud in range(18):
    turn = stud / 18 * math.tau
    gem((1.74 * math.cos(turn), 1.74 * math.sin(turn), 1.5), .13,
        glass(('#FF2E5A', '#2AD8FF', '#3AF08A')[stud % 3], .02, 1.7),
        (math.pi / 2, 0, turn + math.pi / 2), 8)
extrude(star(5, .46), (0, -1.78, .95), .09, neon('#FFE08A', .7), (math.radians(82), 0, 0), .4, .03)
for way in (-1, 1):
    ring((way * 1.76, 0, 1.9), .36, .09, shine, (math.pi / 2, 0, 0))
for foot in (-.7, .7):
    ball((foot, -.5, .2), .26, worn, (1, 1, 1.1), fine=32)

# A heap in its mouth, coins in the air, and a wide heap around its feet.
for _ in range(150):
    turn, far = random.uniform(0, math.tau), 1.22 * math.sqrt(random.random())
    drop((far * math.cos(turn), far * math.sin(turn), 2.62 + .95 * (1 - far / 1.3)
          + random.uniform(-.1, .12)), random.uniform(.2, .28), random.choice((shine, worn)),
         (random.uniform(-.7, .7), random.uniform(-.7, .7), random.uniform(0, 3)))
for _ in range(46):
    turn, far = random.uniform(0, math.tau), random.uniform(.4, 2.4)
    drop((far * math.cos(turn), -.4 + .5 * far * math.sin(turn), random.uniform(3.8, 6.3)),
         random.uniform(.15, .25), shine,
         (random.uniform(0, 3), random.uniform(0, 3), random.uniform(0, 3)))
for _ in range(230):
    turn, far = random.uniform(0, math.tau), random.uniform(1.2, 3.4)
    x, y = far * math.cos(turn), far * .75 * math.sin(turn)
    if y > 1.6:
        continue
    drop((x, y, max(.05, .62 * (1 - abs(far - 1.3) / 2.2)) * random.uniform(.3, 1)),
         random.uniform(.2, .27), random.choice((shine, worn)),
         (random.uniform(-.5, .5), random.uniform(-.5, .5), random.uniform(0, 3)))
stones = [glass(color, .01, 1.75) for color in ('#FF2450', '#18D888', '#2AA8FF', '#C04AFF')]
for x, y, z, size, at in ((-.55, -.7, 3.35, .34, 0), (.5, -.75, 3.3, .3, 2), (.02, -.5, 3.75, .4, 1),
                          (-1.9, -1.7, .5, .42, 1), (1.85, -1.75, .5, .46, 0),
                          (-2.7, -.8, .45, .34, 3), (2.75, -.7, .45, .36, 2),
                          (-1.3, -.2, 5.2, .3, 3), (1.45, -.1, 4.9, .32, 0)):
    gem((x, y, z), size, stones[at], (random.uniform(-.6, .6), random.uniform(-.6, .6), .4), 10)
    bulb((x, y + .5, z), 26, .2, '#FFFFFF')
sparks(90, '#FFE08A', (-3.4, -1.6, .6), (3.4, 2, 6.6), .012, .04, 14)
if HERO:
    sparks(60, '#FFC24A', (-9, 1, .8), (-3, 5, 6.4), .012, .034, 12)
    for _ in range(60):
        drop((random.uniform(-8, -3.2), random.uniform(-.6, 1.6), .06), random.uniform(.18, .26),
             worn, (random.uniform(-.3, .3), random.uniform(-.3, .3), random.uniform(0, 3)))
light((-4.5, -5, 6), 520, 2.2, '#FFF2D8', (0, 0, 2))
light((4.8, 2.4, 5), 760, 1.4, '#B06AFF', (0, 0, 2.4))
light((-4.8, 2.4, 5), 640, 1.4, '#FF9A3A', (0, 0, 2.4))
light((0, -5, .6), 70, 1.8, '#FFD08A', (0, 0, 2))
camera((0, -10.4, 3.5), (0, 0, 2.7), 48, (0, -.9, 2.6), 1.8)
save(.55)
