import { enough, type LinesMachine, lines, reelCount, rowCount, weightOf } from './machine.ts';
import { bestWin, unitsFor } from './spin.ts';

/** How many stops pay so many units, by what they start. */
export interface Cycle {
  /** All combinations of stops. */
  readonly all: number;
  /** Ways by units: of spins that start nothing, free spins, the bonus, or both. */
  readonly plain: Map<number, number>;
  readonly free: Map<number, number>;
  readonly bonus: Map<number, number>;
  readonly both: Map<number, number>;
}

const add = (counts: Map<number, number>, units: number, ways: number) =>
  counts.set(units, (counts.get(units) ?? 0) + ways);

/** Units of a spin are below this; scatters, lines and free spins are counted in one table. */
const most = 1 << 14;

/**
 * Every combination of stops of five reels. A line can only win if its first three letters fit, so
 * the last two reels are gone through for those lines alone.
 */
export function cycleOf(machine: LinesMachine, reels: readonly string[]): Cycle {
  const letters = machine.symbols.map(({ letter }) => letter).join('');
  const kinds = letters.length;
  const pays = payTable(machine, letters);
  const views = reels.map((strip) => viewsOf(strip, letters));
  const rare = reels.map((strip) => rareIn(machine, strip));
  const counts = new Float64Array(4 * most);
  const scatter = machine.symbols.find(({ kind }) => kind === 'scatter')?.letter ?? '';
  const anywhere = Array.from({ length: 16 }, (_, count) =>
    unitsFor(machine, scatter, Math.min(count, reelCount)),
  );
  const kept = (units: number, both: number, ways: number) => {
    const [scatters, bonuses] = [both >> 4, both & 15];
    const starts = (scatters >= enough ? 1 : 0) + (bonuses >= enough ? 2 : 0);
    const at = starts * most + units + (anywhere[scatters] ?? 0);
    counts[at] = (counts[at] ?? 0) + ways;
  };
  const [rareA, rareB, rareC, rareD, rareE] = rare as unknown as Five;
  const [viewA, viewB, viewC, viewD, viewE] = views as unknown as Five;
  const lastRare = new Map<number, number>();
  for (const one of rareD) for (const two of rareE) add(lastRare, one + two, 1);
  const active = new Int32Array(3 * lines.length);
  for (let a = 0; a < rareA.length; a += 1)
    for (let b = 0; b < rareB.length; b += 1)
      for (let c = 0; c < rareC.length; c += 1) {
        let count = 0;
        for (const [x = 0, y = 0, z = 0, u = 0, v = 0] of lines) {
          const [one = 0, two = 0] = [viewA[a * 3 + x], viewB[b * 3 + y]];
          const start = (one * kinds + two) * kinds + (viewC[c * 3 + z] ?? 0);
          if (!pays.starts[start]) continue;
          active[count] = start * kinds * kinds;
          active[count + 1] = u;
          active[count + 2] = v;
          count += 3;
        }
        const seen = (rareA[a] ?? 0) + (rareB[b] ?? 0) + (rareC[c] ?? 0);
        if (count === 0) {
          for (const [last, ways] of lastRare) kept(0, seen + last, ways);
          continue;
        }
        for (let d = 0; d < rareD.length; d += 1)
          for (let e = 0; e < rareE.length; e += 1) {
            let units = 0;
            for (let at = 0; at < count; at += 3) {
              const four = viewD[d * 3 + (active[at + 1] ?? 0)] ?? 0;
              const five = viewE[e * 3 + (active[at + 2] ?? 0)] ?? 0;
              units += pays.units[(active[at] ?? 0) + four * kinds + five] ?? 0;
            }
            kept(units, seen + (rareD[d] ?? 0) + (rareE[e] ?? 0), 1);
          }
      }
  const [plain, free, bonus, both] = [0, 1, 2, 3].map((starts) => tableOf(counts, starts)) as [
    ...[Map<number, number>, Map<number, number>, Map<number, number>, Map<number, number>],
  ];
  return {
    all: rare.reduce((product, reel) => product * reel.length, 1),
    plain,
    free,
    bonus,
    both,
  };
}

