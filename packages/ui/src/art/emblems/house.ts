import { type ArtPalette, gold, ink, red, white } from '../palettes.ts';
import { box, circle, ellipse, group, line, path, round } from '../svg.ts';
import { suitPath } from './cards.ts';
import type { Emblem } from './emblem.ts';
import { football, pad } from './games.ts';
import {
  brassCompass,
  carpLeap,
  marketBoats,
  moonFeast,
  pearlTides,
  springFair,
} from './house-slots.ts';
import { fish } from './sea.ts';
import { baccarat, crash, dragonTiger, duel, roulette, sicBo, tienLen, xocDia } from './tables.ts';

/** What a game of the house has of its own: its colours, its scene and its title. */
export interface HouseArt {
  readonly palette: ArtPalette;
  readonly emblem: Emblem;
  readonly title: string;
}

const pip = (dots: string) => line(dots, white, 15);

/** A glass die over a lit track, half red and half green. */
const dice: Emblem = ({ main }) =>
  ellipse(0, 92, 78, 12, ink, { opacity: '.4' }) +
  path('M0-96L74-56V20L0 62L-74 20V-56Z', '#1b2a86') +
  path('M0-96L74-56L0-16L-74-56Z', '#8fb4ff') +
  path('M-74-56L0-16V62L-74 20Z', main) +
  path('M74-56L0-16V62L74 20Z', '#3456cf') +
  line('M-74-56L0-16L74-56M0-16V62', '#d7e5ff', 3, { opacity: '.7' }) +
  pip('M-20-56h0M20-56h0M0-70h0M0-42h0') +
  pip('M-54-18h0M-20 30h0M-37 6h0') +
  pip('M52-20h0M22 32h0') +
  box(-92, 74, 184, 26, 13, '#0b1238') +
  line('M-76 87H8', red[0], 10) +
  line('M22 87H76', '#2ee58b', 10) +
  box(2, 68, 24, 38, 8, white);

/** A rocket that leaves a planet with a ring. */
const limbo: Emblem = ({ main }) =>
  ellipse(-6, 128, 118, 62, '#8b35c9') +
  ellipse(-30, 104, 20, 6, '#4a1180') +
  ellipse(34, 110, 30, 7, '#4a1180') +
  circle(-66, -66, 20, '#ffd08a') +
  line('M-98-54Q-64-78-34-78', '#ff9bd2', 5) +
  path('M-4 58q14 40-2 62q22-10 26-30q6 14 2 28q22-26 6-64z', '#ffb02e') +
  group(
    'rotate(14)',
    path('M-26 20l-26 34 6 20 26-16zM26 20l26 34-6 20-26-16z', '#ff5c8a') +
      path('M0-104C32-72 40-10 24 62H-24C-40-10-32-72 0-104z', main) +
      path('M0-104C12-92 21-76 26-56H-26C-21-76-12-92 0-104z', '#ff5c8a') +
      circle(0, -18, 16, '#2a0a56', { stroke: gold[0], 'stroke-width': 6 }) +
      line('M-16 62H16', '#5b3f92', 10),
  );

/** An open shell with a pearl, and a mine beside it. */
const mines: Emblem = ({ main, palette }) =>
  ellipse(-8, 90, 96, 14, ink, { opacity: '.35' }) +
  path('M-100 40C-96-40-58-78-16-78S64-40 68 40C40 66-72 66-100 40z', palette.emblem[1]) +
  line('M-62 34L-40-58M-28 34L-22-66M8 34L4-62M42 34L30-44', palette.emblem[2], 7) +
  circle(-16, 28, 40, main) +
  ellipse(-30, 12, 13, 8, white) +
  path('M-102 44C-70 84 38 84 70 44C66 88 20 102-16 102S-98 88-102 44z', palette.emblem[2]) +
  group(
    'translate(66 52)',
    line('M0-46V46M-46 0H46M-32-32L32 32M32-32L-32 32', ink, 10) +
      circle(0, 0, 33, '#2b3247') +
      path('M33 0A33 33 0 0 1-24 23Q26 26 26-20A33 33 0 0 1 33 0z', '#141826') +
      circle(0, 0, 11, red[0]) +
      line('M-20-8Q-16-18-6-21', '#8d97b8', 5),
  );

