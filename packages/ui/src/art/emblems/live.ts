import { gold, green, ink, red, white } from '../palettes.ts';
import { circle, group, line, path, round } from '../svg.ts';
import { suitPath } from './cards.ts';
import type { Emblem } from './emblem.ts';

const fullTurn = (r: number) => 2 * Math.PI * r;

/** A casino chip: six white marks on its edge are one dashed circle. */
const chip = (
  x: number,
  y: number,
  scale: number,
  colour: string,
  dark: string,
  suit: 'heart' | 'spade' | 'diamond',
) => {
  const dash = fullTurn(42) / 12;
  return group(
    `translate(${x} ${y})scale(${scale})`,
    circle(2, 5, 50, ink, { opacity: '.35' }) +
      circle(0, 0, 50, colour) +
      circle(0, 0, 42, 'none', {
        stroke: white,
        'stroke-width': 15,
        'stroke-linecap': 'butt',
        'stroke-dasharray': `${round(dash)} ${round(dash)}`,
      }) +
      circle(0, 0, 33, dark) +
      circle(0, 0, 27, white) +
      path(suitPath(suit), colour, { transform: 'scale(.5)' }),
  );
};

export const chips: Emblem = ({ palette }) =>
  chip(0, -40, 1.12, palette.ground[1], palette.ground[2], 'spade') +
  chip(-50, 36, 1.12, ink, '#0c0d1b', 'diamond') +
  chip(52, 34, 1.18, red[1], red[2], 'heart');

/** A roulette wheel of 24 pockets, seen from above. */
export const wheel: Emblem = ({ gold: golden }) => {
  const radius = 70;
  const pocket = fullTurn(radius) / 24;
  const ring = (colour: string, dashes: string, offset = 0) =>
    circle(0, 0, radius, 'none', {
      stroke: colour,
      'stroke-width': 28,
      'stroke-linecap': 'butt',
      'stroke-dasharray': dashes,
      'stroke-dashoffset': offset,
    });
  const dash = round(pocket);
  return (
    circle(3, 8, 100, ink, { opacity: '.3' }) +
    circle(0, 0, 100, '#5b3410') +
    circle(0, 0, 93, golden) +
    circle(0, 0, 86, ink) +
    ring(red[1], `${dash} ${dash}`) +
    ring(green, `${dash} 999`) +
    circle(0, 0, 56, '#5b3410') +
    circle(0, 0, 50, golden) +
    line('M0-40V40M-40 0H40', gold[2], 7) +
    circle(0, 0, 17, gold[0], { stroke: gold[2], 'stroke-width': 4 }) +
    circle(48, -50, 9, white)
  );
};
