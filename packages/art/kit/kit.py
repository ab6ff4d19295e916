"""What all scenes share: materials, shapes, light, backdrop and camera, for Blender 3.4 and Cycles.

blender -b -noaudio --python <scene>/scene.py -- OUT.png WIDTH HEIGHT SAMPLES
"""
import math
import random
import sys

import bpy
from mathutils import Matrix, Vector

OUT, WIDTH, HEIGHT, SAMPLES = (sys.argv[sys.argv.index('--') + 1:] + ['', '90', '120', '32'])[:4] \
    if '--' in sys.argv else ('', '90', '120', '32')

# A hero is twice as wide as high. The scene stands right of its middle, smaller than in a tile, so
# that text fits beside it. A crop of 3:1 shows the middle two thirds of the height.
HERO = int(WIDTH) > int(HEIGHT)
HERO_RIGHT, HERO_SCALE = .58, .76


def rgb(text):
    """A colour as scenes read it, linear, from the form that designers write."""
    parts = [int(text[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in parts)


def start(seed=1, look='Medium High Contrast', exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = int(SAMPLES), True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = .03, 16
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1
    scene.render.resolution_x, scene.render.resolution_y = int(WIDTH), int(HEIGHT)
    scene.render.film_transparent = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_settings.exposure = exposure
    return scene


# Materials


def material(color, metallic=0.0, roughness=.3, coat=0.0, glass=0.0, glow=0.0, ior=1.45, bump=0.0,
             scale=6.0):
    made = bpy.data.materials.new('m')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    values = shader.inputs
    color = rgb(color) if isinstance(color, str) else color
    values['Base Color'].default_value = (*color, 1)
    values['Metallic'].default_value, values['Roughness'].default_value = metallic, roughness
    values['Clearcoat'].default_value, values['Clearcoat Roughness'].default_value = coat, .04
    values['Transmission'].default_value, values['IOR'].default_value = glass, ior
    if glow:
        values['Emission'].default_value = (*color, 1)
        values['Emission Strength'].default_value = glow
        made.cycles.sample_as_light = False
    if bump:
        noise, raised = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 3
        raised.inputs['Strength'].default_value = bump
        links.new(noise.outputs['Fac'], raised.inputs['Height'])
        links.new(raised.outputs['Normal'], values['Normal'])
    return made


def gold(tone='#FFB83D', roughness=.2, bump=0.0):
    return material(tone, 1, roughness, bump=bump)


def lacquer(color, roughness=.16):
    return material(color, 0, roughness, coat=1)


def glass(color, roughness=.02, ior=1.5):
    return material(color, 0, roughness, glass=.92, ior=ior, coat=.4)


def jade(color):
    """Stone that light enters: half glass, with a polish."""
    return material(color, 0, .22, coat=1, glass=.38, bump=.06, scale=3)


def neon(color, strength=6.0):
    return material(color, 0, .5, glow=strength)


# Shapes


def finish(thing, mat, bevel=0.0, segments=4):
    thing.data.materials.append(mat)
    if bevel:
        cut = thing.modifiers.new('bevel', 'BEVEL')
        cut.width, cut.segments, cut.limit_method = bevel, segments, 'ANGLE'
        cut.harden_normals = False
    if thing.type == 'MESH':
        bpy.ops.object.shade_smooth()
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(40)
    return thing


def box(at, size, mat, turn=(0, 0, 0), bevel=.05, segments=4):
    bpy.ops.mesh.primitive_cube_add(location=at, rotation=turn)
    thing = bpy.context.object
    thing.scale = [side / 2 for side in size]
    bpy.ops.object.transform_apply(location=False, rotation=False)
    return finish(thing, mat, bevel, segments)


def ball(at, radius, mat, stretch=(1, 1, 1), turn=(0, 0, 0), fine=48):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, rotation=turn, segments=fine,
                                         ring_count=fine // 2)
    thing = bpy.context.object
    thing.scale = stretch
    return finish(thing, mat)


def disc(at, radius, height, mat, turn=(0, 0, 0), bevel=.03, sides=96):
    bpy.ops.mesh.primitive_cylinder_add(vertices=sides, radius=radius, depth=height, location=at,
                                        rotation=turn)
    return finish(bpy.context.object, mat, bevel)


def cone(at, low, high, height, mat, turn=(0, 0, 0), sides=64, bevel=.0):
    bpy.ops.mesh.primitive_cone_add(vertices=sides, radius1=low, radius2=high, depth=height,
                                    location=at, rotation=turn)
    return finish(bpy.context.object, mat, bevel)


def ring(at, radius, thick, mat, turn=(0, 0, 0), fine=96):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, location=at,
                                     rotation=turn, major_segments=fine, minor_segments=20)
    return finish(bpy.context.object, mat)


def lathe(at, profile, mat, turn=(0, 0, 0), steps=96, thick=0.0):
    """A turned shape from (radius, height) pairs, bottom first."""
    mesh = bpy.data.meshes.new('lathe')
    points = [(r * math.cos(s / steps * math.tau), r * math.sin(s / steps * math.tau), z)
              for r, z in profile for s in range(steps)]
    faces = [(row * steps + s, row * steps + (s + 1) % steps,
              (row + 1) * steps + (s + 1) % steps, (row + 1) * steps + s)
             for row in range(len(profile) - 1) for s in range(steps)]
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new('lathe', mesh)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    bpy.ops.object.select_all(action='DESELECT')
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    if thick:
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 1
    return finish(thing, mat)


def extrude(outline, at, depth, mat, turn=(0, 0, 0), scale=1.0, bevel=.02, holes=()):
    """A flat shape from points in its plane, with depth and bevelled edges."""
    curve = bpy.data.curves.new('shape', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2, bevel, 3
    for loop in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(loop) - 1)
        for point, (x, y) in zip(spline.points, loop):
            point.co = (x * scale, y * scale, 0, 1)
        spline.use_cyclic_u = True
    thing = bpy.data.objects.new('shape', curve)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    curve.materials.append(mat)
    return thing


def words(text, at, size, mat, turn=(math.pi / 2, 0, 0), depth=.05, bevel=.012,
          font='/usr/share/fonts/opentype/league-spartan/LeagueSpartan-Black.otf'):
    bpy.ops.object.text_add(location=at, rotation=turn)
    thing = bpy.context.object
    data = thing.data
    data.body, data.size, data.align_x, data.align_y = text, size, 'CENTER', 'CENTER'
    data.font = bpy.data.fonts.load(font, check_existing=True)
    data.extrude, data.bevel_depth, data.bevel_resolution = depth, bevel, 3
    data.materials.append(mat)
    return thing


def star(points=5, inner=.45):
    return [((1 if at % 2 == 0 else inner) * math.sin(at * math.pi / points),
             (1 if at % 2 == 0 else inner) * math.cos(at * math.pi / points))
            for at in range(points * 2)]


def together(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves shapes as one."""
    bpy.ops.object.empty_add(location=(0, 0, 0))
    holder = bpy.context.object
    for thing in things:
        thing.parent = holder
    holder.location, holder.rotation_euler, holder.scale = at, turn, (scale,) * 3
    return holder


PIPS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
        6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}


def die(at, side, mat, pip, turn=(0, 0, 0), faces=(1, 2, 3), bevel=.2, rim=None):
    """A die whose top, front and right side show these numbers."""
    half = side / 2
    parts = [box((0, 0, 0), (side,) * 3, mat, bevel=side * bevel, segments=8)]
    planes = ((Vector((0, 0, 1)), Vector((1, 0, 0)), Vector((0, 1, 0))),
              (Vector((0, -1, 0)), Vector((1, 0, 0)), Vector((0, 0, 1))),
              (Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))))
    for number, (out, across, up) in zip(faces, planes):
        for x, y in PIPS[number]:
            spot = out * half + (across * x + up * y) * side * .235
            big = 1.5 if number == 1 else 1
            dot = ball(spot, side * .085 * big, pip, fine=24)
            dot.rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
            dot.scale = (1, 1, .22)
            parts.append(dot)
            if rim:
                parts.append(ring(spot, side * .09 * big, side * .014, rim,
                                  out.to_track_quat('Z', 'Y').to_euler(), 32))
    return together(parts, at, turn)


def gem(at, radius, mat, turn=(0, 0, 0), sides=8):
    """A cut stone: table, crown and pavilion."""
    levels = ((.0, -.85), (.62, -.28), (1, .0), (.98, .07), (.58, .38))
    points, faces = [], []
    for row, (r, z) in enumerate(levels):
        shift = .5 if row in (1, 4) else 0
        points += [(radius * r * math.cos((s + shift) / sides * math.tau),
                    radius * r * math.sin((s + shift) / sides * math.tau), radius * z)
                   for s in range(sides)]
    for row in range(len(levels) - 1):
        for s in range(sides):
            a, b = row * sides + s, row * sides + (s + 1) % sides
            c, d = (row + 1) * sides + (s + 1) % sides, (row + 1) * sides + s
            faces += [(a, b, d), (b, c, d)]
    faces.append(tuple((len(levels) - 1) * sides + s for s in range(sides)))
    mesh = bpy.data.meshes.new('gem')
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new('gem', mesh)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    mesh.materials.append(mat)
    return thing


def coin(at, radius, mat, turn=(0, 0, 0), sign=None):
    parts = [disc((0, 0, 0), radius, radius * .2, mat, bevel=radius * .05),
             ring((0, 0, radius * .1), radius * .84, radius * .05, mat, fine=64),
             ring((0, 0, -radius * .1), radius * .84, radius * .05, mat, fine=64)]
    for side in (1, -1):
        parts.append(extrude(star(5), (0, 0, radius * .1 * side), radius * .08, sign or mat,
                             scale=radius * .5, bevel=radius * .02))
    return together(parts, at, turn)


# Light, backdrop and camera


def sky(stops, strength=1.0):
    """What metal and glass mirror: bands of colour from below to above, as (height, colour, power)."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    span, ramp = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeValToRGB')
    span.inputs['From Min'].default_value = -1
    links.new(place.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], span.inputs['Value'])
    links.new(span.outputs[0], ramp.inputs[0])
    fill(ramp, [(at, tuple(v * power for v in rgb(color))) for at, color, power in stops])
    back = nodes['Background']
    back.inputs['Strength'].default_value = strength
    links.new(ramp.outputs[0], back.inputs['Color'])


def fill(ramp, stops):
    items = ramp.color_ramp.elements
    while len(items) < len(stops):
        items.new(.5)
    for item, (at, color) in zip(items, stops):
        item.position, item.color = at, (*color, 1)


def backdrop(inner, middle, outer, at=(0, 9, 3), size=26, centre=(.5, .55), rays=0, ray=None,
             strength=1.0, reach=.5):
    """A glowing wall behind the scene: a radial gradient, with rays if wanted. Lights nothing."""
    # A hero shows more of the wall: a larger plane with the same gradient.
    more = 4 if HERO else 1
    bpy.ops.mesh.primitive_plane_add(size=size * more, location=at,
                                     rotation=(math.pi / 2, 0, 0))
    wall = bpy.context.object
    made = bpy.data.materials.new('wall')
    made.use_nodes = True
    made.cycles.sample_as_light = False
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    place, move = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeVectorMath')
    far, ramp = nodes.new('ShaderNodeVectorMath'), nodes.new('ShaderNodeValToRGB')
    glow = nodes.new('ShaderNodeEmission')
    move.operation, far.operation = 'MULTIPLY_ADD', 'LENGTH'
    move.inputs[1].default_value = (more, more, 0)
    move.inputs[2].default_value = (*(.5 - .5 * more - part for part in centre), 0)
    links.new(place.outputs['UV'], move.inputs[0])
    links.new(move.outputs[0], far.inputs[0])
    links.new(far.outputs['Value'], ramp.inputs[0])
    far_end = reach * 1.5 if HERO else reach
    fill(ramp, [(0, rgb(inner)), (reach * .45, rgb(middle)), (far_end, rgb(outer))])
    ramp.color_ramp.interpolation = 'EASE' if HERO else 'LINEAR'
    color = ramp.outputs[0]
    if rays:
        split, angle = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeMath')
        times, wave, soft = (nodes.new('ShaderNodeMath') for _ in range(3))
        mix = nodes.new('ShaderNodeMixRGB')
        links.new(move.outputs[0], split.inputs[0])
        angle.operation, times.operation, wave.operation = 'ARCTAN2', 'MULTIPLY', 'SINE'
        links.new(split.outputs['Y'], angle.inputs[0])
        links.new(split.outputs['X'], angle.inputs[1])
        links.new(angle.outputs[0], times.inputs[0])
        times.inputs[1].default_value = rays
        links.new(times.outputs[0], wave.inputs[0])
        soft.operation, soft.use_clamp = 'MULTIPLY_ADD', True
        soft.inputs[1].default_value, soft.inputs[2].default_value = 1.6, .1
        links.new(wave.outputs[0], soft.inputs[0])
        mix.blend_type = 'ADD'
        mix.inputs[2].default_value = (*rgb(ray or middle), 1)
        links.new(soft.outputs[0], mix.inputs[0])
        links.new(color, mix.inputs[1])
        color = mix.outputs[0]
    links.new(color, glow.inputs[0])
    glow.inputs['Strength'].default_value = strength
    links.new(glow.outputs[0], nodes['Material Output'].inputs['Surface'])
    wall.data.materials.append(made)
    return wall


def floor(color, roughness=.12, z=0.0, size=60, bump=0.0):
    bpy.ops.mesh.primitive_plane_add(size=size, location=(0, 0, z))
    # A hero shows the floor in front: there its polish would mirror the lamps as squares.
    roughness, coat = (max(roughness, .3), 0) if HERO else (roughness, .6)
    return finish(bpy.context.object, material(color, 0, roughness, coat=coat, bump=bump, scale=1.2))


def light(at, energy, size, color, target=(0, 0, 1.5)):
    bpy.ops.object.light_add(type='AREA', location=at)
    lamp = bpy.context.object
    lamp.data.energy, lamp.data.size = energy, size
    lamp.data.color = rgb(color)
    aim(lamp, target)
    return lamp


def bulb(at, energy, radius, color):
    bpy.ops.object.light_add(type='POINT', location=at)
    lamp = bpy.context.object
    lamp.data.energy, lamp.data.shadow_soft_size, lamp.data.color = energy, radius, rgb(color)
    return lamp


def aim(thing, target):
    way = Vector(target) - thing.location
    thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()


def camera(at, target, lens, focus=None, stop=1.6, shift=(0, 0)):
    bpy.ops.object.camera_add(location=at)
    eye = bpy.context.object
    aim(eye, target)
    eye.data.lens, eye.data.sensor_fit = lens, 'VERTICAL'
    eye.data.sensor_height = 36
    eye.data.shift_x, eye.data.shift_y = shift
    if HERO:
        eye.data.lens = lens * HERO_SCALE
        eye.data.shift_x, eye.data.shift_y = shift[0] - HERO_RIGHT, shift[1] * HERO_SCALE
    bpy.context.scene.camera = eye
    sharp_at = Vector(focus if focus is not None else target)
    eye.data.dof.use_dof = True
    eye.data.dof.focus_distance = (sharp_at - Vector(at)).length
    eye.data.dof.aperture_fstop = stop
    return eye


def sparks(count, color, box_from, box_to, small=.015, large=.05, strength=14.0):
    """Glowing specks in a part of the room; those out of focus turn into discs of light."""
    mat = neon(color, strength)
    for _ in range(count):
        at = [random.uniform(low, high) for low, high in zip(box_from, box_to)]
        ball(at, random.uniform(small, large), mat, fine=12)


def save(glare=.5, threshold=1.2):
    """Renders, with a soft glow around what shines."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers, final = nodes['Render Layers'], nodes['Composite']
    if glare:
        bloom = nodes.new('CompositorNodeGlare')
        bloom.glare_type, bloom.quality, bloom.threshold = 'FOG_GLOW', 'HIGH', threshold
        bloom.size, bloom.mix = 7, glare - 1
        links.new(layers.outputs['Image'], bloom.inputs['Image'])
        links.new(bloom.outputs['Image'], final.inputs['Image'])
    scene.render.filepath = OUT
    bpy.ops.render.render(write_still=True)
