"""Fish and other animals of the sea. Each swims towards +x, is about two units long, and is seen
from -y."""
from kit import *


def skin(stops, axis='X', span=(-1, 1), belly=None, spots=None, scales=.0, metallic=.0,
         roughness=.28, coat=.8, glow=.0, wave=.0):
    """Bands of colour along an axis as (place, colour); a belly fades in from below, and spots
    are a colour and a size."""
    made = material('#FFFFFF', metallic, roughness, coat=coat)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    place, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    links.new(place.outputs['Object'], split.inputs[0])

    def ramp(value, low, high, colors, smooth=True):
        span_of, made_ramp = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeValToRGB')
        span_of.inputs['From Min'].default_value = low
        span_of.inputs['From Max'].default_value = high
        links.new(value, span_of.inputs['Value'])
        links.new(span_of.outputs[0], made_ramp.inputs[0])
        fill(made_ramp, colors)
        made_ramp.color_ramp.interpolation = 'EASE' if smooth else 'CONSTANT'
        return made_ramp.outputs[0]

    along = split.outputs[axis]
    if wave:
        noise, shift = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMath')
        noise.inputs['Scale'].default_value = 3
        links.new(place.outputs['Object'], noise.inputs['Vector'])
        shift.operation = 'MULTIPLY_ADD'
        shift.inputs[1].default_value = wave
        links.new(noise.outputs['Fac'], shift.inputs[0])
        links.new(along, shift.inputs[2])
        along = shift.outputs[0]
    color = ramp(along, *span, [(at, rgb(tone)) for at, tone in stops])

    def mixed(color, factor, other):
        mix = nodes.new('ShaderNodeMixRGB')
        links.new(factor, mix.inputs[0])
        links.new(color, mix.inputs[1])
        mix.inputs[2].default_value = (*rgb(other), 1)
        return mix.outputs[0]

    if spots:
        tone, size = spots
        cells = nodes.new('ShaderNodeTexVoronoi')
        cells.inputs['Scale'].default_value = size
        links.new(place.outputs['Object'], cells.inputs['Vector'])
        near = ramp(cells.outputs['Distance'], 0, 1, [(.2, (1, 1, 1)), (.34, (0, 0, 0))])
        color = mixed(color, near, tone)
    if belly:
        tone, low, high = belly
        under = ramp(split.outputs['Z'], low, high, [(0, (1, 1, 1)), (1, (0, 0, 0))])
        color = mixed(color, under, tone)
    links.new(color, shader.inputs['Base Color'])
    if glow:
        links.new(color, shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = glow
    if scales:
        cells, raised = nodes.new('ShaderNodeTexVoronoi'), nodes.new('ShaderNodeBump')
        cells.inputs['Scale'].default_value = scales * 1.5
        links.new(place.outputs['Object'], cells.inputs['Vector'])
        raised.inputs['Strength'].default_value = .1
        raised.invert = True
        links.new(cells.outputs['Distance'], raised.inputs['Height'])
        links.new(raised.outputs['Normal'], shader.inputs['Normal'])
    return made


def rays(tone, edge=None, lines=16, glow=.12, clear=.0):
    """The skin of a fin: rays of light and dark along it."""
    made = material(tone, 0, .3, coat=.7)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    place, wave = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexWave')
    mix = nodes.new('ShaderNodeMixRGB')
    wave.inputs['Scale'].default_value = lines / 6
    wave.inputs['Distortion'].default_value = 1.2
    wave.bands_direction = 'DIAGONAL'
    links.new(place.outputs['Object'], wave.inputs['Vector'])
    links.new(wave.outputs['Fac'], mix.inputs[0])
    mix.inputs[1].default_value = (*rgb(tone), 1)
    mix.inputs[2].default_value = (*rgb(edge or tone), 1)
    links.new(mix.outputs[0], shader.inputs['Base Color'])
    links.new(mix.outputs[0], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = glow
    shader.inputs['Transmission'].default_value = clear
    return made


def smooth_line(points, steps=10):
    """Points on a curve through these points (Catmull–Rom)."""
    out = []
    pads = [points[0], *points, points[-1]]
    for a, b, c, d in zip(pads, pads[1:], pads[2:], pads[3:]):
        for step in range(steps):
            t = step / steps
            out.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2
                                   + (3 * q - p - 3 * r + s) * t ** 3)
                             for p, q, r, s in zip(a, b, c, d)))
    return out + [points[-1]]


