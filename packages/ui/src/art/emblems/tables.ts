import { gold, ink, red, white } from '../palettes.ts';
import { box, circle, ellipse, group, line, path } from '../svg.ts';
import { suitPath } from './cards.ts';
import type { Emblem } from './emblem.ts';

const card = (x: number, y: number, turn: number, suit: 'heart' | 'spade', colour: string) =>
  group(
    `translate(${x} ${y})rotate(${turn})`,
    box(-36, -52, 76, 110, 12, ink, { opacity: '.4' }) +
      box(-40, -56, 78, 110, 12, white) +
      path(suitPath(suit), colour, { transform: 'scale(.95)' }),
  );

const chip = (x: number, y: number, r: number, colour: string) =>
  circle(x, y + 5, r, ink, { opacity: '.4' }) +
  circle(x, y, r, colour) +
  circle(x, y, r * 0.84, 'none', {
    ...{ stroke: white, 'stroke-width': r * 0.2, 'stroke-dasharray': `${r * 0.44} ${r * 0.44}` },
  }) +
  circle(x, y, r * 0.52, white, { opacity: '.9' });

/** Two cards, a chip and a coin. */
export const baccarat: Emblem = ({ gold: golden }) =>
  card(-44, -26, -10, 'spade', ink) +
  card(44, -26, 10, 'heart', red[1]) +
  chip(-52, 78, 34, '#2a6fd6') +
  circle(52, 78, 32, golden);

/** A dragon's eye beside a tiger's, over a coin. */
export const dragonTiger: Emblem = ({ gold: golden }) =>
  path('M-104-40Q-52-112 0-40Q-52-2-104-40Z', '#ff5a3c') +
  path('M-52-74Q-38-40-52-10Q-66-40-52-74Z', '#230404') +
  path('M104-40Q52-112 0-40Q52-2 104-40Z', '#58b6ff') +
  path('M52-74Q66-40 52-10Q38-40 52-74Z', '#04122e') +
  circle(0, 62, 40, golden) +
  path(suitPath('heart'), red[1], { transform: 'translate(0 64)scale(.7)' });

const pip = (dots: string) => line(dots, red[1], 15);

/** Three dice under a dome of glass. */
export const sicBo: Emblem = ({ gold: golden }) =>
  ellipse(0, 96, 116, 26, golden) +
  ellipse(0, 90, 98, 18, '#5a1206') +
  box(-84, 6, 72, 72, 16, white) +
  pip('M-66 24h0M-30 60h0M-66 60h0M-30 24h0M-48 42h0') +
  box(12, 6, 72, 72, 16, white) +
  pip('M48 42h0') +
  box(-36, -72, 72, 72, 16, white) +
  pip('M-18-54h0M18-54h0M-18-36h0M18-36h0M-18-18h0M18-18h0') +
  path('M-108 92C-120-60-60-124 0-124S120-60 108 92Z', '#ffffff', { opacity: '.16' }) +
  line('M-70-60Q-40-104 6-108', white, 9, { opacity: '.7' });

/** Four coins of lacquer on a plate, two red and two white. */
export const xocDia: Emblem = ({ gold: golden }) =>
  ellipse(0, 62, 124, 62, '#123a5e') +
  ellipse(0, 52, 124, 62, '#e9f1ff') +
  ellipse(0, 52, 98, 46, '#2a6fb8') +
  ellipse(0, 54, 88, 40, '#e9f1ff') +
  ellipse(-40, 46, 30, 17, red[1]) +
  ellipse(24, 36, 30, 17, white, { stroke: '#9fb4d2', 'stroke-width': 3 }) +
  ellipse(-6, 70, 30, 17, white, { stroke: '#9fb4d2', 'stroke-width': 3 }) +
  ellipse(48, 66, 30, 17, red[1]) +
  path('M-84-20C-84-110 84-110 84-20Q0 6-84-20Z', '#2a6fb8') +
  line('M-64-34Q-40-84 6-86', white, 8, { opacity: '.7' }) +
  circle(0, -96, 14, golden);

