import { mostPayout, type Play, type Price, type Staking } from '@lantern/rules/lottery';

/** What a line may cost the brand if one number of its play comes. */
export interface Spot {
  play: string;
  spot: string;
  owed: bigint;
}

interface Staked {
  play: Play;
  selection: readonly (readonly string[])[];
  text: string;
  notes: number;
  price: Price;
  staking: Staking;
}

/** Above it a line counts as a whole. */
const mostNotes = 100;

const combined = (groups: readonly (readonly string[])[]): string[][] =>
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
  const owedOn = (one: Staked['selection']) => mostPayout(play, price, one, staking);
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