def body(stations, mat, around=40, steps=8):
    """A body from (x, top, bottom, half width) stations, tail first."""
    rows = smooth_line(stations, steps)
    points, faces = [], []
    for x, top, bottom, wide in rows:
        mid, high = (top + bottom) / 2, max(.002, (top - bottom) / 2)
        points += [(x, max(.002, wide) * math.sin(a), mid + high * math.cos(a))
                   for a in (s / around * math.tau for s in range(around))]
    for row in range(len(rows) - 1):
        for s in range(around):
            a, b = row * around + s, row * around + (s + 1) % around
            faces.append((a, a + around, b + around, b))
    faces.append(tuple(range(around)))
    faces.append(tuple(reversed(range((len(rows) - 1) * around, len(rows) * around))))
    mesh = bpy.data.meshes.new('body')
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new('body', mesh)
    bpy.context.collection.objects.link(thing)
    bpy.ops.object.select_all(action='DESELECT')
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    return finish(thing, mat)


def fin(outline, mat, y=0.0, depth=.03, lean=0.0, at=(0, 0), turn=0.0, round_=True):
    """A fin in the plane of the body, which leans out by an angle."""
    loop = smooth_line([*outline, outline[0]], 6)[:-1] if round_ else outline
    return extrude(loop, (at[0], y, at[1]), depth, mat, (math.pi / 2 + lean, 0, 0), 1, depth * .45)


def eye(x, z, y, size, iris='#FFC93C', white='#FFFFFF'):
    parts = [ball((x, -y, z), size, material(white, 0, .06, coat=1), (1, .6, 1), fine=32),
             ball((x + size * .1, -y - size * .36, z), size * .72, material(iris, .1, .08, coat=1),
                  (1, .5, 1), fine=32),
             ball((x + size * .14, -y - size * .54, z), size * .48,
                  material('#05060C', 0, .03, coat=1), (1, .5, 1), fine=32),
             ball((x + size * .34, -y - size * .74, z + size * .28), size * .17,
                  neon('#FFFFFF', 3), fine=16)]
    return parts


def tetra():
    coat = skin([(0, '#1E4BFF'), (.35, '#25E8FF'), (.62, '#FFF4F8'), (.8, '#FF2A5A'),
                 (1, '#FF2A5A')], axis='Z', span=(.3, -.34), scales=26, metallic=.25, roughness=.2,
                glow=.18)
    clear = rays('#FF6A8A', '#FFD0E0', 20, .3)
    return [body([(-.62, .08, -.07, .03), (-.35, .18, -.16, .1), (.1, .34, -.34, .2),
                  (.5, .3, -.3, .19), (.8, .14, -.16, .12), (.9, .02, -.06, .03)], coat),
            fin([(-.55, .0), (-1, .36), (-.86, .06), (-.86, -.06), (-1, -.36)], clear),
            fin([(-.02, .28), (-.2, .62), (-.1, .58), (.26, .3)], clear),
            fin([(-.1, -.24), (-.34, -.56), (-.05, -.5), (.22, -.3)], clear),
            fin([(.2, -.06), (-.12, -.3), (.14, -.24)], clear, -.2, .02, -.3),
            *eye(.62, .06, .15, .115, '#FF4A7A')]


def clown():
    bands = [(0, '#FF6A0A'), (.1, '#FF6A0A'), (.115, '#120A0A'), (.135, '#FFFFFF'), (.2, '#FFFFFF'),
             (.215, '#120A0A'), (.235, '#FF5A00'), (.44, '#FF7A14'), (.455, '#120A0A'),
             (.475, '#FFFFFF'), (.58, '#FFFFFF'), (.6, '#120A0A'), (.62, '#FF6A0A'), (.72, '#FF7A14'),
             (.735, '#120A0A'), (.755, '#FFFFFF'), (.82, '#FFFFFF'), (.84, '#120A0A'),
             (.86, '#FF7A1E'), (1, '#FF8A2A')]
    coat = skin(bands, span=(-.9, .95), scales=22, wave=.12)
    wing = rays('#FF6A0A', '#FFB04A', 14, .14)
    return [body([(-.68, .14, -.12, .05), (-.4, .26, -.24, .14), (.05, .44, -.4, .26),
                  (.45, .42, -.38, .27), (.75, .26, -.24, .2), (.94, .05, -.09, .05)], coat),
            fin([(-.6, .1), (-.92, .36), (-1.06, .3), (-1.1, 0), (-1.06, -.3), (-.92, -.36),
                 (-.6, -.1)], wing),
            fin([(-.5, .2), (-.56, .48), (-.3, .56), (-.1, .5), (.1, .66), (.34, .62), (.5, .36)],
                wing),
            fin([(-.3, -.2), (-.44, -.5), (-.16, -.58), (.06, -.34)], wing),
            fin([(.24, -.02), (-.1, -.06), (-.14, -.34), (.1, -.38)], wing, -.29, .03, -.35),
            *eye(.66, .1, .19, .13, '#FF9A1E')]


