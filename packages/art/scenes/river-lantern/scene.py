"""A river at night: a silk lantern glows on a wooden boat, small lotus lights drift past."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(23)
sky([(0, '#0E0408', .5), (.46, '#4A1430', .6), (.52, '#FFB06A', 1.6), (.6, '#5A1838', .6),
     (.82, '#FFE2C0', 2.2), (1, '#B04A7A', 1)], .7)
backdrop('#FF9A5A', '#A82A4A', '#1E0A28', centre=(.5, .44), strength=.9, reach=.46)
floor('#2A0E22', .14, z=-.08, size=90, bump=.8)

shine, wood = gold(), material('#6A3414', 0, .4, coat=.5, bump=.2, scale=9)
silk, light_silk = neon('#FF4A1E', 2.6), neon('#FFC24A', 3.4)
# The boat: a long shell with a seat at each end.
steps, rows = 28, 9
points, faces = [], []
for step in range(steps + 1):
    along = step / steps * 2 - 1
    half = .62 * (1 - abs(along) ** 2.6) + .02
    rise = .75 * abs(along) ** 3
    for row in range(rows):
        turn = math.pi * row / (rows - 1)
        points.append((along * 2.7, -math.cos(turn) * half, rise + .42 - math.sin(turn) * .46))
for step in range(steps):
    for row in range(rows - 1):
        a = step * rows + row
        faces.append((a, a + 1, a + rows + 1, a + rows))
mesh = bpy.data.meshes.new('boat')
mesh.from_pydata(points, [], faces)
hull = bpy.data.objects.new('boat', mesh)
bpy.context.collection.objects.link(hull)
bpy.ops.object.select_all(action='DESELECT')
hull.select_set(True)
bpy.context.view_layer.objects.active = hull
solid = hull.modifiers.new('solid', 'SOLIDIFY')
solid.thickness = .07
finish(hull, wood)
parts = [hull]
for x in (-1.5, 0, 1.5):
    parts.append(box((x, 0, .42), (.28, 1.05, .06), wood, bevel=.02))
# The lantern: twelve silk ribs between gold rings.
body = []
for rib in range(16):
    turn = rib / 16 * math.tau
    body.append(ball((.62 * math.cos(turn), .62 * math.sin(turn), 0), .5,
                     light_silk if rib % 2 else silk, (.62, .42, 1.85), (0, 0, turn), 24))
body += [disc((0, 0, .98), .42, .12, shine), disc((0, 0, -.98), .42, .12, shine),
         ring((0, 0, 1.05), .42, .05, shine), ring((0, 0, -1.05), .42, .05, shine),
         ring((0, 0, 1.3), .16, .035, shine, (math.pi / 2, 0, 0))]
for thread in range(14):
    turn = thread / 14 * math.tau
    body.append(disc((.2 * math.cos(turn), .2 * math.sin(turn), -1.42), .022, .7,
                     lacquer('#E0241B'), bevel=0))
together(body, (0, 0, 2.32))
parts.append(disc((0, 0, .62), .5, .3, lacquer('#8A0E1A'), bevel=.06))
together(parts, (0, 0, -.02), (0, 0, math.radians(-16)), 1.12)
bulb((0, -.9, 2.5), 120, .5, '#FF9A4A')


def lotus(at, size, color):
    petal = material(color, 0, .4, coat=.5, glow=.5)
    flower = [ball((0, 0, .1), .12, neon('#FFD67A', 14), fine=20)]
    for round_at, (count, lean, reach) in enumerate(((8, .95, .34), (8, .55, .22))):
        for at_petal in range(count):
            turn = (at_petal + round_at * .5) / count * math.tau
            flower.append(ball((reach * math.cos(turn), reach * math.sin(turn), .1), .2, petal,
                               (.28, .62, 1), (0, lean, turn), 20))
    together(flower, at, (0, 0, random.uniform(0, 1)), size)


for x, y, s, color in ((-2.6, -1.9, 1.15, '#FF7AA8'), (2.5, -2.1, 1.0, '#FFB86A'),
                       (-4.6, 1.2, .8, '#FFA0C0'), (-7.2, 2.4, .7, '#FFB86A'),
                       (.4, -2.8, .85, '#FF8AB4'), (-9.6, 4.2, .6, '#FF9AB8'),
                       (3.6, 1.6, .7, '#FF9AB8'), (-5.8, 5, .55, '#FFC88A')):
    lotus((x, y, -.02), s, color)
for x, z, wide, tall in ((-12, -.4, 6, 3.2), (-4.5, -.4, 5, 2.2), (3.4, -.4, 6, 3.0), (9, -.4, 5, 2)):
    cone((x, 8, z + tall / 2), wide, .2, tall, material('#3A0E2C', 0, .9), sides=7)
sparks(44, '#FFD08A', (-8, -1, .6), (4, 6, 6), .01, .03, 12)
light((-4.5, -5.5, 6), 260, 2.4, '#FFE2C8', (0, 0, 1.6))
light((4.6, 2.4, 4.6), 620, 1.5, '#FF4A7A', (0, .3, 2))
light((-4.6, 2.6, 3.6), 420, 1.5, '#FFB04A', (0, .3, 2))
camera((0, -10.2, 3.1), (0, 0, 1.9), 50, (0, -.3, 2), 1.8)
save(.55)
