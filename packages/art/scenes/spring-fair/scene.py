"""Spring Fair: peach blossom, red envelopes, firecrackers and coins before fireworks."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'kit'))
from kit import *

start(61)
sky([(0, '#2A020A', .6), (.45, '#A0142A', .7), (.52, '#FFE6A0', 1.7), (.6, '#7A0C1E', .7),
     (.82, '#FFFFFF', 2.4), (1, '#FFD8C0', 1)], .8)
backdrop('#FF7A5A', '#C0142E', '#3A0210', centre=(.5, .6), rays=0, strength=.95, reach=.48)
floor('#6A0818', .12, z=0)
shine, red = gold(), lacquer('#D8102A')

# Fireworks: rays of specks.
for x, z, size, tone, rays in ((-1.55, 5.2, 1.25, '#FFD84A', 20), (1.65, 5.5, 1.05, '#FF7AC8', 18),
                               (.25, 6.2, .8, '#7AF0FF', 16)):
    lit = neon(tone, 9)
    for ray in range(rays):
        a = ray / rays * math.tau
        for step in range(4, 13):
            t = step / 12
            ball((x + size * t * math.cos(a), 2.2, z + size * t * math.sin(a) - .12 * t * t), .012 + .03 * t,
                 lit, fine=8)

# Red envelopes, fanned.
def envelope(at, turn, size=1.0):
    parts = [box((0, 0, 0), (1.35, .07, 2.1), red, bevel=.04),
             extrude([(-.66, 1.03), (.66, 1.03), (.5, .55), (0, .3), (-.5, .55)], (0, -.05, 0), .05,
                     lacquer('#A80A20'), (math.pi / 2, 0, 0), 1, .015),
             disc((0, -.08, .3), .27, .07, shine, (math.pi / 2, 0, 0), .02),
             box((0, -.045, -.95), (1.2, .03, .05), shine, bevel=.01),
             extrude(star(8, .55), (0, -.06, -.4), .04, shine, (math.pi / 2, 0, 0), .34, .01)]
    together(parts, at, turn, size)


envelope((-.75, .1, 2.5), (math.radians(-8), math.radians(-24), 0), 1.12)
envelope((.8, .1, 2.5), (math.radians(-8), math.radians(22), 0), 1.12)
envelope((0, -.35, 2.62), (math.radians(-8), 0, 0), 1.25)

# The branch of peach blossom.
bark = material('#5A2E18', 0, .6, bump=.4, scale=12)
line_ = [(-2.5, .5, .4), (-2.1, .4, 1.8), (-1.95, .3, 3), (-1.35, .1, 4), (-.4, -.1, 4.55), (.7, -.2, 4.75), (1.7, -.1, 4.5)]
for first, second in zip(line_, line_[1:]):
    for step in range(16):
        spot = Vector(first).lerp(Vector(second), step / 16)
        ball(spot, .17 - .012 * (spot.x + 2.5), bark, fine=12)


def blossom(at, size, tone='#FF8AB8', middle='#FFE04A'):
    petals = material(tone, 0, .4, coat=.3, glow=.1)
    turn = random.uniform(0, 1)
    for part in range(5):
        a = part / 5 * math.tau + turn
        ball((at[0] + size * .5 * math.cos(a), at[1], at[2] + size * .5 * math.sin(a)), size * .42, petals,
             (1, .35, 1), fine=20)
    ball((at[0], at[1] - size * .14, at[2]), size * .2, material(middle, 0, .4, glow=.3), fine=14)
    for part in range(6):
        a = part / 6 * math.tau
        ball((at[0] + size * .26 * math.cos(a), at[1] - size * .22, at[2] + size * .26 * math.sin(a)), size * .05,
             material('#D8205A', 0, .4), fine=8)


for at, size in (((-2.15, .1, 2.2), .42), ((-1.85, -.1, 3.25), .5), ((-1.3, -.25, 4.15), .56), ((-.7, -.35, 4.65), .46),
                 ((-.1, -.45, 4.5), .4), ((.35, -.45, 5.0), .56), ((1.05, -.45, 4.75), .5), ((1.6, -.4, 4.35), .46),
                 ((1.95, -.3, 4.75), .38), ((-2.35, .1, 1.3), .36), ((-1.6, -.1, 4.7), .36)):
    blossom(at, size)
blossom((-1.75, -1.35, 1.2), .5, '#FFD02E', '#FF8A1E')
blossom((1.85, -1.45, 1.55), .46, '#FFD02E', '#FF8A1E')

# Firecrackers on a string, coins and ingots.
for row in range(7):
    for side in (-1, 1):
        z = 3.9 - row * .42
        tube = (2.15 + .2 * side, -.3, z)
        disc(tube, .13, .5, red, (0, math.radians(58 * side), 0), .02, 32)
        for end in (-1, 1):
            disc((tube[0] + .2 * end * math.sin(math.radians(58 * side)), -.3,
                  z + .2 * end * math.cos(math.radians(58 * side))), .138, .07, shine,
                 (0, math.radians(58 * side), 0), .01, 32)
ball((2.15, -.3, 4.2), .14, shine, fine=20)
bulb((2.15, -1, .9), 40, .2, '#FFC04A')


def ingot(at, size, turn=0.0):
    parts = [ball((0, 0, 0), .6, shine, (1.5, .8, .55)), ball((0, 0, .22), .42, shine, (1, .8, .9)),
             ball((-.78, 0, .2), .26, shine, (.9, .8, 1.2), (0, -.5, 0)),
             ball((.78, 0, .2), .26, shine, (.9, .8, 1.2), (0, .5, 0))]
    together(parts, at, (0, 0, turn), size)


for at, size, turn in (((-.95, -1.35, .42), .82, .2), ((.95, -1.4, .42), .82, -.25), ((0, -1.75, .45), .95, 0),
                       ((-1.9, -.9, .35), .66, .5), ((1.95, -.9, .35), .66, -.5), ((0, -1.2, 1.0), .74, .1)):
    ingot(at, size, turn)
for _ in range(34):
    coin((random.uniform(-2.4, 2.4), random.uniform(-2.2, -.6), random.uniform(.06, .3)), .19, shine,
         (random.uniform(-.7, .7), random.uniform(-.7, .7), random.uniform(0, 3)))
for x, z in ((-1.2, 1.75), (1.2, 1.7)):
    ball((x, -1.3, z), .36, material('#FF8A1E', 0, .35, coat=.8, bump=.15, scale=40), fine=40)
    extrude([(0, 0), (.3, .2), (.6, 0), (.3, -.14)], (x, -1.4, z + .36), .04, lacquer('#1E8A3A'),
            (math.pi / 2, -.4, 0), .7, .01)
for _ in range(26):
    ball((random.uniform(-2.8, 2.8), random.uniform(-1.4, 1), random.uniform(1.2, 6.4)), .07,
         material('#FF9AC4', 0, .4, glow=.15), (1.3, .3, 1), [random.uniform(0, 3) for _ in range(3)], 12)
sparks(44, '#FFF0B0', (-3, -1.4, .6), (3, .4, 6.4), .012, .03, 13)
light((-4.5, -5.5, 6.5), 600, 2.4, '#FFF6E6', (0, 0, 2.6))
light((4.8, -.2, 4.6), 500, 1.4, '#FF6A8A', (0, 0, 2.6))
light((-4.8, .8, 3.2), 460, 1.4, '#FFC04A', (0, 0, 2.6))
camera((0, -10.5, 3.2), (0, 0, 2.55), 49, (0, -.8, 2.4), 2)
save(.5)