def tang():
    coat = skin([(0, '#FFD21E'), (.16, '#FFE45A'), (.24, '#1448E8'), (.5, '#0C36C8'),
                 (.8, '#1E6AFF'), (1, '#2A8AFF')], span=(-.9, .95), scales=30, wave=.2, roughness=.22)
    stripe = material('#050A2A', 0, .25, coat=1)
    wing, tail = rays('#0A2AA8', '#2A7AFF', 18, .18), rays('#FFC81E', '#FFF09A', 16, .25)
    parts = [body([(-.68, .1, -.1, .04), (-.46, .24, -.22, .1), (-.05, .52, -.5, .19),
                   (.4, .52, -.5, .2), (.74, .28, -.3, .15), (.95, .02, -.1, .04)], coat),
             fin([(-.62, .06), (-.98, .42), (-.9, .1), (-.9, -.1), (-.98, -.42), (-.62, -.06)], tail),
             fin([(-.52, .2), (-.48, .5), (-.1, .72), (.3, .7), (.62, .42)], wing),
             fin([(-.52, -.18), (-.48, -.48), (-.1, -.7), (.28, -.66), (.5, -.42)], wing),
             fin([(.34, .0), (.02, .1), (-.02, -.16), (.2, -.2)], tail, -.22, .03, -.35),
             *eye(.7, .08, .14, .11, '#FFE04A')]
    loop = [(.5, .2), (.2, .36), (-.25, .3), (-.55, .1), (-.3, .02), (.0, .16), (.3, .12)]
    parts.append(fin(loop, stripe, -.185, .03))
    return parts


def angel():
    bands = [(0, '#FFD84A'), (.2, '#FFF6D8'), (.3, '#1A1A3A'), (.42, '#1A1A3A'), (.48, '#FFF6D8'),
             (.62, '#FFE9A0'), (.68, '#20204A'), (.78, '#20204A'), (.83, '#FFD84A'), (1, '#FFB01E')]
    coat = skin(bands, span=(-.75, .85), scales=28, wave=.14, metallic=.15)
    wing, long = rays('#FFE08A', '#FFFBE0', 20, .22), rays('#30306A', '#8A8AE0', 20, .2)
    return [body([(-.56, .1, -.1, .03), (-.34, .34, -.34, .08), (0, .56, -.56, .15),
                  (.36, .44, -.46, .17), (.62, .24, -.26, .13), (.86, .02, -.08, .03)], coat),
            fin([(-.5, .08), (-.86, .34), (-.94, .0), (-.86, -.34), (-.5, -.08)], wing),
            fin([(-.36, .28), (-.86, 1.06), (-1.0, 1.24), (-.74, 1.1), (-.2, .78), (.26, .48)], long),
            fin([(-.36, -.28), (-.86, -1.06), (-1.0, -1.24), (-.74, -1.1), (-.2, -.78), (.2, -.5)],
                long),
            fin([(.2, -.3), (.02, -.8), (-.1, -1.05), (.14, -.86), (.34, -.36)], wing, -.1, .02),
            fin([(.26, .02), (-.02, .04), (-.06, -.2), (.12, -.24)], wing, -.19, .03, -.35),
            *eye(.58, .06, .13, .12, '#FF7A1E')]


