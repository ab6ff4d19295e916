import { blue, green, ink, red, white } from '../palettes.ts';
import { box, circle, ellipse, group, line, path, tag } from '../svg.ts';
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

/** A face of 60 × 60 around the origin; each pip is a stroke without length. The single pip is large and red. */
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

const gourd = path('M-8-7a11 11 0 1 1 16 0a17 17 0 1 1-16 0z', green) + line('M0-21q1-6 8-7', green, 4);
const crab =
  ellipse(0, 3, 16, 11, red[1]) +
  line('M-13-5l-7-11M13-5l7-11M-14 9l-8 7M14 9l8 7M-24 3H24', red[1], 4) +
  line('M-5-1h0m10 0h0', white, 5);
const carp = path('M-22 0C-10-17 8-15 15-2L25-12V14L15 4C8 16-10 16-22 0z', blue) + circle(-11, -2, 2.5, white);

/** A die of the bowl game: it shows a creature where other dice show pips. */
const pictureDie = (prefix: string, x: number, y: number, turn: number, sign: string) =>
  group(`translate(${x} ${y})rotate(${turn})`, tag('use', { href: `#${prefix}d` }) + sign);

const blankDie = (prefix: string) =>
  tag('g', { id: `${prefix}d` }, box(-29, -25, 58, 58, 12, '#b9bbd6') + box(-29, -30, 58, 58, 12, white));

/** A bowl lifted from its plate, and under it the three dice of Bầu Cua: gourd, crab and carp. */
export const luckyBowl: Emblem = ({ palette, gold: golden, prefix }) => {
  const [, , deep] = palette.ground;
  return (
    `<defs>${blankDie(prefix)}</defs>` +
    ellipse(0, 62, 104, 34, deep, { opacity: '.5' }) +
    ellipse(0, 54, 104, 34, golden) +
    ellipse(0, 50, 94, 28, white, { stroke: blue, 'stroke-width': 4, 'stroke-dasharray': '8 9' }) +
    pictureDie(prefix, -42, 30, -10, gourd) +
    pictureDie(prefix, 40, 26, 9, carp) +
    pictureDie(prefix, 2, 46, -2, crab) +
    group(
      'translate(6 -54)rotate(-13)',
      ellipse(0, 26, 82, 18, '#8f98c9') +
        path('M-82 26C-82-40-44-58 0-58S82-40 82 26A82 18 0 0 1-82 26z', white) +
        path('M30-54C66-44 82-16 82 26A82 18 0 0 1 44 42C62 8 56-32 30-54z', '#c6cbe6', { opacity: '.75' }) +
        line('M-78 12A82 18 0 0 0 78 12M-70-6q10-16 20 0t20 0t20 0t20 0t20 0t20 0t20 0', blue, 4.5) +
        line('M-52-30Q-36-46-14-49', white, 6) +
        path('M-32-52L-27-70Q0-76 27-70L32-52Q0-44-32-52z', golden) +
        circle(0, -24, 9, red[1]),
    )
  );
};
