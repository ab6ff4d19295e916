"""Sic Bo: three ivory dice tumble under a glass dome, red and gold chips around."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(63)
sky([(0, '#240204', .6), (.45, '#8A0E1E', .6), (.52, '#FFD88A', 1.6), (.6, '#5A0A1E', .6),
     (.82, '#FFFFFF', 2.6), (1, '#FFD8A0', 1)], .8)
backdrop('#FF9A3A', '#C01424', '#26020C', centre=(.5, .56), rays=16, ray='#8A1408', strength=1,
         reach=.42)
floor('#4A0410', .16, z=0)
from cards import *  # makes materials: after start()

bone, spot = material('#FFF8EA', 0, .1, coat=1), lacquer('#12141E')
blood = lacquer('#D60E24')
lathe((0, .3, 0), [(0, .5), (1.75, .5), (2.05, .42), (2.2, .2), (2.3, 0), (0, 0)],
      lacquer('#7A0A18'))
ring((0, .3, .46), 1.95, .07, shine)
ring((0, .3, .06), 2.26, .06, shine)
for at in range(24):
    a = at / 24 * math.tau
    ball((2.14 * math.cos(a), .3 + 2.14 * math.sin(a), .3), .065, neon('#FFE6A0', 6), fine=16)
# The dome: a shell that only its edge and its lights show.
shell = bpy.data.materials.new('shell')
shell.use_nodes = True
nodes, links = shell.node_tree.nodes, shell.node_tree.links
mix, clear = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeBsdfTransparent')
shiny, edge = nodes.new('ShaderNodeBsdfGlossy'), nodes.new('ShaderNodeLayerWeight')
shiny.inputs['Roughness'].default_value, edge.inputs['Blend'].default_value = .02, .2
for start_at, end in ((edge.outputs['Fresnel'], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]),
                      (shiny.outputs[0], mix.inputs[2]),
                      (mix.outputs[0], nodes['Material Output'].inputs['Surface'])):
    links.new(start_at, end)
dome = [(1.86, .5), (1.9, 1.6), (1.85, 2.6), (1.65, 3.5), (1.2, 4.15), (.6, 4.5), (.02, 4.58)]
lathe((0, .3, 0), dome, shell)
ball((0, .3, 4.75), .2, shine)
ring((0, .3, 4.58), .3, .06, shine)
die((-.72, -.1, 1.12), 1.12, bone, spot, (0, 0, math.radians(24)), (6, 5, 4), rim=shine)
die((.78, -.15, 1.15), 1.16, bone, blood, (0, 0, math.radians(-20)), (1, 4, 2), rim=shine)
die((.05, .3, 2.75), 1.2, bone, spot, (math.radians(28), math.radians(-24), math.radians(-14)),
    (3, 6, 5), rim=shine)
bulb((0, -.6, 3.9), 90, .4, '#FFD88A')
for x, y, n, color in ((-2.15, -1.3, 5, '#C8102A'), (2.15, -1.3, 5, '#12141E'),
                       (-1.25, -1.9, 3, '#E8A81E'), (1.25, -1.9, 3, '#FFFFFF')):
    chips(x, y, n, color)
for x, y, z, a, b in ((-2.4, .3, 3.3, 1.1, .4), (2.45, .2, 3.5, 1.2, -.5), (-2.2, -.4, 4.9, .6, -.7),
                      (2.2, -.4, 5.1, 1.0, .6), (0, -1.9, .12, .1, .1)):
    coin((x, y, z), .32, shine, (a, b, .4))
sparks(56, '#FFC45C', (-3, -1.6, .5), (3, .4, 6.4), .012, .032, 13)
light((-4.5, -5, 6.5), 520, 2.4, '#FFF0DC', (0, 0, 2.5))
light((4.8, 1.6, 4.6), 640, 1.4, '#FF5A2E', (0, 0, 3))
light((-4.8, 1.6, 3.6), 560, 1.4, '#FFC04A', (0, 0, 3))
camera((0, -10.5, 3.6), (0, 0, 2.42), 50, (0, -.6, 2.4), 1.7)
save(.5)
