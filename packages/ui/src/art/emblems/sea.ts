import { ink, white } from '../palettes.ts';
import { circle, ellipse, group, line, path, radial, tag } from '../svg.ts';
import type { Emblem } from './emblem.ts';

const bubble = (x: number, y: number, r: number) =>
  circle(x, y, r, 'none', { stroke: white, 'stroke-width': 2.5, opacity: '.7' });

/** A large fish and two that follow. */
export const fish: Emblem = ({ palette, main, dice, prefix }) => {
  const [light, middle, shade] = palette.emblem;
  const body = 'M-84 4C-58-46 8-56 50-8C8 46-56 50-84 4z';
  const small =
    path('M-84 4C-58-46 8-56 50-8C8 46-56 50-84 4zM44-8L88-40Q78-8 90 28z', white) +
    circle(-52, -8, 8, ink);
  return (
    [0, 1, 2, 3]
      .map((at) => bubble(dice.between(-30, 95), at * 12 - 95, dice.between(3, 10)))
      .join('') +
    path('M40-8L94-50Q78-8 96 42z', middle) +
    line('M58-10L84-34M58-6L84 22', shade, 3) +
    path('M-30-38Q4-82 34-74Q16-54 22-34z', middle) +
    path('M-24 38Q-6 66 20 66Q12 46 16 32z', middle) +
    path(body, main) +
    path('M-84 4C-56 50 8 46 50-8C20 16-40 26-84 4z', shade, { opacity: '.4' }) +
    line('M-30-30Q-16 0-32 32', shade, 4) +
    line('M-8-26q12 12 0 24M12-22q12 12 0 24M-8 2q12 12 0 22', light, 4, { opacity: '.9' }) +
    circle(-54, -8, 12, white) +
    circle(-57, -8, 6.5, ink) +
    group('translate(-60 -76)scale(.32)', tag('g', { id: `${prefix}y` }, small)) +
    tag('use', { href: `#${prefix}y`, transform: 'translate(50 82)scale(.38)' })
  );
};

/** An open shell with its pearl. */
export const pearl: Emblem = ({ palette, main, prefix }) => {
  const shade = palette.emblem[2];
  const ribs = 'M0 60L-64-30M0 60L-34-62M0 60V-74M0 60L34-62M0 60L64-30';
  return (
    `<defs>${radial(
      `${prefix}q`,
      [
        [0, white],
        [0.6, '#f3e9f4'],
        [1, '#b9a5c4'],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    )}</defs>` +
    path(
      'M0 66C-70 62-112 6-84-42Q-62-66-44-58Q-24-88 0-78Q24-88 44-58Q62-66 84-42C112 6 70 62 0 66z',
      main,
    ) +
    line(ribs, shade, 4, { opacity: '.6' }) +
    path('M-92 22Q0 4 92 22Q80 88 0 92Q-80 88-92 22z', main, { stroke: shade, 'stroke-width': 3 }) +
    ellipse(0, 30, 78, 19, palette.ground[2], { opacity: '.7' }) +
    circle(0, 14, 31, `url(#${prefix}q)`) +
    ellipse(-10, 3, 8, 5, white, { transform: 'rotate(-30 -10 3)' }) +
    bubble(-70, -76, 8) +
    bubble(78, -70, 11) +
    bubble(58, -92, 5)
  );
};

/** A turtle from above. */
export const turtle: Emblem = ({ palette, main }) => {
  const [, , shade] = palette.emblem;
  const skin = palette.ground[0];
  return (
    [-1, 1]
      .map((side) =>
        group(
          `scale(${side} 1)`,
          path('M40-38C84-78 108-52 98-14C86-30 66-30 52-16z', skin) +
            path('M34 50C60 66 64 88 48 98C40 80 30 74 20 66z', skin),
        ),
      )
      .join('') +
    path('M-13 78L0 104L13 78z', skin) +
    ellipse(0, -82, 22, 24, skin) +
    circle(-10, -90, 4, ink) +
    circle(10, -90, 4, ink) +
    ellipse(0, 10, 62, 74, shade) +
    ellipse(0, 6, 56, 68, main) +
    line(
      'M0-62L30-40L26-4L-26-4L-30-40zM-26-4L-30 40L0 74L30 40L26-4M26-4L54 2M-26-4' +
        'L-54 2M30-40L42-44M-30-40L-42-44M30 40L44 50M-30 40L-44 50',
      shade,
      4,
    )
  );
};
