"""Playing cards and chips, for scenes of card games and tables."""
from kit import *

paper, shine = material('#FBF6EA', 0, .22, coat=.8), gold()
red, ink = lacquer('#D60E24'), lacquer('#12141E')
heart = [(0.8 * math.sin(t) ** 3, .05 * (13 * math.cos(t) - 5 * math.cos(2 * t)
          - 2 * math.cos(3 * t) - math.cos(4 * t))) for t in
         [at / 60 * math.tau for at in range(60)]]
spade = [(x, -y + .1) for x, y in heart]
stem = [(-.05, -.2), (.05, -.2), (.28, -.82), (-.28, -.82)]
diamond = [(0, .9), (.62, 0), (0, -.9), (-.62, 0)]


def card(at, turn, value, sign, mat, scale=1.0, back=False):
    wide, high = 1.5, 2.15
    parts = [box((0, 0, 0), (wide, .05, high), paper if not back else lacquer('#8A0E24'), bevel=.02)]
    stand = (math.pi / 2, 0, 0)
    if back:
        parts += [box((0, -.03, 0), (wide * .86, .02, high * .9), shine, bevel=.008),
                  box((0, -.04, 0), (wide * .82, .02, high * .87), lacquer('#A8142C'), bevel=.008),
                  extrude(star(8, .6), (0, -.06, 0), .03, shine, stand, .45, .01)]
    else:
        for side in (1, -1):
            face = (math.pi / 2, 0 if side > 0 else math.pi, 0)
            parts.append(words(value, (-.52 * side, -.035, .78 * side), .4, mat, face, .008, .003))
            parts.append(extrude(sign, (-.52 * side, -.035, .46 * side), .012, mat, face, .13, .002))
        parts.append(extrude(sign, (0, -.05, 0), .05, mat, stand, .5, .02))
        if sign is spade:
            parts.append(extrude(stem, (0, -.05, 0), .05, mat, stand, .5, .02))
    together(parts, at, turn, scale)


def chips(x, y, count, color):
    """A stack of chips with a ring of gold on top."""
    for at in range(count):
        lean = random.uniform(-.05, .05)
        disc((x + lean, y, .08 + at * .15), .46, .135, lacquer(color), bevel=.03)
        for part in range(8):
            a = part / 8 * math.tau + lean * 9
            box((x + lean + .445 * math.cos(a), y + .445 * math.sin(a), .08 + at * .15),
                (.06, .15, .138), paper, (0, 0, a), .01)
    ring((x, y, .01 + count * .15), .28, .02, shine)
