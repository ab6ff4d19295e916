"""Limbo: a rocket of chrome and red lacquer leaves a planet behind, on a column of fire."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(5)
sky([(0, '#1A0B3A', .6), (.44, '#FF7A2E', 1.3), (.5, '#FF9A5A', 1.2), (.58, '#3A1A7A', .6),
     (.8, '#BFE2FF', 2.6), (1, '#5AA8FF', 1)], .7)
backdrop('#FF7D4A', '#8A1F8F', '#0E0636', centre=(.46, .36), strength=1, reach=.46)

steel = material('#DDE6F5', .55, .14, coat=1)
red, shine = lacquer('#D4101E'), gold()
hull = [(0, -1.35), (.36, -1.35), (.52, -1.1), (.68, -.55), (.74, 0), (.7, .5), (.58, .95),
        (.42, 1.35)]
nose = [(.42, 1.35), (.3, 1.62), (.16, 1.86), (.05, 2.02), (0, 2.05)]
parts = [lathe((0, 0, 0), hull, steel), lathe((0, 0, 0), nose, red),
         ring((0, 0, 1.35), .42, .045, shine), ring((0, 0, -1.12), .52, .05, shine),
         ring((0, 0, -.5), .69, .03, red), lathe((0, 0, -1.62), [(.44, 0), (.32, .3)], shine)]
parts += [ring((0, -.64, .42), .27, .075, shine, (math.radians(84), 0, 0)),
          ball((0, -.58, .42), .26, material('#1C9BFF', 0, .05, coat=1, glow=.35), (1, .45, 1))]
fin = [(0, .62), (.62, -.1), (.78, -.85), (.62, -1), (.12, -.45), (0, -.4)]
for at in range(3):
    turn = at / 3 * math.tau - math.pi / 2 + .55
    holder = together([extrude(fin, (0, 0, 0), .12, red, (math.pi / 2, 0, 0), 1, .035)],
                      (math.cos(turn) * .56, math.sin(turn) * .56, -.72), (0, 0, turn))
    parts.append(holder)
flame = []
for low, high, color, power in ((.5, 1.9, '#FF4A12', 3), (.36, 1.5, '#FF9A1E', 6),
                                (.22, 1.05, '#FFF0A8', 11)):
    flame.append(lathe((0, 0, -1.6), [(0, -high), (low * .45, -high * .7), (low, -high * .28),
                                      (low * .72, 0), (0, 0)], neon(color, power)))
lean = (math.radians(6), math.radians(24), math.radians(8))
together(parts + flame, (.2, 0, 3.35), lean, .98)
bulb((-.85, -.9, 1.2), 330, .5, '#FF7A2E')

# Smoke rolls away below.
smoke = material('#F2C9D8', 0, .8)
for _ in range(34):
    x, y = random.uniform(-2.6, 2.2), random.uniform(-.6, 2.2)
    ball((x, y, random.uniform(-.3, .55) + .12 * abs(x)), random.uniform(.34, .68), smoke, fine=32)
# A planet with a ring, and two moons.
ball((2.35, 5, 5.9), 1.15, material('#F6A04A', 0, .6, bump=.35, scale=2))
ring((2.35, 5, 5.9), 1.75, .1, material('#FFE0A0', 0, .4, glow=.3), (math.radians(68), .35, 0))
ball((-2.7, 4.5, 5.2), .5, material('#7CD7E8', 0, .6, bump=.4, scale=3))
# Signs of what the climb may pay.
for text, x, z, size, color in (('×2', -1.55, 3.3, .62, '#7CF5D0'), ('×10', 1.75, 2.3, .66, '#FFD75A'),
                                ('×50', -1.6, 4.85, .7, '#FF9AD0')):
    words(text.replace('×', 'x'), (x, -.4, z), size, material(color, 0, .25, coat=1, glow=.8),
          (math.radians(86), math.radians(-8), math.radians(6 if x < 0 else -8)), .05)
sparks(80, '#FFFFFF', (-5, 5, 1), (5, 8, 9), .015, .045, 10)
sparks(40, '#FFB04A', (-2, -1.6, .2), (1.2, .6, 2.6), .012, .04, 16)
light((-4.5, -4.5, 6), 520, 2.4, '#DDEBFF', (0, 0, 3))
light((4.6, 2.4, 5.5), 800, 1.5, '#FF6AC0', (0, 0, 3.4))
light((-4.2, 2.6, 4.5), 620, 1.4, '#4AA8FF', (0, 0, 3.2))
camera((0, -10, 2.2), (0, 0, 2.62), 48, (0, -.4, 3), 1.5)
save(.6)
