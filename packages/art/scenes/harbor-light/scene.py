"""Harbor's light: a striped lighthouse on rocks at dusk, its beam over the sea, a small sailing boat."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(12)
sky([(0, '#021018', .5), (.46, '#0B4A5E', .7), (.52, '#7FE3E8', 1.5), (.6, '#0E5A78', .7),
     (.82, '#E8FBFF', 2.2), (1, '#5AB6D8', 1)], .8)
backdrop('#4FD0DE', '#0F6E8C', '#04202E', centre=(.5, .42), strength=.95, reach=.5)
floor('#04394A', .16, z=-.1, size=90, bump=.9)

white, teal = material('#F4F1E8', 0, .35, coat=.6), lacquer('#0C7C8C')
shine, glow = gold(), neon('#FFE9A8', 16)
stone = material('#3A4650', 0, .7, bump=.5, scale=5)
# The rocks.
for x, y, z, r in ((0, .5, .1, 1.5), (-1.3, 0, 0, .85), (1.4, .2, .05, .95), (.5, -.9, -.02, .7),
                   (-.7, -.8, -.05, .6), (2.2, .8, -.1, .6), (-2.1, .9, -.1, .55)):
    ball((x, y, z), r, stone, (1, 1, .55), [random.uniform(0, 1) for _ in range(3)], 14)
# The tower: five bands that become narrower.
low, bands = .62, 5
for band in range(bands):
    bottom, top = .95 - band * .085, .95 - (band + 1) * .085
    cone((0, .4, low + .3 + band * .62), bottom, top, .62, teal if band % 2 else white)
at = low + bands * .62
disc((0, .4, at + .04), .72, .1, shine, bevel=.03)
ring((0, .4, at + .3), .66, .025, shine)
for post in range(12):
    turn = post / 12 * math.tau
    disc((.66 * math.cos(turn), .4 + .66 * math.sin(turn), at + .17), .02, .28, shine, bevel=0)
disc((0, .4, at + .36), .36, .6, glass('#FFF3CF', .05), bevel=.02)
ball((0, .4, at + .36), .22, glow, fine=32)
cone((0, .4, at + .84), .5, .04, .4, teal)
ball((0, .4, at + 1.08), .08, shine, fine=20)
bulb((0, .3, at + .36), 240, .3, '#FFE3A0')
box((0, -.48, low + .28), (.34, .12, .52), material('#7A4A22', 0, .5), bevel=.05)
for x, z in ((0, 1.9), (.12, 2.8)):
    ball((x, -.42 + (z - 1.9) * .12, z), .12, neon('#FFD27A', 6), (1, .4, 1.2), fine=20)
# The beam, as light in the air.
ray = bpy.data.materials.new('ray')
ray.use_nodes = True
ray.cycles.sample_as_light = False
nodes, links = ray.node_tree.nodes, ray.node_tree.links
mix, clear, lit, place, split, fade = (nodes.new(f'ShaderNode{kind}') for kind in (
    'MixShader', 'BsdfTransparent', 'Emission', 'TexCoord', 'SeparateXYZ', 'ValToRGB'))
lit.inputs['Color'].default_value, lit.inputs['Strength'].default_value = (1, .86, .5, 1), 1.2
fill(fade, [(0, (.42,) * 3), (.25, (.16,) * 3), (.85, (0,) * 3)])
links.new(place.outputs['Generated'], split.inputs[0])
links.new(split.outputs['Z'], fade.inputs[0])
links.new(fade.outputs[0], mix.inputs['Fac'])
links.new(clear.outputs[0], mix.inputs[1])
links.new(lit.outputs[0], mix.inputs[2])
links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
for side, reach, lean in ((-1, 9, .09), (1, 6, .09)):
    beam = cone((side * reach / 2 * math.cos(lean), .4, at + .36 + reach / 2 * math.sin(lean)), .08,
                1.5, reach, ray, (0, side * (math.pi / 2 - lean), 0))
    beam.visible_shadow = False
# A boat on its way home.
hull = lacquer('#B5301E')
boat = [lathe((0, 0, 0), [(0, -.2), (.3, -.16), (.52, .06), (.56, .14)], hull, thick=-.04),
        disc((0, 0, .78), .03, 1.5, material('#8A5A2A', 0, .5), bevel=0),
        extrude([(.06, -.6), (.06, .72), (.62, -.6)], (0, 0, .82), .02,
                material('#FFF4DC', 0, .6), (math.pi / 2, 0, 0)),
        extrude([(-.06, -.6), (-.06, .5), (-.42, -.6)], (0, 0, .82), .02,
                material('#F2B53C', 0, .6), (math.pi / 2, 0, 0))]
together(boat, (-2.5, -1.5, .08), (0, .08, .35), .9)
ball((1.9, 8.4, 6.2), .85, neon('#FFF6DC', 1.6), fine=48)
sparks(40, '#DFFBFF', (-9, 5, 3.4), (4, 8.6, 8), .008, .022, 9)
sparks(16, '#FFE9A8', (-2.4, -1.4, .2), (2.4, 1.2, 4.6), .008, .018, 12)
light((-4.5, -5.5, 6), 420, 2.4, '#E6FBFF', (0, 0, 2))
light((4.6, 1.8, 4.4), 620, 1.5, '#2AD0E0', (0, .3, 2.4))
light((-4.6, 2.2, 3.6), 420, 1.5, '#FFB45A', (0, .3, 2.4))
camera((0, -10.4, 2.7), (0, 0, 2.5), 47, (0, .2, 2.5), 2.4)
save(.5)