def puffer():
    coat = skin([(0, '#C88A2A'), (.5, '#FFC84A'), (1, '#FFD86A')], span=(-.9, .9),
                belly=('#FFFBEA', -.35, .1), spots=('#6A3A0A', 5.5), roughness=.35, coat=.6)
    wing = rays('#FFA81E', '#FFE09A', 16, .2)
    spike = material('#FFF2D0', 0, .3, coat=.6)
    parts = [ball((0, 0, 0), .72, coat, (1, .92, .94), fine=64),
             body([(-.98, .1, -.08, .04), (-.8, .2, -.18, .14), (-.5, .36, -.34, .3)], coat),
             fin([(-.92, .06), (-1.2, .3), (-1.26, 0), (-1.2, -.3), (-.92, -.06)], wing),
             fin([(-.5, .5), (-.72, .9), (-.4, .92), (-.1, .64)], wing),
             fin([(-.5, -.5), (-.7, -.84), (-.4, -.86), (-.16, -.62)], wing),
             fin([(.08, .06), (-.3, .22), (-.34, -.16), (-.02, -.2)], wing, -.72, .03, -.4),
             ring((.7, 0, -.1), .1, .055, material('#FF9A6A', 0, .25, coat=1), (0, math.pi / 2, 0), 32),
             *eye(.4, .24, .52, .2, '#2AD8FF')]
    for at in range(110):
        z = 1 - 2 * (at + .5) / 110
        a = at * 2.399963
        out = Vector((math.cos(a) * math.sqrt(1 - z * z), math.sin(a) * math.sqrt(1 - z * z), z))
        if out.x > .78 or (out - Vector((.5, -.75, .35))).length < .48:
            continue
        spot = Vector((out.x * .72, out.y * .66, out.z * .68))
        parts.append(cone(spot + out * .07, .035, 0, .2, spike,
                          out.to_track_quat('Z', 'Y').to_euler(), 10))
    return parts


def lion():
    bands = [(at / 16, '#FFF3E6' if at % 2 else ('#B01414' if at % 4 else '#7A0A14'))
             for at in range(17)]
    coat = skin(bands, span=(-.85, .95), wave=.16, scales=20)
    wing = rays('#C81E1E', '#FFF0E0', 46, .2)
    spine = skin([(at / 8, '#FFF3E6' if at % 2 else '#B01414') for at in range(9)], axis='Z',
                 span=(0, 1))
    parts = [body([(-.66, .12, -.1, .05), (-.36, .22, -.22, .12), (.1, .36, -.34, .22),
                   (.5, .34, -.3, .24), (.8, .18, -.2, .17), (.96, .02, -.1, .05)], coat),
             fin([(-.58, .08), (-.94, .36), (-1.1, .0), (-.94, -.36), (-.58, -.08)], wing),
             fin([(-.5, .16), (-.66, .5), (-.3, .5), (-.1, .3)], wing),
             fin([(-.4, -.16), (-.54, -.48), (-.2, -.5), (0, -.28)], wing)]
    for at in range(9):
        x, lean = .52 - at * .115, .1 + at * .07
        parts.append(cone((x - lean * .4, 0, .3 + .36), .035, .006, .9 - abs(at - 3) * .05, spine,
                          (0, -lean, 0), 12))
    for at in range(8):
        a = math.radians(150 + at * 17)
        reach = 1.0 - abs(at - 3.5) * .05
        start_at = Vector((.38, -.24, -.06))
        way = Vector((math.cos(a), -.45, math.sin(a))).normalized()
        side = Vector((-math.sin(a), 0, math.cos(a)))
        parts.append(cone(start_at + way * reach * .5, .03, .01, reach, spine,
                          way.to_track_quat('Z', 'Y').to_euler(), 12))
        web = [(0, 0), (reach * .34, .1), (reach * .7, .07), (reach * .84, 0), (reach * .7, -.07),
               (reach * .34, -.1)]
        parts.append(extrude(web, start_at + way * .02, .012, wing, (math.pi / 2, -a, 0), 1, .004))
    return [*parts, *eye(.7, .1, .16, .12, '#FFD84A')]


