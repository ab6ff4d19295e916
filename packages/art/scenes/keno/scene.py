"""Keno: numbered balls burst from a glass globe in a sea-green hall with brass."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(21)
sky([(0, '#031A3A', .6), (.45, '#0A4A9A', .6), (.52, '#9AF0FF', 1.5), (.6, '#0A3A8A', .6),
     (.82, '#FFFFFF', 2.6), (1, '#FFE0A0', 1)], .8)
backdrop('#3AC8FF', '#0A5AC8', '#031040', centre=(.5, .58), rays=16, ray='#0A4AA0', strength=.95,
         reach=.4)
floor('#052060', .1, z=0)

brass = gold('#FFC04A', .18)
# The globe: a thin shell that light only grazes, on a stand of brass.
shell = bpy.data.materials.new('shell')
shell.use_nodes = True
nodes, links = shell.node_tree.nodes, shell.node_tree.links
mix, clear = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeBsdfTransparent')
shine, edge = nodes.new('ShaderNodeBsdfGlossy'), nodes.new('ShaderNodeLayerWeight')
shine.inputs['Roughness'].default_value, edge.inputs['Blend'].default_value = .02, .22
links.new(edge.outputs['Fresnel'], mix.inputs[0])
links.new(clear.outputs[0], mix.inputs[1])
links.new(shine.outputs[0], mix.inputs[2])
links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
ball((0, .5, 3.35), 1.95, shell, fine=96)
ring((0, .5, 3.35), 1.99, .06, brass, (math.radians(90), 0, 0), 128)
ring((0, .5, 3.35), 1.99, .05, brass, (math.radians(90), 0, math.radians(90)), 128)
lathe((0, .5, 0), [(1.25, 0), (1.3, .12), (1.1, .26), (.62, .5), (.5, .8), (.62, 1.15), (.9, 1.42),
                   (.5, 1.5)], lacquer('#0A2A7A'))
ring((0, .5, .14), 1.28, .06, brass)
ring((0, .5, 1.42), .9, .06, brass)

paint = ('#E81E3A', '#FFB01E', '#1E8AFF', '#12B85A', '#9A3AF0', '#FF6A1E', '#FF4AA0', '#12B8B8')
white, ink = material('#FFFFFF', 0, .12, coat=1), material('#10142A', 0, .3, coat=1)


def number(at, r, value, color, turn=(0, 0, 0)):
    parts = [ball((0, 0, 0), r, material(color, 0, .06, coat=1)),
             ball((0, -r * .435, 0), r * .62, white),
             words(str(value), (0, -r * 1.035, 0), r * (.72 if value > 9 else .85), ink, depth=.012,
                   bevel=.006)]
    together(parts, at, turn)


spots = [(-.8, 0, 2.3), (.1, -.3, 2.15), (.95, .1, 2.4), (-1.1, .4, 3.2), (-.25, -.6, 3.0),
         (.7, -.4, 3.25), (1.2, .9, 3.5), (-.65, 0, 4.1), (.25, .2, 4.3), (.05, 1.2, 3.4)]
values = [7, 12, 33, 38, 8, 25, 21, 19, 40, 3]
for at, (spot, value) in enumerate(zip(spots, values)):
    number(spot, .5, value, paint[at % 8], (random.uniform(-.25, .25), random.uniform(-.5, .5),
                                            random.uniform(-.3, .3)))
for spot, r, value, color, turn in (((-1.75, -1.3, .62), .62, 36, paint[5], (-.15, .2, -.2)),
                                    ((1.75, -1.2, .62), .62, 5, paint[4], (-.15, -.2, .25)),
                                    ((2.25, .2, 5.0), .44, 14, paint[1], (.2, .5, .3)),
                                    ((-2.2, .1, 5.15), .42, 29, paint[6], (.1, -.5, -.3))):
    number(spot, r, value, color, turn)
sparks(44, '#FFE6A0', (-3, -1.6, .5), (3, .4, 6.4), .012, .03, 14)
sparks(36, '#B0F0FF', (-5, 4, .5), (5, 8, 8), .03, .08, 6)
light((-4.5, -5, 6.5), 560, 2.4, '#FFFFFF', (0, 0, 2.8))
light((4.8, 1.4, 4.6), 620, 1.4, '#FFC04A', (0, 0, 3))
light((-4.8, 1.6, 3.4), 560, 1.4, '#3AE8FF', (0, 0, 3))
camera((0, -10.5, 3.4), (0, 0, 2.42), 50, (0, -.8, 2.9), 1.6)
save(.5)
