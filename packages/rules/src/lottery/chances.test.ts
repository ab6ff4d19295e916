import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FamilyCode } from './codes.ts';
import { families } from './families.ts';
import { type Family, findPlay, type Play, type Wins } from './family.ts';
import { type Fraction, fraction, over, plus, times } from './fraction.ts';
import { ball, balls, outcomes } from './result.ts';
import {
  ofDice,
  ofDigits,
  ofHits,
  ofOrders,
  ofSets,
  ofSums,
  type Weighed,
} from './testing/spaces.ts';
import { prizesOf18, prizesOf27 } from './vietnamese.ts';

/** The space on which a play is decided, by its code, and the groups that a test may fill. */
interface Case {
  readonly space: (groups: readonly (readonly string[])[]) => Weighed[];
  readonly groups?: number;
}

const spaces = new Map<string, Weighed[]>();
const cached = (name: string, make: () => Weighed[]): Weighed[] => {
  const known = spaces.get(name) ?? make();
  spaces.set(name, known);
  return known;
};
const digitSpace = (length: number, places: number[]): Case => ({
  space: () => cached(`digits ${length} ${places}`, () => ofDigits(length, places)),
});
const orders = (from: number, count: number, places: number[], groups?: number): Case => ({
  space: () => cached(`orders ${from} ${places}`, () => ofOrders(from, count, places)),
  ...(groups ? { groups } : {}),
});
const hits = (from: number, count: number, more: string[] = []): Case => ({
  space: ([group = []]) =>
    ofHits(from, count, group).map((one) => ({ ...one, result: [...one.result, ...more] })),
});

const windows: Record<string, number[]> = {
  five: [0, 1, 2, 3, 4],
  front4: [0, 1, 2, 3],
  back4: [1, 2, 3, 4],
  front3: [0, 1, 2],
  mid3: [1, 2, 3],
  back3: [2, 3, 4],
  front2: [0, 1],
  back2: [3, 4],
};
const windowOf = (code: string, known: Record<string, number[]>, all: number[]): number[] => {
  const pair = /^pair(\d)(\d)/.exec(code);
  if (pair) return [Number(pair[1]) - 1, Number(pair[2]) - 1];
  return known[code.split('.')[0] ?? ''] ?? all;
};

const caseOf: Record<Exclude<FamilyCode, 'vn27' | 'vn18'>, (code: string) => Case> = {
  ssc: (code) => digitSpace(5, windowOf(code, windows, [0, 1, 2, 3, 4])),
  '3d': (code) => digitSpace(3, windowOf(code, { front2: [0, 1], back2: [1, 2] }, [0, 1, 2])),
  k3: () => ({ space: () => cached('dice', ofDice) }),
  '11x5': (code) =>
    /^(front|position)/.test(code)
      ? orders(11, 5, [0, 1, 2], 3)
      : { space: () => cached('eleven', () => ofSets(11, 5)) },
  pk10: (code) => {
    if (code === 'dragon-tiger') return orders(10, 10, [0, 1, 9, 8], 2);
    return code === 'front5'
      ? orders(10, 10, [0, 1, 2, 3, 4])
      : orders(10, 10, [0, 1, 2, 3], code === 'front4' ? undefined : 4);
  },
  kl8: (code) => {
    if (/^pick/.test(code)) return hits(80, 20);
    if (/^(sum|elements)/.test(code)) return { space: () => cached('80', () => ofSums(80, 20)) };
    const upper = code === 'upper-lower' ? balls(40) : balls(80).filter((_, at) => at % 2 === 0);
    return { space: () => cached(code, () => ofHits(80, 20, upper)) };
  },
  '6x49': (code) => {
    if (/^special/.test(code))
      return {
        space: () => balls(49).map((one) => ({ result: ['', '', '', '', '', '', one], ways: 1n })),
      };
    return code === 'sum-sides' ? { space: () => cached('49', () => ofSums(49, 7)) } : hits(49, 6);
  },
};

const vocabularies = [
  [...'0123456789'],
  [...'123456'],
  balls(10),
  balls(11),
  balls(11).slice(2, 9),
  balls(80),
  balls(49),
  ...[2, 3, 4, 5].map((length) =>
    Array.from({ length: 10 ** length }, (_, value) => String(value).padStart(length, '0')),
  ),
];
const tokensOfTests = (play: Play): string[][] => [
  play.tiers.map(({ code }) => code),
  ['dragon', 'tiger'],
  ['big', 'small', 'odd', 'even'],
  Array.from({ length: 28 }, (_, sum) => String(sum)),
  Array.from({ length: 19 }, (_, sum) => String(sum)),
  ...vocabularies,
];