def turtle():
    shell = skin([(0, '#0E4A2A'), (.5, '#2E8A3E'), (1, '#7AC84A')], axis='Z', span=(-.1, .5),
                 spots=None, roughness=.2, coat=1)
    plate = skin([(0, '#1E6A34'), (.6, '#6AB84A'), (1, '#C8E87A')], axis='Z', span=(0, .62),
                 roughness=.18, coat=1)
    hide = skin([(0, '#3A9A7A'), (1, '#8AE0B0')], span=(-1, 1), spots=('#1E5A4A', 8), roughness=.35)
    parts = [ball((0, 0, 0), .8, shell, (1, .8, .58), fine=64),
             ball((0, 0, -.12), .8, material('#F2E3A8', 0, .35, coat=.5), (.94, .76, .42), fine=48),
             ring((0, 0, -.06), .78, .06, material('#D8C86A', 0, .3, coat=.6), (0, 0, 0), 64)]
    parts[-1].scale = (1.01, .8, 1)
    for x, y, size in ((0, 0, .26), (.38, 0, .22), (-.38, 0, .22), (.2, -.36, .22), (-.2, -.36, .22),
                       (.2, .36, .22), (-.2, .36, .22), (.5, -.3, .17), (-.52, -.3, .17)):
        z = .58 * math.sqrt(max(0, .64 - x * x - (y / .8) ** 2))
        out = Vector((x, y / .64, z / .3364)).normalized()
        parts.append(disc((x, y, z - .015), size, .1, plate, out.to_track_quat('Z', 'Y').to_euler(),
                          .05, 6))
    parts += [body([(.62, .06, -.2, .12), (.8, .14, -.16, .15), (1.0, .22, -.12, .2),
                    (1.18, .2, -.1, .18), (1.3, .08, -.06, .08)], hide),
              *eye(1.14, .1, .17, .085, '#FFD84A'),
              fin([(.5, -.1), (.74, -.2), (.52, -.72), (.1, -1.06), (-.08, -1.02), (.14, -.6),
                   (.24, -.2)], hide, -.5, .09, -.7),
              fin([(.5, .1), (.62, .34), (.34, .72), (.0, .86), (.16, .5), (.24, .2)], hide, .5, .08,
                  .5),
              fin([(-.5, -.1), (-.5, -.3), (-.84, -.56), (-1.06, -.5), (-.8, -.2)], hide, -.36, .07,
                  -.7),
              fin([(-.62, 0), (-.98, .14), (-.95, .02), (-.66, -.1)], hide, 0, .06)]
    return parts


def manta():
    coat = skin([(0, '#0A1450'), (.55, '#1A3AA8'), (1, '#3A7AF0')], span=(-1, 1),
                spots=('#9FE0FF', 4.5), roughness=.25, coat=.5)
    rows, across = [], 36
    points, faces = [], []
    for row in range(across + 1):
        v = row / across * 2 - 1
        reach = abs(v)
        nose = .72 - .75 * reach ** 1.5 - .1 * reach
        tail = -.62 + .5 * reach ** .8 - .1 * reach ** 4
        lift = .34 * reach ** 1.7
        for col in range(17):
            t = col / 16
            x = tail + (nose - tail) * t
            high = (.2 * (1 - reach ** 1.2) + .015) * math.sin(math.pi * t) ** .7
            rows.append((x, v * 1.32, lift, high))
    for sign in (1, -1):
        base = len(points)
        points += [(x, y, z + sign * high) for x, y, z, high in rows]
        for row in range(across):
            for col in range(16):
                a = base + row * 17 + col
                loop = (a, a + 1, a + 18, a + 17)
                faces.append(loop if sign > 0 else loop[::-1])
    mesh = bpy.data.meshes.new('manta')
    mesh.from_pydata(points, [], faces)
    wing = bpy.data.objects.new('manta', mesh)
    bpy.context.collection.objects.link(wing)
    bpy.ops.object.select_all(action='DESELECT')
    wing.select_set(True)
    bpy.context.view_layer.objects.active = wing
    parts = [finish(wing, coat)]
    for side in (-1, 1):
        parts.append(body([(.5, .05, -.05, .05), (.75, .07, -.05, .06), (.98, .02, -.04, .02)], coat))
        parts[-1].location = (0, side * .24, 0)
        parts[-1].rotation_euler = (0, 0, -side * .12)
        parts += [ball((.56, side * .36, .09), .07, material('#05060C', 0, .05, coat=1), fine=24),
                  ball((.6, side * .38, .13), .02, neon('#FFFFFF', 3), fine=12)]
    parts.append(body([(-1.7, .01, -.01, .01), (-1.2, .03, -.03, .03), (-.55, .06, -.06, .06)], coat))
    return parts