type Five = [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

/** The letters that each stop of a strip shows, three by three, as their places. */
const viewsOf = (strip: string, letters: string): Int32Array =>
  Int32Array.from(
    [...strip].flatMap((_, stop) => [...seenAt(strip, stop)]),
    (letter) => letters.indexOf(letter),
  );

const seenAt = (strip: string, stop: number) => (strip + strip).slice(stop, stop + rowCount);

/** The scatters (× 16) and bonus symbols at each stop of a strip. */
function rareIn({ symbols }: LinesMachine, strip: string): Int32Array {
  const worth = new Map(
    symbols.map(({ letter, kind }) => [letter, kind === 'scatter' ? 16 : kind === 'bonus' ? 1 : 0]),
  );
  return Int32Array.from([...strip], (_, stop) =>
    [...seenAt(strip, stop)].reduce((sum, letter) => sum + (worth.get(letter) ?? 0), 0),
  );
}

function tableOf(counts: Float64Array, starts: number): Map<number, number> {
  const table = new Map<number, number>();
  for (let units = 0; units < most; units += 1) {
    const ways = counts[starts * most + units] ?? 0;
    if (ways > 0) table.set(units, ways);
  }
  return table;
}

/** The units of every five letters, and which first three can win. */
function payTable(machine: LinesMachine, letters: string) {
  const kinds = letters.length;
  const units = new Int32Array(kinds ** 5);
  const starts = new Uint8Array(kinds ** 3);
  const all = [...letters];
  const wild = machine.symbols.find(({ kind }) => kind === 'wild')?.letter ?? '';
  const firsts = all.flatMap((a) => all.flatMap((b) => all.map((c) => a + b + c)));
  for (const [start, first] of firsts.entries()) {
    if (new Set(first.replaceAll(wild, '')).size > 1) continue;
    for (const [at, last] of all.flatMap((d) => all.map((e) => d + e)).entries()) {
      const paid = bestWin(machine, first + last)?.units ?? 0;
      units[start * kinds * kinds + at] = paid;
      if (paid > 0) starts[start] = 1;
    }
  }
  return { units, starts };
}

interface Moments {
  ways: number;
  sum: number;
  squares: number;
}

const momentsOf = (counts: ReadonlyMap<number, number>): Moments => {
  let [ways, sum, squares] = [0, 0, 0];
  for (const [units, count] of counts) {
    ways += count;
    sum += units * count;
    squares += units * units * count;
  }
  return { ways, sum, squares };
};

/** The exact expectation of all free spins of a round, in units, as a fraction. */
export function freeSpins(machine: LinesMachine, { all, plain, free }: Cycle) {
  const { spins, triggers, times } = machine.free;
  const [stays, starts] = [momentsOf(plain), momentsOf(free)];
  const mean = BigInt(stays.sum + starts.sum) * BigInt(times);
  const [cycle, again] = [BigInt(all), BigInt(starts.ways)];
  const known = new Map<string, bigint>();
  // The numerator over cycle ** (left + spins × extensions): one power for each possible spin.
  const over = (left: number, extensions: number): bigint => {
    if (left === 0) return 0n;
    const key = `${left}:${extensions}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const power = left - 1 + spins * extensions;
    const after =
      extensions > 0
        ? again * over(left - 1 + spins, extensions - 1) +
          (cycle - again) * over(left - 1, extensions)
        : cycle * over(left - 1, 0);
    const value = mean * cycle ** BigInt(power) + after;
    known.set(key, value);
    return value;
  };
  const extensions = triggers - 1;
  return {
    over: over(spins, extensions),
    under: cycle ** BigInt(spins * triggers),
    /** Less than one, or free spins would not end without the limit. */
    perSpin: (starts.ways / all) * spins,
  };
}

/** E[X²] and E[exp(θX)] of all free spins of a round, X in units. */
function spread(machine: LinesMachine, { all, plain, free }: Cycle, theta: number) {
  const { spins, triggers, times } = machine.free;
  const part = (counts: ReadonlyMap<number, number>) => {
    const { ways, sum, squares } = momentsOf(counts);
    let raised = 0;
    for (const [units, count] of counts) raised += count * Math.exp(theta * units * times);
    return {
      ...{ share: ways / all, mean: (sum * times) / all },
      ...{ square: (squares * times * times) / all, raised: raised / all },
    };
  };
  const [stays, starts] = [part(plain), part(free)];
  const width = spins * triggers + 1;
  type State = { mean: number; square: number; raised: number };
  let fewer: State[] = [];
  for (let extensions = 0; extensions < triggers; extensions += 1) {
    const now: State[] = [{ mean: 0, square: 0, raised: 1 }];
    for (let left = 1; left < width - spins * extensions; left += 1) {
      const go = now[left - 1] as State;
      const jump = extensions > 0 ? (fewer[left - 1 + spins] as State) : go;
      const mix = (one: typeof stays, next: State) => ({
        mean: one.mean + one.share * next.mean,
        square: one.square + 2 * one.mean * next.mean + one.share * next.square,
        raised: one.raised * next.raised,
      });
      const [a, b] = [mix(stays, go), mix(starts, jump)];
      now.push({ mean: a.mean + b.mean, square: a.square + b.square, raised: a.raised + b.raised });
    }
    fewer = now;
  }
  return fewer[spins] as State;
}

export interface LinesOdds {
  /** The return before wins are cut at the cap, as a fraction. */
  readonly over: bigint;
  readonly under: bigint;
  readonly hitRate: number;
  readonly volatility: number;
  /** More than the cap takes from the return (Chernoff's bound). */
  readonly cut: number;
  /** The most units of a single spin, and of a free spin with its multiplier. */
  readonly highest: { readonly spin: number; readonly free: number };
  /** The shares of the return. */
  readonly parts: { readonly spin: number; readonly bonus: number; readonly free: number };
  readonly perSpin: number;
  /** One round in so many starts them. */
  readonly every: { readonly free: number; readonly bonus: number };
}

const highestOf = (cycle: Cycle): number =>
  Math.max(...[cycle.plain, cycle.free, cycle.bonus, cycle.both].flatMap((one) => [...one.keys()]));

/** The exact figures of a slot with lines. */
export function linesOdds(machine: LinesMachine): LinesOdds {
  const base = cycleOf(machine, machine.reels);
  const freely = cycleOf(machine, machine.freeReels);
  const unit = lines.length;
  const weight = weightOf(machine);
  const { picks, prizes } = machine.bonus;
  const prizeSum = prizes.reduce((sum, one) => sum + one.units * one.weight, 0) * picks;
  const free = freeSpins(machine, freely);
  const [plain, started, prized, both] = [base.plain, base.free, base.bonus, base.both].map(
    momentsOf,
  ) as [Moments, Moments, Moments, Moments];
  const spinSum = plain.sum + started.sum + prized.sum + both.sum;
  const [freeWays, bonusWays] = [started.ways + both.ways, prized.ways + both.ways];
  // Σ units over the cycle + ways × expectation, on one denominator.
  const over =
    BigInt(spinSum) * BigInt(weight) * free.under +
    BigInt(bonusWays) * BigInt(prizeSum) * free.under +
    BigInt(freeWays) * BigInt(weight) * free.over;
  const under = BigInt(base.all) * BigInt(weight) * free.under * BigInt(unit);
  const mean = Number((over * 10n ** 15n) / under) / 1e15;

  const prizeMean = prizeSum / weight / picks;
  const prizeSquare = prizes.reduce((sum, one) => sum + one.units ** 2 * one.weight, 0) / weight;
  const won = {
    mean: prizeMean * picks,
    square: picks * (prizeSquare - prizeMean ** 2) + (prizeMean * picks) ** 2,
  };
  const starts = [
    { counts: base.plain, free: 0, bonus: 0 },
    { counts: base.free, free: 1, bonus: 0 },
    { counts: base.bonus, free: 0, bonus: 1 },
    { counts: base.both, free: 1, bonus: 1 },
  ];
  /** E[X²] of a round, and E[exp(θX)]. */
  const round = (theta: number) => {
    const all = spread(machine, freely, theta);
    const raisedBonus =
      (prizes.reduce((sum, one) => sum + Math.exp(theta * one.units) * one.weight, 0) / weight) **
      picks;
    let [square, raised, winning] = [0, 0, 0];
    for (const { counts, free: isFree, bonus } of starts) {
      const more = all.mean * isFree + won.mean * bonus;
      const squares =
        all.square * isFree + won.square * bonus + 2 * all.mean * won.mean * isFree * bonus;
      const factor = (isFree ? all.raised : 1) * (bonus ? raisedBonus : 1);
      for (const [units, ways] of counts) {
        square += ways * (units * units + 2 * units * more + squares);
        raised += ways * Math.exp(theta * units) * factor;
        if (units > 0 || bonus > 0) winning += ways;
      }
    }
    return { square: square / base.all, raised: raised / base.all, winning };
  };
  const cap = Number(machine.cap / (10_000n / BigInt(unit)));
  // E[(X − c)⁺] ≤ E[exp(θ(X − c))] / (θe) for every θ; in stakes.
  const cuts = [5, 10, 15, 20, 30, 40, 60].map((scale) => {
    const theta = scale / cap;
    return (round(theta).raised * Math.exp(-scale)) / (theta * Math.E) / unit;
  });
  const { square, winning } = round(0);
  const freeMean = Number((free.over * 10n ** 9n) / free.under) / 1e9;
  return {
    ...{ over, under, perSpin: free.perSpin },
    hitRate: winning / base.all,
    volatility: Math.sqrt(square / unit ** 2 - mean ** 2),
    cut: Math.min(...cuts),
    highest: { spin: highestOf(base), free: highestOf(freely) * machine.free.times },
    parts: {
      spin: spinSum / base.all / unit,
      bonus: ((bonusWays / base.all) * (prizeSum / weight)) / unit,
      free: ((freeWays / base.all) * freeMean) / unit,
    },
    every: { free: base.all / freeWays, bonus: base.all / bonusWays },
  };
}
