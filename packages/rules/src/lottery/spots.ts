import type { Play, Selection } from './family.ts';
import { mostPayout, type Price, type Staking } from './rate-card.ts';

/** What a line may cost the brand if one number of its play comes. */
export interface Spot {
  play: string;
  /** The canonical text of the number, as the play writes it, such as `1|2|3`. */
  spot: string;
  owed: bigint;
}

/** A line with its price and stake. */
export interface Staked {
  readonly play: Play;
  readonly selection: Selection;
  /** The canonical text of the selection. */
  readonly text: string;
  readonly notes: number;
  readonly price: Price;
  readonly staking: Staking;
}

/** Above it a line counts as a whole. */
const mostNotes = 100;

const combined = (groups: Selection): string[][] =>
  groups.reduce<string[][]>(
    (made, group) => made.flatMap((one) => group.map((token) => [...one, token])),
    [[]],
  );

/** The notes of a line as selections of their own; undefined if they are no simple product. */
function notesOf({ play, selection, notes }: Staked): string[][][] | undefined {
  if (notes === 1 || notes > mostNotes) return undefined;
  const product = selection.reduce((all, group) => all * group.length, 1);
  const [only = []] = selection;
  if (selection.length > 1 && product === notes)
    return combined(selection).map((tokens) => tokens.map((token) => [token]));
  const isList = selection.length === notes && play.check([only]).ok;
  if (isList) return selection.map((group) => [[...group]]);
  return selection.length === 1 && only.length === notes
    ? only.map((token) => [[token]])
    : undefined;
}

/** The numbers that a line is on: each of its notes, or the line as a whole. */
export function spotsOf(line: Staked): Spot[] {
  const { play, selection, price, staking } = line;
  const owedOn = (one: Selection) => mostPayout(play, price, one, staking);
  const notes = notesOf(line);
  const single = notes?.every((note) => play.check(note).ok);
  if (!notes || !single) return [{ play: play.code, spot: line.text, owed: owedOn(selection) }];
  return notes.map((note) => ({ play: play.code, spot: play.text(note), owed: owedOn(note) }));
}

/** Adds the spots of several lines, each named once. */
export function sumSpots(spots: readonly Spot[]): Spot[] {
  const sums = new Map<string, Spot>();
  for (const { play, spot, owed } of spots) {
    const key = `${play} ${spot}`;
    sums.set(key, { play, spot, owed: owed + (sums.get(key)?.owed ?? 0n) });
  }
  return [...sums.values()].filter(({ owed }) => owed > 0n);
}