def shark():
    coat = skin([(0, '#2A3E5A'), (.5, '#4A6E96'), (1, '#6A92BA')], span=(-1, 1),
                belly=('#F2F8FF', -.12, .04), roughness=.25, coat=.8)
    wing = material('#3A5878', 0, .3, coat=.6)
    parts = [body([(-.95, .06, -.05, .04), (-.6, .14, -.12, .1), (-.1, .27, -.26, .2),
                   (.35, .28, -.28, .24), (.72, .19, -.18, .2), (.98, .08, -.02, .09),
                   (1.08, .04, .01, .02)], coat),
             fin([(-.88, .04), (-1.14, .36), (-1.3, .58), (-1.16, .2), (-1.06, -.02), (-1.14, -.28),
                  (-1.1, -.34), (-.9, -.08)], wing, round_=False),
             fin([(.3, .24), (.02, .62), (-.1, .66), (-.06, .24)], wing),
             fin([(-.55, .12), (-.68, .26), (-.7, .12)], wing),
             fin([(-.4, -.16), (-.56, -.3), (-.54, -.12)], wing),
             fin([(.38, -.12), (.1, -.62), (-.02, -.7), (.08, -.16)], wing, -.2, .05, -.5),
             *eye(.8, .06, .15, .05, '#0A0C14', '#0A0C14')]
    for at in range(4):
        parts.append(box((.5 - at * .055, -.235 + at * .004, .0), (.014, .03, .17 - at * .015),
                         material('#16263A', 0, .5), (.1, .25, 0), .004))
    mouth = [(.56, -.15), (.74, -.1), (.92, -.07), (.9, -.1), (.74, -.15)]
    parts.append(fin(mouth, material('#5A0A14', 0, .4), -.17, .03, .1))
    for at in range(6):
        parts.append(cone((.62 + at * .045, -.2 + at * .012, -.13 + at * .008), .016, 0, .05,
                          material('#FFFFFF', 0, .2, coat=1), (math.pi, 0, 0), 8))
    return parts


def arowana():
    """The golden dragon fish, the greatest catch."""
    coat = skin([(0, '#FF4A0A'), (.3, '#FF9A0A'), (.7, '#FFC21E'), (1, '#FFE27A')], span=(-1.2, 1.1),
                metallic=.35, roughness=.2, coat=1, glow=.16)
    scale = material('#FFB81E', .55, .16, coat=1, glow=.14)
    rim = material('#C83A04', .3, .25, coat=.6)
    wing = rays('#FF2A14', '#FFB84A', 24, .3)

    def half(x):
        rows = [(-1.1, .11), (-.7, .22), (-.2, .34), (.3, .37), (.7, .29), (1.0, .15)]
        for (a, low), (b, high) in zip(rows, rows[1:]):
            if a <= x <= b:
                t = (x - a) / (b - a)
                return low + (high - low) * (t * t * (3 - 2 * t))
        return .1

    parts = [body([(-1.1, .11, -.11, .06), (-.7, .22, -.22, .13), (-.2, .34, -.34, .2),
                   (.3, .36, -.38, .24), (.7, .27, -.3, .2), (1.0, .15, -.14, .12),
                   (1.12, .08, -.0, .04)], coat)]
    for col in range(15):
        x = .52 - col * .105
        tall, wide = half(x), .2 * half(x) / .34 + .015
        for row in range(-3, 4):
            a = (row + (.5 if col % 2 else 0)) * .38
            if abs(a) > 1.25:
                continue
            out = Vector((-.12, -math.cos(a), math.sin(a) * .8)).normalized()
            spot = (x, -wide * math.cos(a), tall * math.sin(a))
            for size, mat, lift in ((.082, rim, 0), (.062, scale, .014)):
                plate = ball(Vector(spot) + out * lift, size * (.6 + tall), mat, fine=20)
                plate.rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
                plate.scale = (1.1, 1.1, .28)
                parts.append(plate)
    parts += [fin([(-1.0, .08), (-1.4, .3), (-1.62, .2), (-1.68, 0), (-1.62, -.22), (-1.4, -.3),
                   (-1.0, -.08)], wing),
              fin([(-.98, .14), (-1.14, .48), (-.8, .6), (-.46, .46), (-.3, .3)], wing),
              fin([(-.98, -.14), (-1.12, -.5), (-.76, -.64), (-.36, -.56), (-.1, -.34)], wing),
              fin([(.46, -.1), (.1, -.42), (-.3, -.78), (-.1, -.36), (.3, -.02)], wing, -.24, .03,
                  -.3)]
    for side, lift in ((-1, .0), (1, .08)):
        whisker = [(1.08, side * .05, .0), (1.3, side * .1, .12 + lift), (1.5, side * .16, .02 + lift),
                   (1.62, side * .2, .2 + lift)]
        for x, y, z in smooth_line(whisker, 14):
            parts.append(ball((x, y, z), .022, gold('#FFD84A', .2), fine=12))
    parts.append(fin([(1.1, .0), (.9, -.06), (.78, -.05), (.9, -.1)], material('#7A1404', 0, .4), -.12,
                     .02))
    return [*parts, *eye(.84, .1, .15, .1, '#FF3A14')]