/** Whether the play knows a token: whatever its problem is, the token is not unknown. */
const knows = (play: Play, groups: number, token: string): boolean => {
  const checked = play.check(Array.from({ length: groups }, () => [token]));
  return (
    checked.ok || !checked.problems.some(({ code }) => code === 'unknown' || code === 'groups')
  );
};

const groupOf = (tokens: string[], most: number) =>
  fc
    .uniqueArray(fc.nat(tokens.length - 1), { maxLength: Math.min(most, tokens.length) })
    .map((places) => places.map((place) => tokens[place] ?? ''));

/** Random selections that the play accepts, from few tokens a group to many. */
function accepted(play: Play, groups: number, used: number, tokens: string[]): string[][][] {
  const sizes = [1, 2, 3, 5, 7, 11];
  return sizes.flatMap((most) => {
    const group = groupOf(tokens, most);
    const made = fc.tuple(
      ...Array.from({ length: groups }, (_, at) => (at < used ? group : fc.constant<string[]>([]))),
    );
    return fc.sample(made, { numRuns: 40, seed: 13 }).filter((one) => play.check(one).ok);
  });
}

/** Random selections of a play, as a member could make them. */
function selectionsOf(play: Play, used: number | undefined, count: number): string[][][] {
  for (const groups of [1, 2, 3, 4, 5, 10])
    for (const tokens of tokensOfTests(play)) {
      if (![tokens[0], tokens.at(-1)].every((token) => knows(play, groups, token ?? ''))) continue;
      const made = accepted(play, groups, used ?? groups, tokens);
      const step = Math.max(1, Math.floor(made.length / count));
      if (made.length > 0) return made.filter((_, at) => at % step === step - 1).slice(-count);
    }
  throw new Error(`no selection for ${play.code}`);
}

interface Expected {
  readonly byTier: Map<string, Fraction>;
  readonly all: readonly Wins[];
}

function enumerate(play: Play, selection: string[][], space: readonly Weighed[]): Expected {
  const byTier = new Map<string, bigint>();
  const all: Wins[] = [];
  let results = 0n;
  for (const { result, ways } of space) {
    results += ways;
    const wins = play.wins(selection, result);
    if (wins.length > 0) all.push(wins);
    for (const { tier, hits: count } of wins)
      byTier.set(tier, (byTier.get(tier) ?? 0n) + BigInt(count) * ways);
  }
  const shares = [...byTier].map(([tier, count]) => [tier, fraction(count, results)] as const);
  return { byTier: new Map(shares), all };
}

/** The notes that the expected hits of all tiers stand for. */
function notesBy(play: Play, byTier: ReadonlyMap<string, Fraction>): Fraction[] {
  const parts = play.tiers.map(({ code, chance }) => over(byTier.get(code) ?? fraction(0), chance));
  return play.isTable ? parts : [parts.reduce(plus, fraction(0))];
}

const worth = (wins: Wins, odds: (tier: string) => number): number =>
  wins.reduce((all, { tier, hits: count }) => all + count * odds(tier), 0);

function checkPlay(play: Play, selection: string[][], space: readonly Weighed[]): void {
  const checked = play.check(selection);
  if (!checked.ok) throw new Error('a refused selection');
  const picked = checked.selection.map((group) => [...group]);
  const notes = fraction(play.notes(picked));
  const { byTier, all } = enumerate(play, picked, space);
  for (const found of notesBy(play, byTier)) expect(found).toEqual(notes);
  if (play.pushed) expect(byTier.get('push')).toEqual(times(play.pushed, notes));
  const places = new Map(play.tiers.map(({ code }, at) => [code, ((at * 7) % 5) + 1]));
  const odds = (tier: string): number => places.get(tier) ?? 1;
  const most = (list: readonly Wins[]) =>
    Math.max(0, ...new Set(list.map((one) => worth(one, odds))));
  expect(most(play.best(picked))).toBe(most(all));
  expect(play.parse(play.text(picked))).toEqual(checked);
}

const enumerated = (Object.keys(caseOf) as (keyof typeof caseOf)[]).map((code) => families[code]);

describe.each(enumerated)('LOT-03 $code', (family: Family) => {
  it.each(family.plays.map(({ code }) => code))(
    '%s: all results together hit each note as often as its probability says',
    (code) => {
      const play = findPlay(family, code);
      const found = caseOf[family.code as keyof typeof caseOf](code);
      if (!play) throw new Error(code);
      const isLarge = found.space([['01']]).length > 20_000;
      for (const selection of selectionsOf(play, found.groups, isLarge ? 1 : 3)) {
        const groups = found.groups
          ? selection.map((group, at) => (at < (found.groups ?? 0) ? group : []))
          : selection;
        checkPlay(play, groups, found.space(groups));
      }
    },
  );
});

