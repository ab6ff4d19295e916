/** A prize of a catch: how often of all its prizes, and what it pays in whole stakes of a shot. */
export interface Prize {
  readonly ways: number;
  readonly times: number;
}

export interface Kind {
  readonly name: string;
  readonly prizes: readonly [Prize, ...Prize[]];
  /** How many enter the sea together, at most. */
  readonly school: number;
  /** How often it enters, compared with the other kinds. */
  readonly weight: number;
  /** How long it is in the sea, in milliseconds. */
  readonly stayMs: number;
  /** Its length as a share of the width of a wide sea. */
  readonly size: number;
}

const always = (times: number) => [{ ways: 1, times }] as const;

/** The crab carries a chest, whose content is drawn after the catch. */
const chest = [
  { ways: 10, times: 10 },
  { ways: 6, times: 20 },
  { ways: 3, times: 50 },
  { ways: 1, times: 200 },
] as const;

/** The animals of the sea, the smallest prize first. The number of a kind is its place from 1. */
export const kinds: readonly Kind[] = [
  { name: 'tetra', prizes: always(2), school: 6, weight: 20, stayMs: 17_000, size: 0.05 },
  { name: 'clown', prizes: always(3), school: 4, weight: 18, stayMs: 18_000, size: 0.06 },
  { name: 'tang', prizes: always(5), school: 3, weight: 14, stayMs: 18_000, size: 0.07 },
  { name: 'angel', prizes: always(8), school: 2, weight: 12, stayMs: 20_000, size: 0.075 },
  { name: 'puffer', prizes: always(12), school: 1, weight: 9, stayMs: 22_000, size: 0.085 },
  { name: 'lion', prizes: always(18), school: 1, weight: 8, stayMs: 22_000, size: 0.1 },
  { name: 'turtle', prizes: always(25), school: 1, weight: 6, stayMs: 24_000, size: 0.125 },
  { name: 'crab', prizes: chest, school: 1, weight: 4, stayMs: 26_000, size: 0.115 },
  { name: 'manta', prizes: always(40), school: 1, weight: 5, stayMs: 24_000, size: 0.19 },
  { name: 'shark', prizes: always(80), school: 1, weight: 4, stayMs: 20_000, size: 0.25 },
  { name: 'arowana', prizes: always(300), school: 1, weight: 3, stayMs: 26_000, size: 0.26 },
];

/** The kind with this number. @throws RangeError for a number that no kind has */
export function kindOf(number: number): Kind {
  const kind = kinds[number - 1];
  if (!kind) throw new RangeError(`there is no kind ${number}`);
  return kind;
}

/** All prizes of a kind together: their ways, and their sum in whole stakes. */
export function sumOf({ prizes }: Kind): { ways: number; times: number } {
  return prizes.reduce(
    (sum, { ways, times }) => ({ ways: sum.ways + ways, times: sum.times + ways * times }),
    { ways: 0, times: 0 },
  );
}

export const largestOf = ({ prizes }: Kind): number =>
  Math.max(...prizes.map(({ times }) => times));
