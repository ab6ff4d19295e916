import { gold, ink, red, white } from '../palettes.ts';
import { sparkle } from '../patterns.ts';
import { box, circle, ellipse, group, line, linear, path, radial, tag } from '../svg.ts';
import type { Emblem } from './emblem.ts';

const heart = 'M0 28C-12 17-30 6-30-10C-30-28-8-30 0-15C8-30 30-28 30-10C30 6 12 17 0 28z';
const star = 'M0-24L7-8L24-7L11 4L15 21L0 12L-15 21L-11 4L-24-7L-7-8z';

/** Three reels in a golden frame. */
export const reels: Emblem = ({ palette, gold: golden, main, prefix, figures }) => {
  const reel = (x: number, symbol: string) =>
    group(`translate(${x})`, box(-26, -50, 52, 100, 9, `url(#${prefix}r)`) + symbol);
  const shine = linear(`${prefix}r`, [
    [0, '#b9bbd6'],
    [0.3, white],
    [0.7, white],
    [1, '#b9bbd6'],
  ]);
  const seven = 'M-17-26H19V-15Q5 4 1 27H-15Q-10 4 4-13H-17z';
  return (
    `<defs>${shine}</defs>` +
    box(-104, -68, 208, 146, 30, ink, { opacity: '.28' }) +
    box(-104, -74, 208, 146, 30, golden) +
    box(-94, -64, 188, 126, 22, palette.ground[2]) +
    reel(
      -59,
      path('M-20-14L-10-25H10L20-14L0 24z', palette.ground[1]) +
        path('M-20-14H20L0 24z', white, { opacity: '.28' }),
    ) +
    reel(0, path(figures ? seven : heart, red[1])) +
    reel(59, path(star, main)) +
    line('M-90-1H-84M90-1H84', red[1], 8) +
    line('M-72-69h0m24 0h0m24 0h0m24 0h0m24 0h0m24 0h0m24 0h0', white, 5)
  );
};

/** A cut stone. */
export const gem: Emblem = ({ palette, main }) => {
  const [light, , shade] = palette.emblem;
  return (
    path('M-50-66H50L94-14L0 88L-94-14z', main) +
    path('M-50-66L-30-14H-94zM50-66L30-14H94z', white, { opacity: '.45' }) +
    path('M-50-66H50L30-14H-30z', light) +
    path('M-30-14H30L0 88z', white, { opacity: '.28' }) +
    path('M30-14H94L0 88z', shade, { opacity: '.55' }) +
    path('M-94-14H-30L0 88z', shade, { opacity: '.22' }) +
    path(sparkle(58, -62, 22) + sparkle(-76, 34, 12), white)
  );
};

export const crown: Emblem = ({ palette, main, gold: golden }) => {
  const balls = [
    [-92, -42, 11],
    [92, -42, 11],
    [0, -74, 14],
  ] as const;
  return (
    path('M-78 62L-92-34L-44 8L0-62L44 8L92-34L78 62z', main) +
    path('M0-62L44 8L92-34L78 62H0z', palette.emblem[2], { opacity: '.35' }) +
    path('M-44 8L0-62L0 62H-60z', white, { opacity: '.25' }) +
    balls.map(([x, y, r]) => circle(x, y, r, golden)).join('') +
    box(-82, 46, 164, 30, 9, golden) +
    path('M0 0L20 26L0 50L-20 26z', red[1]) +
    path('M0 0L20 26H-20z', red[0]) +
    [-52, 52].map((x) => ellipse(x, 61, 9, 7, palette.ground[1])).join('') +
    circle(0, 61, 7, white)
  );
};

/** Piles of coins. */
export const coins: Emblem = ({ prefix, gold: golden }) => {
  const coin =
    path('M-40 0v10a40 15 0 0 0 80 0v-10z', gold[2]) +
    ellipse(0, 0, 40, 15, golden) +
    ellipse(0, 0, 29, 10, 'none', { stroke: gold[2], 'stroke-width': 2.5, opacity: '.7' });
  const pile = (x: number, foot: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      tag('use', { href: `#${prefix}c`, x: x + (at % 2 ? 3 : -2), y: foot - at * 15 }),
    ).join('');
  return (
    `<defs>${tag('g', { id: `${prefix}c` }, coin)}</defs>` +
    pile(-52, 38, 4) +
    pile(50, 40, 6) +
    pile(0, 66, 3) +
    group(
      'translate(-4 -34)rotate(-12)',
      circle(3, 4, 46, gold[2]) +
        circle(0, 0, 46, golden) +
        circle(0, 0, 35, 'none', { stroke: gold[2], 'stroke-width': 3 }) +
        path(star, gold[2], { transform: 'scale(1.05)' }),
    ) +
    path(sparkle(58, -74, 15) + sparkle(-72, -60, 10), white)
  );
};

