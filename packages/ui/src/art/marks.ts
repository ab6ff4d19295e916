import { glyph, initials } from './glyphs.ts';
import { paletteFor, white } from './palettes.ts';
import { paymentSign } from './payment-signs.ts';
import { diceFrom, fnv1a, pick } from './random.ts';
import { box, circle, ellipse, group, line, linear, path, picture } from './svg.ts';

const shapes: readonly [string, ...string[]] = [
  'M20 1a19 19 0 1 1 0 38a19 19 0 1 1 0-38z',
  'M13 1H27Q39 1 39 13V27Q39 39 27 39H13Q1 39 1 27V13Q1 1 13 1z',
  'M17 1.6q3-1.6 6 0L34 8q3 1.7 3 5V27q0 3.3-3 5L23 38.400q-3 1.6-6 0L6 32q-3-1.7-3-5' +
    'V13q0-3.3 3-5z',
  'M16.5 2.500q3.5-3.5 7 0l14 14q3.5 3.5 0 7l-14 14q-3.5 3.5-7 0l-14-14q-3.5-3.5 0-7z',
  'M20 1q8 5 17 5v13q0 13-17 20q-17-7-17-20V6q9 0 17-5z',
];

/**
 * A vendor's mark: 40 × 40, its first letter on a shape.
 * @param code any string, such as the vendor's code
 */
export function vendorMark(code: string): string {
  const seed = fnv1a(`vendor ${code}`);
  const prefix = `v${seed.toString(36)}`;
  const [light, middle, deep] = paletteFor(code).ground;
  const [letter = ''] = initials(code);
  const shape = pick(shapes, seed >>> 8);
  return picture(
    40,
    40,
    linear(
      `${prefix}a`,
      [
        [0, middle],
        [1, deep],
      ],
      { x2: 0.6, y2: 1 },
    ),
    path(shape, `url(#${prefix}a)`) +
      path(shape, 'none', { stroke: light, 'stroke-width': 1.2, opacity: '.6' }) +
      group('translate(20 20)scale(1.15)', glyph(letter, white, 2.6)),
  );
}

/** One or two letters in the middle of a plate. */
function lettersOf(name: string): string {
  const letters = initials(name);
  const step = letters.length > 1 ? 6.4 : 0;
  return letters
    .map((letter, at) =>
      group(`translate(${20 + (at * 2 - 1) * step} 20)scale(.86)`, glyph(letter, white, 2.9)),
    )
    .join('');
}

/**
 * A payment method's mark: 40 × 40, the sign of its kind or its initials. It never imitates a
 * trademark.
 * @param name any string, such as the method's code
 */
export function paymentMark(name: string): string {
  const prefix = `p${fnv1a(`payment ${name}`).toString(36)}`;
  const sign = paymentSign(name);
  return picture(
    40,
    40,
    linear(`${prefix}a`, [
      [0, '#3a3b62'],
      [1, '#1e1f38'],
    ]),
    box(0, 0, 40, 40, 10, `url(#${prefix}a)`) +
      (sign === undefined ? lettersOf(name) : group('translate(8 8)', line(sign, white, 2))),
  );
}

type Ears = (fill: string, inner: string) => string;

const pairOf = (half: string) => half + group('scale(-1 1)', half);

const ears: readonly [Ears, ...Ears[]] = [
  (fill, inner) => pairOf(path('M6-18L24-31L26-4z', fill) + path('M12-17L21-24L22-10z', inner)),
  (fill, inner) => pairOf(circle(18, -17, 9, fill) + circle(18, -17, 5, inner)),
  (fill, inner) =>
    pairOf(
      ellipse(10, -24, 6, 15, fill, { transform: 'rotate(14 10 -24)' }) +
        ellipse(10, -24, 2.8, 10, inner, { transform: 'rotate(14 10 -24)' }),
    ),
  (fill) => path('M-8-20Q-6-33 0-26Q4-36 8-20z', fill),
];

const mouths: readonly [string, ...string[]] = [
  'M-4 9Q0 13 4 9',
  'M0 7v3M0 10Q-4 14-7 10M0 10Q4 14 7 10',
  'M-5 9H5',
  'M-3 8Q0 15 3 8z',
];

/**
 * A face for a member without a picture: 80 × 80, a small animal.
 * @param seed any string, such as the member's id
 */
export function avatar(seed: string): string {
  const hash = fnv1a(`avatar ${seed}`);
  const dice = diceFrom(hash);
  const prefix = `f${hash.toString(36)}`;
  const { ground, emblem } = paletteFor(seed);
  const [light, main, shade] = emblem;
  const eye = (x: number) => circle(x, 0, 3.4, '#1b1c33') + circle(x + 1.1, -1.2, 1.1, white);
  return picture(
    80,
    80,
    linear(
      `${prefix}a`,
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      { x2: 0.5, y2: 1 },
    ),
    box(0, 0, 80, 80, 0, `url(#${prefix}a)`) +
      ellipse(40, 84, 30, 20, ground[2], { opacity: '.45' }) +
      group(
        'translate(40 47)',
        pick(ears, dice.roll(ears.length))(main, shade) +
          ellipse(0, 2, 27, 24, main) +
          ellipse(0, 9, 13, 10, light, { opacity: '.75' }) +
          eye(-10) +
          eye(10) +
          pairOf(ellipse(17, 8, 4.5, 3, '#ff947a', { opacity: '.7' })) +
          line(pick(mouths, dice.roll(mouths.length)), '#1b1c33', 2),
      ),
  );
}
