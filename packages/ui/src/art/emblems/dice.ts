import { blue, coral, gold, green, ink, red, white } from '../palettes.ts';
import { sparkle } from '../patterns.ts';
import { box, circle, ellipse, group, line, linear, path, tag } from '../svg.ts';
import type { Emblem } from './emblem.ts';

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/**
 * A face of 60 × 60 around the origin; each pip is a stroke without length. The single pip is large
 * and red.
 */
const face = (value: number, colour: string) => {
  const dots = (pips[value - 1] ?? []).map(([x, y]) => `M${x * 16} ${y * 16}h0`).join('');
  return value === 1 ? line(dots, red[1], 20) : line(dots, colour, 13);
};

/** A die seen from a corner: top, left and right face are one square, sheared three ways. */
const die = (
  x: number,
  y: number,
  scale: number,
  values: readonly [number, number, number],
  sides: readonly [string, string, string],
  dot: string,
) => {
  const side = (matrix: string, fill: string, value: number) =>
    group(`matrix(${matrix})`, box(-31, -31, 62, 62, 9, fill) + face(value, dot));
  return group(
    `translate(${x} ${y})scale(${scale})`,
    side('.866 .5 -.866 .5 0 -31', sides[0], values[0]) +
      side('.866 .5 0 1 -27 15.5', sides[1], values[1]) +
      side('.866 -.5 0 1 27 15.5', sides[2], values[2]),
  );
};

const ivory = ['#ffffff', '#e3e4f1', '#bfc1da'] as const;

export const twoDice: Emblem = ({ palette }) =>
  die(48, 26, 1.05, [2, 6, 4], palette.emblem, ink) + die(-36, -16, 1.28, [5, 1, 3], ivory, ink);

/** A crescent moon with two stars, and two dice before it. */
export const moonDice: Emblem = ({ palette, gold: golden }) =>
  path('M3-106A60 60 0 1 0 48-16A50 50 0 1 1 3-106z', golden) +
  line('M-50-84A60 60 0 0 0-58-28', white, 5, { opacity: '.55' }) +
  path(sparkle(36, -62, 16) + sparkle(72, -84, 9) + sparkle(70, -30, 8), white) +
  die(48, 56, 0.86, [6, 3, 5], ivory, ink) +
  die(-26, 52, 1.02, [1, 4, 2], palette.emblem, ink);

const gourd =
  path('M-8-7a11 11 0 1 1 16 0a17 17 0 1 1-16 0z', gold[1]) + line('M0-21q1-6 8-7', green, 4);
const crab =
  ellipse(0, 3, 16, 11, coral) +
  line('M-13-5l-7-11M13-5l7-11M-14 9l-8 7M14 9l8 7M-24 3H24', coral, 4) +
  line('M-5-1h0m10 0h0', white, 5);
const carp =
  path('M-22 0C-10-17 8-15 15-2L25-12V14L15 4C8 16-10 16-22 0z', blue) +
  circle(-11, -2, 2.5, white);

/** A die of the bowl game: it shows a creature where other dice show pips. */
const pictureDie = (prefix: string, x: number, y: number, turn: number, sign: string) =>
  group(`translate(${x} ${y})rotate(${turn})`, tag('use', { href: `#${prefix}d` }) + sign);

const blankDie = (prefix: string) =>
  tag(
    'g',
    { id: `${prefix}d` },
    box(-29, -25, 58, 58, 12, '#d8c9a8') + box(-29, -30, 58, 58, 12, '#fffdf6'),
  );

/** An open flower in strokes of gold, as it is painted on the bowl of the game. */
const flower = (prefix: string) =>
  line('M0 9q-16-11 0-27q16 16 0 27q-20 0-21-17q9 1 14 6M0 9q20 0 21-17q-9 1-14 6', gold[1], 3, {
    id: `${prefix}l`,
  });

const flowers = (prefix: string) =>
  ['translate(0 2)', 'translate(-48-8)rotate(-12)', 'translate(48-8)rotate(12)']
    .map((transform) => tag('use', { href: `#${prefix}l`, transform }))
    .join('');

const lifted = (prefix: string, golden: string) =>
  ellipse(0, 26, 82, 18, '#5f2536') +
  path('M-82 26C-82-40-44-58 0-58S82-40 82 26A82 18 0 0 1-82 26z', `url(#${prefix}b)`) +
  line('M-82 26A82 18 0 0 0 82 26', golden, 6) +
  flowers(prefix) +
  line('M-60-16Q-50-40-30-47', white, 6, { opacity: '.4' }) +
  path('M-30-54L-25-66Q0-72 25-66L30-54Q0-46-30-54z', `url(#${prefix}b)`) +
  ellipse(0, -67, 25, 5, '#2b2675', { stroke: gold[1], 'stroke-width': 3 });

/** The bowl of Bầu Cua lifted from its plate, and under it the three dice: gourd, crab and carp. */
export const luckyBowl: Emblem = ({ gold: golden, prefix }) => {
  const indigo = linear(
    `${prefix}b`,
    [
      [0, '#776fe6'],
      [1, '#2b2675'],
    ],
    { x2: 0.7, y2: 1 },
  );
  return (
    `<defs>${blankDie(prefix)}${flower(prefix)}${indigo}</defs>` +
    ellipse(0, 56, 104, 34, golden) +
    ellipse(0, 50, 104, 31, '#fff3dc') +
    ellipse(0, 50, 92, 26, 'none', { stroke: coral, 'stroke-width': 3 }) +
    pictureDie(prefix, -42, 30, -10, gourd) +
    pictureDie(prefix, 40, 26, 9, carp) +
    pictureDie(prefix, 2, 46, -2, crab) +
    group('translate(6 -54)rotate(-13)', lifted(prefix, golden))
  );
};