/** A wheel of red and black pockets with its ball. */
export const roulette: Emblem = ({ gold: golden }) => {
  const pockets = Array.from({ length: 12 }, (_, at) => {
    const [from, to] = [(at / 12) * Math.PI * 2, ((at + 1) / 12) * Math.PI * 2];
    const at1 = `${(104 * Math.cos(from)).toFixed(0)} ${(104 * Math.sin(from)).toFixed(0)}`;
    const at2 = `${(104 * Math.cos(to)).toFixed(0)} ${(104 * Math.sin(to)).toFixed(0)}`;
    return path(`M0 0L${at1}A104 104 0 0 1 ${at2}Z`, at === 0 ? '#12894f' : at % 2 ? red[1] : ink);
  });
  return (
    circle(0, 0, 122, golden) +
    circle(0, 0, 110, '#3a1606') +
    pockets.join('') +
    circle(0, 0, 64, '#7a3410') +
    circle(0, 0, 64, 'none', { stroke: gold[1], 'stroke-width': 5 }) +
    line('M-46 0H46M0-46V46', golden, 9) +
    circle(0, 0, 18, golden) +
    circle(70, -46, 13, white)
  );
};

/** A sky lantern with its flame, on a rising curve. */
export const crash: Emblem = ({ gold: golden }) =>
  line('M-112 96Q-10 92 42 4', '#ffc457', 11) +
  path('M-112 96Q-10 92 42 4V96Z', '#ffb02e', { opacity: '.22' }) +
  circle(-84, -70, 4, white) +
  circle(-40, -104, 3, white) +
  circle(-104, -18, 3, white) +
  circle(84, 60, 4, white) +
  group(
    'translate(46 -34)rotate(8)',
    path('M-52-64Q-52-92 0-94Q52-92 52-64L40 46Q0 60-40 46Z', '#d9481f') +
      path('M-46-60Q-44-84 0-86Q44-84 46-60L36 42Q0 54-36 42Z', '#ff8a34') +
      path('M-28-84Q-38-20-26 50Q0 56 26 50Q38-20 28-84Q0-92-28-84Z', '#ffd071') +
      line('M-40 46Q0 60 40 46', '#6b1a0a', 7) +
      path('M0 84Q-20 62 0 30Q20 62 0 84Z', '#ff7a1a') +
      path('M0 78Q-10 64 0 46Q10 64 0 78Z', white),
  ) +
  circle(-70, 40, 20, golden);

const fighter = (x: number, turn: number, [bright, deep]: [string, string], band: string) =>
  group(
    `translate(${x} -8)rotate(${turn})`,
    line('M0-66V-82', '#e8b64a', 6) +
      box(-24, -70, 48, 12, 5, '#e8b64a') +
      ellipse(0, -6, 50, 56, bright) +
      line('M0-60Q-42-6 0 48Q42-6 0-60M0-60V48', deep, 4) +
      path('M-49-18Q0-38 49-18V-4Q0-24-49-4Z', band) +
      line('M-16 10h0M16 10h0', ink, 15) +
      box(-24, 46, 48, 12, 5, '#e8b64a') +
      path('M-10 58H10L6 92Q0 102-6 92Z', band),
  );

/** Two lanterns of paper, red and blue, with crossed poles. */
export const duel: Emblem = ({ gold: golden }) =>
  ellipse(0, 100, 112, 20, ink, { opacity: '.4' }) +
  line('M-58 90L54-104M58 90L-54-104', '#7a4a12', 13) +
  line('M-58 90L54-104M58 90L-54-104', '#d9a14a', 7) +
  fighter(-56, -8, ['#ff6a4d', '#c41a1f'], '#ffc93c') +
  fighter(56, 8, ['#57a8ff', '#1b4fc4'], white) +
  path(
    'M0-62L8-26L40-40L18-14L46 0L14 4L20 36L0 12L-20 36L-14 4L-46 0L-18-14L-40-40L-8-26Z',
    golden,
  );

/** A fan of four cards that opens upwards, and a coin. */
export const tienLen: Emblem = ({ gold: golden }) =>
  card(-72, 6, -34, 'heart', red[1]) +
  card(-26, -18, -12, 'spade', ink) +
  card(26, -18, 12, 'heart', red[1]) +
  card(72, 6, 34, 'spade', ink) +
  circle(0, 78, 38, golden) +
  path(suitPath('spade'), '#5a2a04', { transform: 'translate(0 80)scale(.62)' });
