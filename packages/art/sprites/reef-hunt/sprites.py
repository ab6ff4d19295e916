"""The animals of Reef Hunt, each alone on a transparent ground: kit.py's arguments, then names.

blender -b -noaudio --python sprites.py -- FOLDER WIDTH HEIGHT SAMPLES [NAME...]
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from reef import *

# How each is turned for the eye (roll towards it, nose towards it), and the width of its picture.
looks = {'tetra': ((0, 0), 2.3), 'clown': ((0, -.16), 2.45), 'tang': ((0, -.14), 2.3),
         'angel': ((0, -.14), 3.8), 'puffer': ((.05, -.2), 2.6), 'lion': ((.12, -.2), 3.1),
         'turtle': ((.42, -.12), 3.8), 'manta': ((.85, -.1), 3.9), 'crab': ((.16, 0), 3.7),
         'shark': ((.08, -.14), 2.9), 'arowana': ((.06, -.1), 3.65),
         'cannon': ((0, 0), 3.2), 'mount': ((0, 0), 1.9), 'coin': ((0, 0), 1.5),
         'left': ((0, 0), 6.4), 'right': ((0, 0), 6.4)}
things = {**kinds, 'cannon': cannon, 'mount': mount,
          'coin': lambda: [coin((0, 0, 0), .5, gold(), (math.pi / 2 - .15, .25, 0))],
          'left': lambda: garden(-1), 'right': lambda: garden(1)}
folder = OUT
names = sys.argv[sys.argv.index('--') + 5:] or list(things)
for name in names:
    scene = start(7, 'High Contrast', .1)
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = 'RGBA'
    warm = name in ('cannon', 'mount', 'coin')
    sky([(0, '#5A1E0A', .8), (.4, '#C86A1E', .8), (.55, '#FFE6B0', 1.4), (.8, '#FFFFFF', 2.4),
         (1, '#FFFFFF', 2.6)] if warm else [(0, '#0A4A8A', .9), (.4, '#1E8AC8', .8), (.55, '#8AE0FF', 1.2), (.8, '#FFFFFF', 2.2),
         (1, '#FFFFFF', 2.6)], .75)
    (roll, yaw), wide = looks[name]
    together(things[name](), turn=(roll, 0, yaw))
    light((-2, -4.5, 5), 330, 2.2, '#FFF6E0', (0, 0, 0))
    light((3.5, -3, 1.5), 90, 2, '#BFEFFF', (0, 0, 0))
    light((.5, 3.5, 3.5), 260, 1.6, '#5AE8FF', (0, 0, 0))
    light((0, -1.5, -4), 60, 3, '#2A8AFF', (0, 0, 0))
    middle, high = {'cannon': (.27, 0), 'left': (-.2, .5), 'right': (.2, .5)}.get(name, (-.08, 0))
    bpy.ops.object.camera_add(location=(middle, -12, high), rotation=(math.pi / 2, 0, 0))
    view = bpy.context.object
    view.data.type, view.data.ortho_scale = 'ORTHO', wide
    scene.camera = view
    scene.render.filepath = os.path.join(folder, f'{name}.png')
    bpy.ops.render.render(write_still=True)
