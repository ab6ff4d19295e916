import { digit } from '../glyphs.ts';
import { blue, gold, green, ink, red, white } from '../palettes.ts';
import { sparkle } from '../patterns.ts';
import type { Dice } from '../random.ts';
import { box, circle, ellipse, group, line, path, radial, tag } from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** A football. */
export const football: Emblem = ({ prefix }) => {
  const patch = 'M0-32L30-10L19 26H-19L-30-10z';
  const edge = Array.from({ length: 5 }, (_, at) =>
    group(
      `rotate(${at * 72})`,
      path('M-22-92Q0-100 22-92L14-70H-14z', ink) + line('M0-30V-70M14-70L46-50', ink, 5),
    ),
  );
  return (
    `<defs>${radial(
      `${prefix}b`,
      [
        [0, white],
        [0.7, '#eceef8'],
        [1, '#a9acc8'],
      ],
      { cx: 0.38, cy: 0.32, r: 0.75 },
    )}</defs>` +
    circle(0, 0, 94, `url(#${prefix}b)`) +
    edge.join('') +
    path(patch, ink) +
    ellipse(-40, -52, 18, 9, white, { opacity: '.7', transform: 'rotate(-40 -40 -52)' })
  );
};

/** A basketball. */
export const basketball: Emblem = ({ prefix }) =>
  `<defs>${radial(
    `${prefix}b`,
    [
      [0, '#ffb066'],
      [0.6, '#e8702a'],
      [1, '#8f3a0d'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.8 },
  )}</defs>` +
  circle(0, 0, 92, `url(#${prefix}b)`) +
  line('M0-92V92M-92 0H92M-64-66Q-22 0-64 66M64-66Q22 0 64 66', ink, 6) +
  ellipse(-38, -50, 20, 10, white, { opacity: '.5', transform: 'rotate(-40 -38 -50)' });

/** A cup. */
export const trophy: Emblem = ({ gold: golden, palette }) =>
  line('M-56-62H-88Q-90-8-40 0M56-62H88Q90-8 40 0', gold[1], 12) +
  path('M-60-88H60Q62 6 12 28V54H-12V28Q-62 6-60-88z', golden) +
  path('M-44-80Q-46-8-14 14Q-34-14-30-80z', white, { opacity: '.55' }) +
  path('M20-88H60Q62 6 12 28V54H4Q30-10 20-88z', gold[2], { opacity: '.35' }) +
  box(-44, 52, 88, 16, 6, golden) +
  box(-58, 66, 116, 26, 8, palette.ground[2]) +
  path(sparkle(0, -34, 26), white) +
  path(sparkle(72, 34, 12) + sparkle(-78, 40, 9), white);

/** A game pad. */
export const pad: Emblem = ({ palette, main }) => {
  const [light, , shade] = palette.emblem;
  const buttons = [
    [46, -34, red[1]],
    [68, -12, gold[1]],
    [24, -12, blue],
    [46, 10, green],
  ] as const;
  return (
    line('M0-58Q4-92 34-98', light, 6) +
    path(
      'M-58-60H58C98-60 112 34 98 66C84 92 58 66 40 32H-40C-58 66-84 92-98 66C-112 34-98-60-58-60z',
      shade,
      {
        transform: 'translate(0 8)',
      },
    ) +
    path(
      'M-58-60H58C98-60 112 34 98 66C84 92 58 66 40 32H-40C-58 66-84 92-98 66C-112 34-98-60-58-60z',
      main,
    ) +
    path('M-58-60H58C74-60 86-46 94-26C60-44-60-44-94-26C-86-46-74-60-58-60z', white, {
      opacity: '.45',
    }) +
    path('M-54-38h16v18h18v16h-18v18h-16v-18h-18v-16h18z', palette.ground[2]) +
    buttons.map(([x, y, fill]) => circle(x, y, 11, fill)).join('') +
    box(-14, -40, 28, 9, 4, palette.ground[2]) +
    circle(0, -2, 8, palette.ground[2])
  );
};

/** A ball: its colour, the shared core and shading of the picture, and its number. */
const ball = (
  prefix: string,
  x: number,
  y: number,
  r: number,
  colour: string,
  sign: string,
): string =>
  group(
    `translate(${x} ${y})scale(${r / 50})`,
    circle(0, 0, 50, colour) + tag('use', { href: `#${prefix}t` }) + sign,
  );

