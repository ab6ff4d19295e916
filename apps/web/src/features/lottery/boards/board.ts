import type { FamilyCode, Play, Slot } from '@lantern/rules/lottery';

/** What a token looks like on a board. */
export type TokenLook = 'digit' | 'ball' | 'die' | 'car' | 'option';

/** One row of a board: what may be picked for one group of the selection. */
export interface BoardRow {
  readonly label: RowLabel;
  readonly tokens: readonly string[];
  readonly least: number;
  readonly most: number;
}

export type RowLabel =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'against'; readonly places: readonly [number, number] }
  | { readonly kind: 'role'; readonly role: 'bankers' | 'others' | 'pair' | 'repeated' | 'single' }
  | { readonly kind: 'none' };

/**
 * How the selection of a play is picked. `rows`: tokens for each group. `numbers`: whole numbers
 * from a grid of 00 to 99. `sets`: each note is a set of numbers of that grid.
 */
export type Board =
  | { readonly kind: 'rows'; readonly look: TokenLook; readonly rows: readonly BoardRow[] }
  | { readonly kind: 'numbers'; readonly digits: number; readonly most: number }
  | { readonly kind: 'sets'; readonly size: number };

/** From here on a group is whole numbers and not things to choose among. */
const wholeNumbers = 100;

/** The first place of a play on digits, from 1: `back3` begins with the third of five. */
function firstPlace(family: FamilyCode, code: string): number {
  const [, side, count] = /^(front|mid|back)(\d)\./.exec(code) ?? [];
  if (side === 'mid') return 2;
  return side === 'back' ? (family === '3d' ? 3 : 5) - Number(count) + 1 : 1;
}

function labelOf(family: FamilyCode, { code, shape }: Play, at: number): RowLabel {
  const count = 'slots' in shape ? shape.slots.length : 0;
  if (count < 2) return { kind: 'none' };
  if (code.endsWith('.banker')) return { kind: 'role', role: at === 0 ? 'bankers' : 'others' };
  if (code === 'pair-single') return { kind: 'role', role: at === 0 ? 'pair' : 'single' };
  if (/\.group\d+$/.test(code)) return { kind: 'role', role: at === 0 ? 'repeated' : 'single' };
  if (family === 'pk10' && code === 'dragon-tiger')
    return { kind: 'against', places: [at + 1, 10 - at] };
  return { kind: 'place', place: firstPlace(family, code) + at };
}

function lookOf(family: FamilyCode, tokens: readonly string[]): TokenLook {
  if (tokens.some((token) => !/^\d+$/.test(token))) return 'option';
  if (family === 'pk10' && tokens.length === 10) return 'car';
  if (family === 'k3' && tokens.length === 6) return 'die';
  return tokens.every((token) => token.length === 1) ? 'digit' : 'ball';
}

const rowOf = ({ tokens, least, most }: Slot, label: RowLabel): BoardRow => ({
  label,
  tokens: tokens.list(),
  least,
  most,
});

/** The board of a play; it follows from the form of the play's selections. */
export function boardOf(family: FamilyCode, play: Play): Board {
  const { shape } = play;
  if ('each' in shape) return { kind: 'sets', size: shape.each.least };
  const [only] = shape.slots;
  if (only && shape.slots.length === 1 && only.tokens.count >= wholeNumbers)
    return {
      kind: 'numbers',
      digits: Math.round(Math.log10(only.tokens.count)),
      most: only.most,
    };
  const rows = shape.slots.map((slot, at) => rowOf(slot, labelOf(family, play, at)));
  return { kind: 'rows', look: lookOf(family, rows[0]?.tokens ?? []), rows };
}

/** The groups that nothing was picked for yet. */
export const nothingOn = (board: Board): string[][] =>
  board.kind === 'rows' ? board.rows.map(() => []) : board.kind === 'numbers' ? [[]] : [];

/** Picks a token of a group or takes it back. In a full group of one it replaces the other. */
export function toggled(
  groups: readonly (readonly string[])[],
  at: number,
  token: string,
  most: number,
): string[][] {
  return groups.map((group, index) => {
    if (index !== at) return [...group];
    if (group.includes(token)) return group.filter((one) => one !== token);
    if (most === 1) return [token];
    return group.length >= most ? [...group] : [...group, token];
  });
}

/** The tokens that a tool of a row picks; sides are by value, big is the upper half. */
export function picksOf(tool: Tool, tokens: readonly string[]): string[] {
  const half = tokens.length / 2;
  if (tool === 'clear') return [];
  return tokens.filter((token, at) => {
    if (tool === 'big') return at >= half;
    if (tool === 'small') return at < half;
    if (tool === 'odd') return Number(token) % 2 === 1;
    if (tool === 'even') return Number(token) % 2 === 0;
    return true;
  });
}
export const tools = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type Tool = (typeof tools)[number];

/** A number from 0 to `count` − 1 that the page cannot foresee. */
export function randomBelow(count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= limit);
  return (word[0] ?? 0) % count;
}

/** So many different tokens, at random. */
function drawn(tokens: readonly string[], count: number): string[] {
  const left = [...tokens];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomBelow(left.length), 1).join(),
  );
}

/** Random groups with as few tokens as the play allows, and `more` in the last one. */
function randomGroups(play: Play, more: number): string[][] {
  const { shape } = play;
  if ('each' in shape) return [drawn(shape.each.tokens.list(), shape.each.least)];
  const filled = shape.filled ?? 1;
  const empty = shape.slots.filter(({ least }) => least === 0).length;
  const chosen = new Set(
    empty === 0
      ? []
      : drawn(
          shape.slots.map((_, at) => String(at)),
          filled,
        ),
  );
  return shape.slots.map(({ tokens, least }, at) =>
    drawn(
      tokens.list(),
      (least === 0 && chosen.has(String(at)) ? 1 : least) +
        (at === shape.slots.length - 1 ? more : 0),
    ),
  );
}

/** A selection by chance (quick pick), as groups that the play accepts. */
export function quickPick(play: Play): string[][] {
  // Bankers need others beside them, and no number may be both.
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const groups = randomGroups(play, Math.floor(attempt / 50) % 10);
    if (play.check(groups).ok) return groups;
  }
  return [];
}
