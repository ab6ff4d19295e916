import type { Dice } from './random.ts';
import { circle, round, tag } from './svg.ts';

/** The layer between background and emblem; `defs` hold a repeated tile. */
export interface Pattern {
  readonly defs: string;
  readonly body: string;
}

type DrawPattern = (prefix: string, dice: Dice, width: number, height: number) => Pattern;

const whole = { width: '100%', height: '100%' } as const;

const tiled = (id: string, width: number, height: number, d: string, opacity: number): Pattern => ({
  defs: tag(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse' },
    tag('path', { d, fill: 'none', stroke: '#fff', 'stroke-width': 1.6 }),
  ),
  body: tag('rect', { ...whole, fill: `url(#${id})`, opacity: String(opacity) }),
});

/** A star of four points around (x, y). */
export const sparkle = (x: number, y: number, size: number): string => {
  const s = round(size);
  const arms = `q0 ${s} ${s} ${s}q-${s} 0-${s} ${s}q0-${s}-${s}-${s}q${s} 0 ${s}-${s}`;
  return `M${round(x)} ${round(y - size)}${arms}z`;
};

const rays: DrawPattern = (_prefix, _dice, width, height) => {
  const reach = Math.hypot(width, height);
  const wedges = Array.from({ length: 14 }, (_, at) => {
    const from = (at * Math.PI) / 7;
    const corner = (angle: number) =>
      `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
    return `M0 0L${corner(from)} ${corner(from + Math.PI / 14)}z`;
  });
  const move = `translate(${round(width / 2)} ${round(height * 0.45)})`;
  return {
    defs: '',
    body: tag('path', { d: wedges.join(''), fill: '#fff', opacity: '.12', transform: move }),
  };
};

const scales: DrawPattern = (prefix) =>
  tiled(
    `${prefix}p`,
    44,
    44,
    'M0 0a22 22 0 0 0 44 0M-22 22a22 22 0 0 0 44 0a22 22 0 0 0 44 0',
    0.2,
  );

const sparkles: DrawPattern = (_prefix, dice, width, height) => {
  const d = Array.from({ length: 16 }, () =>
    sparkle(dice.between(0, width), dice.between(0, height), dice.between(3, 10)),
  );
  return { defs: '', body: tag('path', { d: d.join(''), fill: '#fff', opacity: '.45' }) };
};

const waves: DrawPattern = (prefix) => tiled(`${prefix}p`, 60, 26, 'M0 13q15-16 30 0t30 0', 0.24);

const hexes: DrawPattern = (prefix) =>
  tiled(`${prefix}p`, 48, 84, 'M24 0v28M24 28l24 14v28l-24 14l-24-14v-28zM0 42', 0.18);

const rings: DrawPattern = (_prefix, _dice, width, height) => ({
  defs: '',
  body: tag(
    'g',
    { fill: 'none', stroke: '#fff', 'stroke-width': 9, opacity: '.1' },
    Array.from({ length: 5 }, (_, at) =>
      circle(width / 2, height * 0.45, 78 + at * 46, 'none'),
    ).join(''),
  ),
});

export const patterns: readonly [DrawPattern, ...DrawPattern[]] = [
  rays,
  scales,
  sparkles,
  waves,
  hexes,
  rings,
];
