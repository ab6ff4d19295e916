"""What stands on a reef: corals, rocks, and the cannon of the hunters."""
from fish import *


def rock(at, size, tone='#2A4A6A', seed=1):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1, location=at)
    thing = bpy.context.object
    thing.scale = size
    rough = bpy.data.textures.new('rough', 'CLOUDS')
    rough.noise_scale, rough.noise_depth = .6, 4
    bumps = thing.modifiers.new('rough', 'DISPLACE')
    bumps.texture, bumps.strength, bumps.texture_coords = rough, .55, 'GLOBAL'
    return finish(thing, material(tone, 0, .7, coat=.15, bump=.5, scale=7))


def beads(spots, mat, fine=12):
    """Many balls, as (place, radius), in one shape: quick to make."""
    points, faces = [], []
    rings = fine // 2
    for (x, y, z), r in spots:
        base = len(points)
        points += [(x + r * math.sin(v / rings * math.pi) * math.cos(u / fine * math.tau),
                    y + r * math.sin(v / rings * math.pi) * math.sin(u / fine * math.tau),
                    z + r * math.cos(v / rings * math.pi))
                   for v in range(rings + 1) for u in range(fine)]
        faces += [(base + v * fine + u, base + v * fine + (u + 1) % fine,
                   base + (v + 1) * fine + (u + 1) % fine, base + (v + 1) * fine + u)
                  for v in range(rings) for u in range(fine)]
    mesh = bpy.data.meshes.new('beads')
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    thing = bpy.data.objects.new('beads', mesh)
    bpy.context.collection.objects.link(thing)
    mesh.materials.append(mat)
    return thing


def branches(at, high, tone, tip='#FFE6D8', count=8, thick=.15, spread=.5):
    """A coral of branches that end in light tips."""
    mat, end = material(tone, 0, .4, coat=.5, bump=.25, scale=16, glow=.06), material(tip, 0, .4, glow=.2)
    body_of, tips = [], []
    for part in range(count):
        way = part / count * math.tau + random.uniform(-.3, .3)
        lean, length = random.uniform(.15, spread), high * random.uniform(.55, 1)

        def point(t):
            return (at[0] + lean * t * t * math.cos(way) * length,
                    at[1] + lean * t * math.sin(way) * .5, at[2] + t * length)

        for step in range(18):
            body_of.append((point(step / 17), thick * (1 - step / 34)))
            if step in (8, 12):
                turn, (x, y, z) = way + random.uniform(-1, 1), point(step / 17)
                for twig in range(7):
                    u = twig / 6
                    body_of.append(((x + u * .35 * math.cos(turn), y - u * .1, z + u * .4),
                                    thick * .55 * (1 - u * .4)))
                tips.append(((x + .37 * math.cos(turn), y - .1, z + .42), thick * .3))
        tips.append((point(1.01), thick * .5))
    return [beads(body_of, mat, 14), beads(tips, end, 14)]


def sea_fan(at, size, tone):
    """A flat net of branches."""
    mat = material(tone, 0, .45, coat=.4, glow=.1)
    spots = []

    def grow(x, z, angle, length, thick, depth):
        for step in range(8):
            t = step / 7
            spots.append(((at[0] + (x + math.cos(angle) * length * t) * size, at[1],
                           at[2] + (z + math.sin(angle) * length * t) * size),
                          thick * (1 - t * .25) * size))
        if depth == 0:
            return
        x, z = x + math.cos(angle) * length, z + math.sin(angle) * length
        for turn in (-.42, .06, .46) if depth > 1 else (-.36, .36):
            grow(x, z, angle + turn + random.uniform(-.12, .12), length * .72, thick * .66, depth - 1)

    grow(0, 0, math.pi / 2, .42, .05, 4)
    return [beads(spots, mat, 10)]