/** Rows of pegs, a falling ball and the pots below. */
const plinko: Emblem = ({ gold: golden }) => {
  const pegs = [0, 1, 2, 3, 4].map((row) =>
    Array.from({ length: row + 2 }, (_, at) => {
      const [x, y] = [(at - (row + 1) / 2) * 34, row * 30 - 78];
      return `M${x} ${y}h0`;
    }).join(''),
  );
  const pots = ['#ff3d6e', '#ff8a3d', '#ffd23d', '#ff8a3d', '#ff3d6e'];
  return (
    line(pegs.join(''), white, 10) +
    pots.map((colour, at) => box(at * 40 - 99, 66, 36, 34, 8, colour)).join('') +
    line('M-18-96Q-4-64 14-42Q32-14 24 8', gold[0], 5, { 'stroke-dasharray': '1 13' }) +
    circle(26, 24, 21, golden) +
    ellipse(19, 16, 7, 5, white)
  );
};

/** A card of spots with three lit ones, and a ball. */
const keno: Emblem = ({ main }) => {
  const spots = [-62, -21, 20, 61].flatMap((x) => [-62, -21, 20, 61].map((y) => [x, y] as const));
  const lit = [1, 6, 11, 14];
  const dots = (wanted: (at: number) => boolean) =>
    spots.flatMap(([x, y], at) => (wanted(at) ? [`M${x} ${y}h0`] : [])).join('');
  return (
    box(-94, -84, 188, 188, 24, '#053d2b') +
    box(-94, -94, 188, 188, 24, '#0c6b47') +
    line(
      dots(() => true),
      '#0a5237',
      33,
    ) +
    line(
      dots((at) => lit.includes(at)),
      gold[1],
      33,
    ) +
    lit
      .map((at) => {
        const [x, y] = spots[at] ?? [0, 0];
        return line(`M${x - 7} ${y}l6 6 9-12`, '#5a3500', 5);
      })
      .join('') +
    circle(66, 72, 40, ink, { opacity: '.35' }) +
    circle(62, 66, 40, main) +
    circle(62, 66, 24, white) +
    line('M56 57l8-5v28', '#0c6b47', 7)
  );
};

/** A wheel of fortune with a pointer. */
const wheel: Emblem = ({ gold: golden }) => {
  const colours = ['#ff3d5a', '#ffd23d', '#2fc7ff', '#7dea5a', '#ff8a3d', '#b07bff'];
  // Two of twelve wedges are one dashed circle.
  const part = (2 * Math.PI * 41) / 12;
  const wedges = (colour: string, at: number) =>
    circle(0, 4, 41, 'none', {
      stroke: colour,
      'stroke-width': 82,
      'stroke-linecap': 'butt',
      'stroke-dasharray': `${round(part)} ${round(part * 5)}`,
      'stroke-dashoffset': Math.round(-at * part * 10) / 10,
    });
  return (
    circle(0, 12, 98, ink, { opacity: '.4' }) +
    circle(0, 4, 97, '#7a2e08') +
    circle(0, 4, 92, golden) +
    colours.map(wedges).join('') +
    circle(0, 4, 24, golden) +
    path('M-20-108H20L0-66Z', white) +
    line('M-20-108H20L0-66Z', '#7a2e08', 5)
  );
};

const card = (x: number, y: number, turn: number, suit: 'heart' | 'spade', colour: string) =>
  group(
    `translate(${x} ${y})rotate(${turn})`,
    box(-42, -58, 90, 124, 14, ink, { opacity: '.4' }) +
      box(-46, -64, 92, 124, 14, white) +
      path(suitPath(suit), colour, { transform: 'translate(0-2)scale(1.05)' }),
  );

/** Two cards, one arrow up and one down. */
const hilo: Emblem = ({ gold: golden }) =>
  card(-40, 10, -12, 'spade', ink) +
  card(34, 0, 10, 'heart', red[1]) +
  path('M72-104L104-66H86V-30H58V-66H40Z', '#2ee58b') +
  path('M-70 110L-102 72H-84V40H-56V72H-38Z', golden);

const palette = (
  ground: ArtPalette['ground'],
  emblem: ArtPalette['emblem'] = ['#ffffff', '#ffe9b0', '#e0a53a'],
): ArtPalette => ({ ground, emblem });