def crab():
    """A crab that carries a chest of treasure."""
    shell = skin([(0, '#8A0A1E'), (.5, '#E8243A'), (1, '#FF6A4A')], axis='Z', span=(-.3, .35),
                 spots=('#FFB08A', 9), roughness=.22, coat=1)
    leg = skin([(0, '#B0122A'), (1, '#FF5A3A')], axis='Z', span=(-.8, .4), roughness=.3)
    wood, shine = material('#7A3A12', 0, .45, coat=.4, bump=.3, scale=9), gold()
    parts = [ball((0, 0, -.1), .6, shell, (1.15, .85, .5), fine=56)]
    for side in (-1, 1):
        for at in range(3):
            hip = Vector((side * (.45 + at * .06), -.2 + at * .16, -.18))
            knee = hip + Vector((side * (.4 + at * .04), -.1, .22 - at * .08))
            foot = knee + Vector((side * .2, -.06, -.52))
            for a, b, thick in ((hip, knee, .075), (knee, foot, .055)):
                way = b - a
                parts.append(cone((a + b) / 2, thick, thick * .6, way.length, leg,
                                  way.to_track_quat('Z', 'Y').to_euler(), 16))
            parts.append(ball(knee, .08, leg, fine=20))
        arm = [Vector((side * .5, -.34, -.05)), Vector((side * .92, -.5, .1)),
               Vector((side * .86, -.6, .46))]
        for a, b in zip(arm, arm[1:]):
            way = b - a
            parts.append(cone((a + b) / 2, .1, .09, way.length, shell,
                              way.to_track_quat('Z', 'Y').to_euler(), 20))
        parts += [ball(arm[1], .12, shell, fine=24),
                  ball(arm[2] + Vector((0, 0, .16)), .24, shell, (.85, .6, 1.15), fine=32)]
        claw = [(-.13, .1), (-.2, .46), (-.02, .62), (-.05, .34), (.03, .3), (.1, .58), (.2, .4),
                (.14, .08)]
        parts.append(extrude(claw, arm[2] + Vector((0, 0, .18)), .14, shell,
                             (math.pi / 2, side * .2, 0), 1, .05))
        parts += [cone((side * .2, -.4, .2), .045, .04, .26, shell, (.2, side * .14, 0), 16),
                  *eye(side * .22, .36, .44, .11, '#FFE04A')]
    parts += [box((0, .1, .42), (.86, .56, .42), wood, bevel=.03),
              disc((0, .1, .64), .28, .86, wood, (0, math.pi / 2, 0), .03)]
    for x in (-.36, 0, .36):
        parts += [box((x, .1, .42), (.07, .6, .45), shine, bevel=.015),
                  ring((x, .1, .64), .285, .03, shine, (0, math.pi / 2, 0), 48)]
    parts += [box((0, -.2, .54), (.16, .05, .2), shine, bevel=.02),
              box((0, .1, .645), (.9, .6, .05), shine, bevel=.01)]
    return parts


kinds = {'tetra': tetra, 'clown': clown, 'tang': tang, 'angel': angel, 'puffer': puffer, 'lion': lion,
         'turtle': turtle, 'manta': manta, 'crab': crab, 'shark': shark, 'arowana': arowana}