def brain(at, size, tone):
    thing = ball(at, size, material(tone, 0, .5, coat=.3), (1, 1, .72), fine=64)
    made = thing.data.materials[0]
    nodes, links = made.node_tree.nodes, made.node_tree.links
    wave, raised = nodes.new('ShaderNodeTexWave'), nodes.new('ShaderNodeBump')
    wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value = 4, 14
    wave.inputs['Detail Scale'].default_value = 1.2
    raised.inputs['Strength'].default_value = .8
    links.new(wave.outputs['Fac'], raised.inputs['Height'])
    links.new(raised.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return thing


def tubes(at, tone, inside, count=5, high=1.2):
    mat, dark = material(tone, 0, .4, coat=.5, bump=.3, scale=18), material(inside, 0, .6, glow=.15)
    parts = []
    for part in range(count):
        x, y = at[0] + random.uniform(-.4, .4), at[1] + random.uniform(-.3, .3)
        tall, wide = high * random.uniform(.5, 1), random.uniform(.12, .2)
        parts += [lathe((x, y, at[2]), [(wide * .7, 0), (wide * .8, tall * .5), (wide, tall),
                                        (wide * .8, tall + .03), (wide * .68, tall - .1)], mat,
                        steps=32),
                  disc((x, y, at[2] + tall - .1), wide * .7, .02, dark, bevel=0, sides=24)]
    return parts


def anemone(at, size, tone, tip):
    mat, end = material(tone, 0, .35, coat=.6, glow=.08), material(tip, 0, .3, coat=.6, glow=.3)
    arms, tips = [], []
    for arm in range(26):
        a, lean = arm * 2.399, .25 + .75 * math.sqrt(arm / 26)
        for step in range(8):
            t = step / 7
            arms.append(((at[0] + size * lean * t ** 1.5 * math.cos(a),
                          at[1] + size * lean * t ** 1.5 * math.sin(a) * .7,
                          at[2] + size * (.2 + t * (1.15 - lean * .55))),
                         size * .085 * (1 - t * .3)))
        tips.append(((at[0] + size * lean * math.cos(a), at[1] + size * lean * math.sin(a) * .7,
                      at[2] + size * (1.35 - lean * .55)), size * .085))
    return [ball(at, size * .5, mat, (1, 1, .6)), beads(arms, mat), beads(tips, end)]


def starfish(at, size, tone, turn):
    mat, dots = material(tone, 0, .35, coat=.5, bump=.3, scale=22), material('#FFF0D0', 0, .3)
    arms = []
    for arm in range(5):
        a = arm / 5 * math.tau
        for step in range(9):
            t = step / 8
            arms.append(ball((t * math.sin(a), t * math.cos(a), .08), .3 * (1 - t * .7), mat,
                             (1, 1, .6), fine=16))
        for step in range(5):
            arms.append(ball((.18 * (step + 1) * math.sin(a), .18 * (step + 1) * math.cos(a),
                              .25 - step * .03), .045, dots, fine=10))
    return together(arms, at, turn, size)


def cannon():
    """The barrel, which points towards +x."""
    shine, blue = gold('#FFB83D', .16), lacquer('#0C4AC8', .14)
    profile = [(0, -.52), (.2, -.5), (.34, -.4), (.4, -.2), (.4, .1), (.34, .5), (.28, .9), (.26, 1.1)]
    barrel = lathe((0, 0, 0), profile, blue, (0, math.pi / 2, 0))
    parts = [barrel, lathe((0, 0, 0), [(.26, 1.1), (.4, 1.16), (.46, 1.34), (.44, 1.46), (.34, 1.48),
                                       (.28, 1.36), (.26, 1.1)], shine, (0, math.pi / 2, 0)),
             disc((1.36, 0, 0), .28, .04, material('#02060E', 0, .6), (0, math.pi / 2, 0), 0)]
    for x, r in ((-.22, .41), (.16, .4), (.62, .335), (.98, .29)):
        parts.append(ring((x, 0, 0), r, .045, shine, (0, math.pi / 2, 0)))
    for x in (-.03, .4, .8):
        parts.append(gem((x, -.4 + x * .1, 0), .12, glass('#FF3A5A', .02, 1.8), (math.pi / 2, 0, 0)))
    for side in (-1, 1):
        fin_at = [(-.5, 0), (-.95, .3 * side), (-.78, .05 * side), (-.3, .3 * side)]
        parts.append(extrude(fin_at, (0, 0, side * .16), .08, shine, (math.pi / 2, 0, 0), 1, .03))
    return parts


def mount():
    """What the barrel turns on: half a shell with a ring of gold."""
    shine, blue = gold('#FFB83D', .16), lacquer('#0A2E8A', .14)
    parts = [ball((0, 0, 0), .62, blue, (1, 1, .92)), ring((0, -.1, -.1), .66, .07, shine, (.5, 0, 0)),
             ball((0, -.55, .1), .2, gem_of('#3AF0FF')), ring((0, -.58, .1), .2, .045, shine,
                                                           (math.pi / 2, 0, 0))]
    for part in range(9):
        a = math.radians(200 + part * 17.5)
        parts.append(ball((.64 * math.cos(a), -.34 + .1 * math.sin(a), -.1 + .34 * math.sin(a)), .055,
                          shine, fine=16))
    return parts


def gem_of(tone):
    return material(tone, 0, .05, coat=1, glass=.4, glow=.5)


def garden(side):
    """A corner of the reef; the other corner is its mirror with other corals."""
    random.seed(11 if side < 0 else 23)
    parts = [rock((side * 1.8, .6, -.35), (1.5, .7, 1.0)), rock((side * .3, .7, -.62), (1.3, .7, .72)),
             rock((-side * 1.2, .8, -.85), (1.1, .6, .6), '#234060')]
    one, two, three = ('#FF4A7A', '#FF9A2A', '#A04AF0') if side < 0 else ('#FF6A2A', '#F03A8A', '#2AD0B8')
    parts += branches((side * 1.85, .25, .1), 2.5, one, count=11, thick=.17, spread=.6)
    parts += sea_fan((side * .95, .45, -.1), 2.1, three)
    parts += branches((side * .3, .1, -.2), 1.35, two, count=9, thick=.12)
    parts.append(brain((side * 1.05, -.35, -.1), .6, '#FFC24A' if side < 0 else '#7ADF6A'))
    parts += tubes((side * 2.2, -.35, -.3), '#8A5AF0' if side < 0 else '#FFB03D', '#2A0A4A', 6, 1.3)
    parts += anemone((side * -.4, -.2, -.35), .62, '#FF8AB8' if side < 0 else '#6AE0C8', '#FFF0A0')
    parts += anemone((side * 1.75, -.6, -.25), .5, '#5AC8FF', '#FFFFFF')
    parts += branches((side * -1.2, .1, -.5), 1.0, three, count=8, thick=.1)
    parts += branches((side * 2.6, -.1, -.2), 1.2, two, count=7, thick=.12)
    parts += sea_fan((side * -.75, .4, -.5), 1.1, one)
    parts.append(starfish((side * .3, -.75, -.2), .3, '#FF7A1E', (1.0, .25, .3)))
    return parts
