import { ink } from '../palettes.ts';
import { box, group, path, tag } from '../svg.ts';
import type { Emblem } from './emblem.ts';

const suits = {
  heart: ['M0 30C-12 18-32 6-32-12C-32-32-8-34 0-17C8-34 32-32 32-12C32 6 12 18 0 30z', '#d7263d'],
  spade: [
    'M0-32C10-16 32-6 32 10C32 25 12 27 5 15C6 23 9 28 14 32H-14C-9 28-6 23-5 15' +
      'C-12 27-32 25-32 10C-32-6-10-16 0-32z',
    ink,
  ],
  diamond: ['M0-34L26 0L0 34L-26 0z', '#d7263d'],
  club: [
    'M0-32a16 16 0 0 1 13 25a16 16 0 1 1-8 20q1 12 9 19H-14q8-7 9-19a16 16 0 1 1-8-20' +
      'A16 16 0 0 1 0-32z',
    ink,
  ],
} as const;

type Suit = keyof typeof suits;

/** A suit drawn once; `repeat` prints it again, smaller. */
const pip = (prefix: string, suit: Suit) =>
  path(suits[suit][0], suits[suit][1], { id: `${prefix}${suit}`, transform: 'scale(.86)' });

const repeat = (prefix: string, name: string, transform: string) =>
  tag('use', { href: `#${prefix}${name}`, transform });

/** The white of a card and its shadow, drawn once for all cards of a picture. */
const blank = (prefix: string) =>
  tag(
    'g',
    { id: `${prefix}blank` },
    box(-43, -60, 90, 126, 13, ink, { opacity: '.25' }) +
      box(-46, -64, 92, 128, 13, '#fff', { stroke: '#dfe0ee', 'stroke-width': 2 }),
  );

/** A card with one large and two small pips, turned around its foot. */
const card = (prefix: string, suit: Suit, x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y})rotate(${turn})`,
    repeat(prefix, 'blank', 'scale(1)') +
      pip(prefix, suit) +
      repeat(prefix, suit, 'translate(-31-47)scale(.32)') +
      repeat(prefix, suit, 'rotate(180)translate(-31-47)scale(.32)'),
  );

/** Two cards on a live table. */
export const pair: Emblem = ({ prefix }) =>
  `<defs>${blank(prefix)}</defs>` +
  card(prefix, 'spade', 34, 10, 14) +
  card(prefix, 'heart', -34, -4, -12);

/** A hand held like a fan. */
export const fan: Emblem = ({ prefix }) =>
  `<defs>${blank(prefix)}</defs>${group(
    'scale(.88)',
    card(prefix, 'club', -60, 16, -36) +
      card(prefix, 'diamond', -22, -10, -12) +
      card(prefix, 'spade', 22, -10, 12) +
      card(prefix, 'heart', 60, 16, 36),
  )}`;

export const suitPath = (suit: Suit): string => suits[suit][0];
