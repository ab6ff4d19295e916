"""Rivers League: a ball flies from the spray of a river pitch towards the net, under floodlights."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
import bmesh
from kit import *

start(61)
sky([(0, '#04140C', .5), (.46, '#0E5A3A', .7), (.52, '#E8FFD8', 1.5), (.6, '#0A3A5A', .6),
     (.82, '#FFFFFF', 2.6), (1, '#5AC8FF', 1)], .75)
backdrop('#8AF0C0', '#0E7A7A', '#041A3A', centre=(.5, .52), rays=12, ray='#BFFFE0', strength=1,
         reach=.42)


def football(at, radius, panels, turn):
    """Twelve pentagons and twenty hexagons, each a cushion with a seam around it."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=1, radius=1)
    bmesh.ops.bevel(shape, geom=shape.verts[:], offset=33.333, offset_type='PERCENT',
                    affect='VERTICES', segments=1, profile=.5)
    for face in shape.faces:
        face.material_index = 1 if len(face.verts) == 5 else 0
    seams = bmesh.ops.inset_individual(shape, faces=shape.faces[:], thickness=.024)['faces']
    for face in seams:
        face.material_index = 2
    bmesh.ops.triangulate(shape, faces=shape.faces[:])
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=5, use_grid_fill=True)
    for corner in shape.verts:
        in_seam = any(face.material_index == 2 for face in corner.link_faces)
        corner.co = corner.co.normalized() * (.972 if in_seam else 1)
    for face in shape.faces:
        face.smooth = True
    mesh = bpy.data.meshes.new('football')
    shape.to_mesh(mesh)
    for mat in panels:
        mesh.materials.append(mat)
    thing = bpy.data.objects.new('football', mesh)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.scale = at, turn, (radius,) * 3
    return thing


white = material('#F6F8FA', 0, .3, coat=.7, bump=.03, scale=40)
navy, seam = material('#0B2A6E', 0, .25, coat=.9), material('#7A8798', 0, .6)
football((.25, -.5, 3.15), 1.5, (white, navy, seam), (.5, .35, .2))

# The pitch, mown in stripes, with its lines and the spray that the ball takes along.
for stripe in range(16):
    color = '#1E8A3A' if stripe % 2 else '#2AA84A'
    box((0, -4 + stripe * .95, -.12), (60, .95, .2), material(color, 0, .85, bump=.6, scale=60),
        bevel=0)
chalk = material('#F4FFF0', 0, .6, glow=.15)
box((0, .9, .0), (60, .09, .02), chalk, bevel=0)
ring((0, .9, .0), 1.9, .04, chalk)
water = glass('#DFFFF6', .01, 1.2)
for _ in range(90):
    far = random.random()
    ball((.2 + random.uniform(-1.5, 1.3) * (.5 + far * .6), -.6 + random.uniform(-.6, .5),
          .1 + far * 1.9), random.uniform(.025, .1) * (1.25 - far), water, fine=20)

# The goal: posts, bar and a net that catches the light.
post = material('#FFFFFF', 0, .2, coat=1)
for x in (-2.75, 2.75):
    disc((x, 3.4, 2.3), .11, 4.6, post, bevel=0)
disc((0, 3.4, 4.6), .11, 5.6, post, (0, math.pi / 2, 0), bevel=0)
cord = material('#E8FFF6', 0, .5, glow=.25)
for at in range(23):
    disc((-2.64 + at * .24, 4.4, 2.3), .014, 4.6, cord, bevel=0, sides=8)
for at in range(19):
    disc((0, 4.4, .12 + at * .25), .014, 5.4, cord, (0, math.pi / 2, 0), bevel=0, sides=8)

# Stands full of people, and floodlights above them.
crowd = [material(color, 0, .6, glow=.12) for color in
         ('#FFC93C', '#3AC0FF', '#FF6A4A', '#F4F4FF', '#34D88A', '#7A5CFF')]
for row in range(7):
    box((0, 7.0 + row * .42, .55 + row * .42), (44, .5, .4), lacquer('#0C2A4A'), bevel=0)
    for seat in range(-34, 35):
        ball((seat * .46 + row % 2 * .2 + random.uniform(-.06, .06), 6.9 + row * .42,
              .95 + row * .42), .14, random.choice(crowd), (1, 1, 1.25), fine=10)
frame, lamp = material('#1A2A3A', .6, .3), neon('#F6FFFF', 9)
for x in (-3.2, 3.2, -8.4, -12):
    box((x, 8.2, 6.6), (1.7, .12, 1.0), frame, bevel=.03)
    for at in range(12):
        ball((x - .6 + at % 4 * .4, 8.1, 6.3 + at // 4 * .3), .13, lamp, (1, .4, 1), fine=16)
    disc((x, 8.3, 3.4), .09, 6, frame, bevel=0)

shine = gold()
# Pennants of the two teams.
for x, color, way in ((-2.35, '#E8352A', 1), (2.45, '#1E7AE0', -1)):
    disc((x, .6, 1.2), .05, 2.5, shine, bevel=0)
    ball((x, .6, 2.5), .12, shine, fine=24)
    extrude([(0, 0), (1.05, -.34), (0, -.74)], (x + way * .02, .6, 2.35), .05, lacquer(color),
            (math.pi / 2, 0, 0 if way > 0 else math.pi), 1, .01)
if HERO:
    for x in (-4.6, -5.6):
        football((x, .4 + (x + 5) * .6, .42), .42, (white, navy, seam), (x, 1.2, .4))
sparks(60, '#FFFFFF', (-8, 1, 1.2), (5, 6, 7), .01, .03, 10)
sparks(24, '#FFE08A', (-1.2, -1.6, 1.4), (2, -.6, 4.6), .012, .03, 14)
light((-4.5, -5.5, 7), 520, 2.2, '#FFFFFF', (0, 0, 2.6))
light((4.8, 2.4, 6), 760, 1.5, '#7ADFFF', (0, 0, 3))
light((-4.6, 2.6, 5), 560, 1.5, '#FFE08A', (0, 0, 3))
light((0, -5, .6), 90, 2, '#7AFFB0', (0, 0, 2.4))
camera((0, -10, 2.7), (0, 0, 2.72), 48, (0, -1.2, 3.1), 1.6)
save(.5)