/** The games of the house that share one frame, by code. */
export const houseGames: Readonly<Record<string, HouseArt | undefined>> = {
  dice: {
    palette: palette(['#6fa0ff', '#2a45b8', '#0c1450'], ['#c9dcff', '#5d86f5', '#2440b0']),
    emblem: dice,
    title: 'DICE',
  },
  limbo: {
    palette: palette(['#c98bff', '#5a1f9c', '#190638'], ['#ffffff', '#efe6ff', '#b49be0']),
    emblem: limbo,
    title: 'LIMBO',
  },
  mines: {
    palette: palette(['#6ff0e0', '#0e7f8c', '#04303c'], ['#ffffff', '#ffb3a6', '#e86f74']),
    emblem: mines,
    title: 'MINES',
  },
  plinko: {
    palette: palette(['#ff9ad6', '#b3248f', '#3d0638']),
    emblem: plinko,
    title: 'PLINKO',
  },
  keno: {
    palette: palette(['#a6f29a', '#1f9a5a', '#053a26'], ['#d8fff0', '#5fe0a6', '#12895a']),
    emblem: keno,
    title: 'KENO',
  },
  wheel: {
    palette: palette(['#ffc46b', '#e0541b', '#5a1406']),
    emblem: wheel,
    title: 'WHEEL',
  },
  hilo: {
    palette: palette(['#ff8f8f', '#b3172f', '#3a0413']),
    emblem: hilo,
    title: 'HILO',
  },
  'carp-leap': {
    palette: palette(['#7af0e0', '#0f8f8c', '#04343c']),
    emblem: carpLeap,
    title: 'CARP LEAP',
  },
  'moon-feast': {
    palette: palette(['#c79bff', '#5a2ac0', '#1a0a4e']),
    emblem: moonFeast,
    title: 'MOON FEAST',
  },
  'brass-compass': {
    palette: palette(['#7ac4ff', '#1d63b0', '#06204a']),
    emblem: brassCompass,
    title: 'BRASS COMPASS',
  },
  'pearl-tides': {
    palette: palette(['#b8fff4', '#1aa6c0', '#044a60']),
    emblem: pearlTides,
    title: 'PEARL TIDES',
  },
  'market-boats': {
    palette: palette(['#e0f47a', '#5aa02e', '#1c4a10']),
    emblem: marketBoats,
    title: 'MARKET BOATS',
  },
  'spring-fair': {
    palette: palette(['#ff9a86', '#c4142c', '#56040f']),
    emblem: springFair,
    title: 'SPRING FAIR',
  },
  baccarat: {
    palette: palette(['#ff9aa8', '#9c1d3c', '#2c0614']),
    emblem: baccarat,
    title: 'BACCARAT',
  },
  'dragon-tiger': {
    palette: palette(['#8ff0d8', '#12766a', '#04282a']),
    emblem: dragonTiger,
    title: 'DRAGON TIGER',
  },
  'sic-bo': {
    palette: palette(['#ffd36b', '#c7361b', '#4a0a06']),
    emblem: sicBo,
    title: 'SIC BO',
  },
  'xoc-dia': {
    palette: palette(['#bfe2ff', '#3a78c9', '#0c2350']),
    emblem: xocDia,
    title: 'XOC DIA',
  },
  roulette: {
    palette: palette(['#8fe6a8', '#1b8a4e', '#052c1a']),
    emblem: roulette,
    title: 'ROULETTE',
  },
  crash: {
    palette: palette(['#8fa8ff', '#2a2f86', '#0a0c2e']),
    emblem: crash,
    title: 'CRASH',
  },
  duel: {
    palette: palette(['#ffb08f', '#a3271c', '#30070c']),
    emblem: duel,
    title: 'LANTERN DUEL',
  },
  'tien-len': {
    palette: palette(['#7fe8c4', '#0f7a62', '#042a24']),
    emblem: tienLen,
    title: 'TIEN LEN',
  },
  'reef-hunt': {
    palette: palette(['#7ff0ff', '#0b6fb8', '#04204f']),
    emblem: fish,
    title: 'REEF HUNT',
  },
  'rivers-league': {
    palette: palette(['#8df0a0', '#0f7a4a', '#03271f']),
    emblem: football,
    title: 'RIVERS LEAGUE',
  },
  'neon-arena': {
    palette: palette(['#8f7bff', '#3a1aa8', '#0a0430'], ['#c9fbff', '#5cf0ff', '#1a8fd0']),
    emblem: pad,
    title: 'NEON ARENA',
  },
};