/** The house's own sign: a silk lantern. */
export const lantern: Emblem = ({ palette, main, gold: golden, prefix }) => {
  const [light, , shade] = palette.emblem;
  return (
    `<defs>${radial(`${prefix}l`, [
      [0, white, 0.9],
      [1, white, 0],
    ])}</defs>` +
    line('M0-112V-80M-14 78V104M0 78V112M14 78V104', gold[1], 5) +
    ellipse(0, 0, 86, 72, main) +
    [58, 26]
      .map((rx) =>
        ellipse(0, 0, rx, 72, 'none', { stroke: shade, 'stroke-width': 3, opacity: '.5' }),
      )
      .join('') +
    ellipse(0, 6, 70, 58, `url(#${prefix}l)`) +
    path('M-62-38Q-40-60-14-63', 'none', { stroke: light, 'stroke-width': 7 }) +
    box(-34, -84, 68, 18, 6, golden) +
    box(-34, 64, 68, 18, 6, golden) +
    circle(0, 2, 30, palette.ground[1]) +
    path(star, white, { transform: 'translate(0 2)scale(.86)' })
  );
};

export const cherries: Emblem = ({ prefix }) => {
  const cherry = (x: number, y: number, r: number) =>
    circle(x, y, r, `url(#${prefix}k)`) +
    ellipse(x - r * 0.36, y - r * 0.4, r * 0.26, r * 0.16, white, {
      opacity: '.8',
      transform: `rotate(-38 ${x - r * 0.36} ${y - r * 0.4})`,
    });
  return (
    `<defs>${radial(
      `${prefix}k`,
      [
        [0, red[0]],
        [0.55, red[1]],
        [1, red[2]],
      ],
      { cx: 0.36, cy: 0.3, r: 0.75 },
    )}</defs>` +
    line('M-44 30Q-30-46 34-86Q30-30 48 26', '#2c6a2f', 8) +
    path('M34-86Q88-104 100-58Q58-44 34-86z', '#57b84f') +
    line('M34-86Q64-84 84-66', '#2c6a2f', 3) +
    cherry(-46, 46, 42) +
    cherry(48, 50, 42)
  );
};

export const bolt: Emblem = ({ palette, main }) => {
  const d = 'M22-104L-66 18H-10L-30 104L68-26H8L42-104z';
  return (
    path(d, palette.ground[2], { opacity: '.45', transform: 'translate(8 9)' }) +
    path(d, main, { stroke: white, 'stroke-width': 4 }) +
    path('M22-104L-66 18H-10L-2-16z', white, { opacity: '.4' }) +
    path(sparkle(-66, -62, 16) + sparkle(80, 34, 20) + sparkle(-70, 76, 9), white)
  );
};

export const lotus: Emblem = ({ palette, main, gold: golden, prefix }) => {
  const [light, middle, shade] = palette.emblem;
  const shape = { id: `${prefix}m`, d: 'M0 40C-38 10-34-48 0-92C34-48 38 10 0 40z' };
  const petal = (turn: number, fill: string) =>
    tag('use', { href: `#${prefix}m`, fill, transform: `translate(0 24)rotate(${turn})` });
  const petals = [-74, 74, -50, 50]
    .map((turn) => petal(turn, middle))
    .concat([-26, 26, 0].map((turn) => petal(turn, main)));
  return (
    `<defs>${tag('path', shape)}</defs>` +
    ellipse(0, 66, 96, 18, white, { opacity: '.2' }) +
    ellipse(0, 66, 64, 11, white, { opacity: '.22' }) +
    tag(
      'g',
      { stroke: shade, 'stroke-width': 2 },
      petals.join('') +
        path(
          'M0 50C-24 40-58 36-78 6C-46 0-14 18 0 50zM0 50C24 40 58 36 78 6C46 0 14 18 0 50z',
          light,
        ),
    ) +
    ellipse(0, 40, 15, 10, golden)
  );
};