const boards = [
  ['vn27', prizesOf27],
  ['vn18', prizesOf18],
] as const;

describe.each(boards)('LOT-02 %s', (code, rows) => {
  const family = families[code];
  const lengths = rows.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));
  const numberPlays = family.plays.filter(({ code: name }) => !/^(xien|truot|de.sides)/.test(name));
  const find = (name: string): Play => {
    const play = findPlay(family, name);
    if (!play) throw new Error(name);
    return play;
  };

  it.each(numberPlays.map((play) => play.code))(
    '%s: every number of every prize together hits each note as often as its probability says',
    (name) => {
      const play = find(name);
      const [selection = [[]]] = selectionsOf(play, undefined, 1);
      const picked = [(selection[0] ?? []).slice(0, 5)];
      const digits = Math.max(2, picked[0]?.[0]?.length ?? 0);
      const base = [...'0123456789']
        .map((digit) => lengths.map((length) => digit.repeat(length)))
        .find((result) => play.wins(picked, result).length === 0);
      if (!base) throw new Error('every filler hits');
      const values = Array.from({ length: 10 ** digits }, (_, value) =>
        String(value).padStart(digits, '0'),
      );
      const isFirst = /first/.test(name);
      let hitsOfAll = fraction(0);
      for (const [place, length] of lengths.entries()) {
        const filler = base[place]?.[0]?.repeat(Math.max(0, length - digits)) ?? '';
        const numbers = values.map((value) => {
          const short = value.slice(-length);
          return isFirst ? short + filler : filler + short;
        });
        const wins = numbers.map((number) => play.wins(picked, base.with(place, number)));
        const hitsOfPlace = wins.flat().reduce((all, { hits: count }) => all + count, 0);
        hitsOfAll = plus(hitsOfAll, fraction(hitsOfPlace, values.length));
      }
      const [tier] = play.tiers;
      expect(hitsOfAll).toEqual(times(tier?.chance ?? fraction(0), fraction(play.notes(picked))));
    },
  );

  /** The probability that exactly so many of `count` numbers come in the lots, one by one. */
  const chancesOfFound = (count: number): Fraction[] => {
    let ways = [1n, ...new Array<bigint>(count).fill(0n)];
    for (const _ of lengths)
      ways = ways.map(
        (here, found) =>
          here * BigInt(100 - (count - found)) +
          (ways[found - 1] ?? 0n) * BigInt(count - found + 1),
      );
    return ways.map((way) => fraction(way, 100n ** BigInt(lengths.length)));
  };

  const setPlays = family.plays.filter(({ code: name }) => /^(xien|truot)/.test(name));
  it.each(setPlays.map((play) => play.code))(
    '%s: lot by lot, each note wins as often as its probability says',
    (name) => {
      const play = find(name);
      const count = name === 'xien-quay' ? 6 : Number(/\d+$/.exec(name)?.[0]);
      const numbers = balls(count);
      const space = chancesOfFound(count).map((chance, found) => ({
        chance,
        result: lengths.map((length, lot) =>
          (lot < found ? ball(lot + 1) : '99').padStart(length, '5'),
        ),
      }));
      expect(space.map(({ chance }) => chance).reduce(plus)).toEqual(fraction(1));
      const expected = play.tiers.map(({ code: tier }) =>
        space
          .map(({ chance, result }) => {
            const found = play.wins([numbers], result).find((one) => one.tier === tier);
            return times(chance, fraction(found?.hits ?? 0));
          })
          .reduce(plus),
      );
      const byTier = new Map(
        play.tiers.map((tier, at) => [tier.code, expected[at] ?? fraction(0)]),
      );
      expect(notesBy(play, byTier)).toEqual([fraction(play.notes([numbers]))]);
    },
  );

  it('de.sides: each is half of the numbers', () => {
    const play = find('de.sides');
    const space = Array.from({ length: 100 }, (_, value) => ({
      result: [`1234${ball(value)}`.slice(-(lengths[0] ?? 5))],
      ways: 1n,
    }));
    checkPlay(play, [['big', 'odd', 'even']], space);
  });
});

it('LOT-03 the families have as many results as the field says', () => {
  expect(
    Object.fromEntries(enumerated.map(({ code, drawing }) => [code, outcomes(drawing)])),
  ).toEqual({
    ssc: 100_000n,
    '3d': 1000n,
    '11x5': 55_440n,
    k3: 216n,
    pk10: 3_628_800n,
    kl8: 3_535_316_142_212_174_320n,
    '6x49': 601_304_088n,
  });
});