const ballShade = (prefix: string): string =>
  `<defs>${
    radial(
      `${prefix}s`,
      [
        [0.5, '#000', 0],
        [1, '#000', 0.4],
      ],
      { cx: 0.38, cy: 0.32, r: 0.72 },
    ) +
    tag(
      'g',
      { id: `${prefix}t` },
      circle(0, 0, 50, `url(#${prefix}s)`) +
        circle(0, 0, 27, white) +
        ellipse(-22, -32, 13, 7, white, { opacity: '.75', transform: 'rotate(-34 -22 -32)' }),
    )
  }</defs>`;

/** The label of a ball: a figure, or a coloured spot where figures might be mirrored. */
const ballSign = (figures: boolean, dice: Dice, colour: string) =>
  figures ? group('scale(2.1)', digit(dice.roll(10), ink)) : circle(0, 0, 14, colour);

/** Five lottery balls. */
export const balls: Emblem = ({ prefix, dice, figures }) => {
  const place = (x: number, y: number, r: number, colour: string) =>
    ball(prefix, x, y, r, colour, ballSign(figures, dice, colour));
  return (
    ballShade(prefix) +
    place(-62, -58, 30, blue) +
    place(66, -48, 34, green) +
    place(-50, 46, 46, red[1]) +
    place(58, 54, 42, '#7747e4') +
    place(2, -18, 56, gold[1])
  );
};

/** Balls in a glass drum. */
export const drum: Emblem = ({ prefix, dice, gold: golden, palette, figures }) => {
  const place = (x: number, y: number, r: number, colour: string) =>
    ball(prefix, x, y, r, colour, ballSign(figures, dice, colour));
  return (
    ballShade(prefix) +
    path('M-56 56H56L68 90H-68z', golden) +
    circle(0, -14, 86, palette.ground[2], { opacity: '.45' }) +
    place(-40, 6, 30, red[1]) +
    place(34, 14, 32, blue) +
    place(-4, 44, 26, green) +
    place(2, -44, 30, gold[1]) +
    circle(0, -14, 86, white, { 'fill-opacity': '.12', stroke: white, 'stroke-width': 5 }) +
    line('M-60-56Q-40-84-8-86', white, 7, { opacity: '.8' }) +
    box(-76, 84, 152, 20, 8, palette.ground[2])
  );
};

/** Three feathers. */
export const feather: Emblem = ({ palette, gold: golden, main, prefix }) => {
  const barbs =
    'M-2-36l-17-16M0-62l-22-18M2-90l-22-18M4-118l-19-16M0-44l18-22M2-72l20-24M4-100' +
    'l20-24M7-128l15-18';
  const plume = (turn: number, scale: number, light: string, dark: string) =>
    group(
      `translate(-4 92)rotate(${turn})scale(${scale})`,
      path('M-2-10C-40-60-42-134 16-194Q2-100-2-10z', light) +
        path('M-2-10Q2-100 16-194C48-138 42-58-2-10z', dark) +
        tag('use', { href: `#${prefix}q` }),
    );
  const quill =
    line(barbs, white, 2, { opacity: '.45' }) +
    line('M-6 14Q-2-90 14-182', ink, 4, { opacity: '.6' });
  return (
    `<defs>${tag('g', { id: `${prefix}q` }, quill)}</defs>` +
    plume(-46, 0.84, palette.ground[0], palette.ground[1]) +
    plume(42, 0.86, red[0], red[1]) +
    plume(-3, 1, main, palette.emblem[2]) +
    ellipse(-4, 88, 15, 9, golden) +
    path(sparkle(-80, -70, 12) + sparkle(84, -74, 9), white)
  );
};

/** Tiles of a game of matching. */
export const tiles: Emblem = ({ palette, main }) => {
  const tile = (
    x: number,
    y: number,
    turn: number,
    dots: readonly (readonly [number, number, string])[],
  ) =>
    group(
      `translate(${x} ${y})rotate(${turn})`,
      box(-40, -50, 84, 116, 14, palette.ground[2]) +
        box(-42, -56, 84, 112, 14, main) +
        box(-42, -62, 84, 112, 14, '#fffdf4') +
        dots
          .map(
            ([dx, dy, fill]) => circle(dx, dy - 6, 13, fill) + circle(dx, dy - 6, 5.5, '#fffdf4'),
          )
          .join(''),
    );
  return (
    tile(50, 10, 14, [
      [-18, -26, blue],
      [18, -26, blue],
      [-18, 26, blue],
      [18, 26, blue],
    ]) +
    tile(-44, -4, -10, [
      [-18, -30, green],
      [0, 0, red[1]],
      [18, 30, green],
    ])
  );
};
