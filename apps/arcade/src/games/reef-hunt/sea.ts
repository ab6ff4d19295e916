import { type Kind, kinds } from './kinds.ts';

/**
 * The sea is a function of time, so that everybody sees the same animals without a message. At
 * each multiple of `everyMs` since 1970 one animal or a school enters. The number of a fish is the
 * number of its entry times eight, plus its place in the school.
 */
export const everyMs = 1_000;
const mostInSchool = 8;
const longestMs = Math.max(...kinds.map(({ stayMs }) => stayMs));
/** The highest number of a fish that a request may name: some time in the year 5000. */
export const highestFish = 800_000_000_000;

export interface Fish {
  readonly fish: number;
  /** The number of its kind. */
  readonly kind: number;
  readonly entersMs: number;
  readonly leavesMs: number;
}

/** A place in the sea: shares of its width and height, from the top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The direction in which it swims, as the change of both. */
  readonly dx: number;
  readonly dy: number;
}

/** Numbers from 0 to 1 that depend on the seed alone (splitmix32). They decide no money. */
export function chancesFrom(seed: number): () => number {
  let state = (seed ^ Math.imul(Math.floor(seed / 2 ** 32) + 1, 0x9e3779b9)) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const allWeights = kinds.reduce((sum, { weight }) => sum + weight, 0);

function entryOf(entry: number): { number: number; kind: Kind; count: number } {
  const chance = chancesFrom(entry);
  let left = chance() * allWeights;
  const place = Math.max(
    0,
    kinds.findIndex(({ weight }) => {
      left -= weight;
      return left < 0;
    }),
  );
  const kind = kinds[place] as Kind;
  return { number: place + 1, kind, count: 1 + Math.floor(chance() * kind.school) };
}

/** The fish with this number; undefined for a place in a school that has fewer. */
export function findFish(fish: number): Fish | undefined {
  const [entry, place] = [Math.floor(fish / mostInSchool), fish % mostInSchool];
  const { number, kind, count } = entryOf(entry);
  if (place >= count) return undefined;
  const entersMs = entry * everyMs + place * 260;
  return { fish, kind: number, entersMs, leavesMs: entersMs + kind.stayMs };
}

/** What is in the sea at this time. */
export function fishAt(nowMs: number): Fish[] {
  const all: Fish[] = [];
  const last = Math.floor(nowMs / everyMs);
  for (let entry = last - Math.ceil((longestMs + 2_000) / everyMs); entry <= last; entry += 1)
    for (let place = 0; place < mostInSchool; place += 1) {
      const one = findFish(entry * mostInSchool + place);
      if (!one) break;
      if (one.entersMs <= nowMs && nowMs < one.leavesMs) all.push(one);
    }
  return all;
}

/** A shot may arrive this much after its fish has left, or before it comes by another clock. */
const graceMs = 10_000;

export function isInSea(fish: number, nowMs: number): boolean {
  const one = findFish(fish);
  return one !== undefined && nowMs > one.entersMs - graceMs && nowMs < one.leavesMs + graceMs;
}

const bend = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

type Curve = readonly [number, number, number, number];

/** The way of an entry: a curve from one side to the other; a crab walks over the ground. */
function wayOf(entry: number, { name, size }: Kind): { x: Curve; y: Curve } {
  const chance = chancesFrom(entry + 0.5 * 2 ** 32);
  const fromLeft = chance() < 0.5;
  const between = (low: number, high: number) => low + (high - low) * chance();
  const out = size * 0.9 + 0.12;
  const across: Curve = [-out, between(0.15, 0.5), between(0.5, 0.85), 1 + out];
  const x: Curve = fromLeft ? across : [across[3], across[2], across[1], across[0]];
  if (name === 'crab') return { x, y: [0.93, 0.93, 0.93, 0.93] };
  const depth = () => between(0.1, 0.84);
  return { x, y: [depth(), depth(), depth(), depth()] };
}

/** Where a fish is at this time. The members of a school swim around their first. */
export function placeOf({ fish, kind: number, entersMs, leavesMs }: Fish, nowMs: number): Place {
  const [entry, member] = [Math.floor(fish / mostInSchool), fish % mostInSchool];
  const { x, y } = wayOf(entry, kinds[number - 1] as Kind);
  const chance = chancesFrom(fish);
  const [wideX, wideY] = member === 0 ? [0, 0] : [chance() - 0.5, chance() - 0.5];
  const t = (nowMs - entersMs) / (leavesMs - entersMs);
  const ahead = t + 0.004;
  const sway = (at: number) => Math.sin(at * 40 + fish) * 0.006;
  const at = { x: bend(t, x) + wideX * 0.13, y: bend(t, y) + wideY * 0.2 + sway(t) };
  return {
    ...{ x: at.x, y: Math.min(0.95, Math.max(0.06, at.y)) },
    dx: bend(ahead, x) - bend(t, x),
    dy: bend(ahead, y) + sway(ahead) - bend(t, y) - sway(t),
  };
}
