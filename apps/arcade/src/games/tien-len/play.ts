import { type Card, inOrder } from './cards.ts';
import { beats, type Combination, isChop, isLongPairs, readCombination } from './combination.ts';
import { type InstantWin, instantWinOf } from './instant-win.ts';
import { bombUnits, twoUnits } from './payments.ts';

/** What one seat does: it plays cards, or passes with none. */
export interface Move {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** Units of the room's stake that pass from one seat to another during play. */
export interface Chop {
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

/** The state of a deal after its moves. */
export interface Play {
  readonly hands: readonly (readonly Card[])[];
  readonly turn: number;
  /** What lies on top and has to be beaten; undefined when the seat leads. */
  readonly top: { readonly seat: number; readonly combination: Combination } | undefined;
  readonly passed: readonly number[];
  /** The card that the first play has to hold. */
  readonly mustHold: Card | undefined;
  /** Seats that have played a card. */
  readonly active: readonly number[];
  /** The chop that the last bomb of this round is owed. */
  readonly owed: Chop | undefined;
  /** The chops of the rounds before. */
  readonly chops: readonly Chop[];
  readonly winner: number | undefined;
  readonly instant: InstantWin | undefined;
}

/** Why a move is not possible. */
export type Problem = 'not_your_turn' | 'cards_not_held' | 'combination_not_allowed';

const lowest = (hands: readonly (readonly Card[])[]): Card => Math.min(...hands.flat());

/**
 * A deal before its first move. The winner of the deal before leads; without one, the seat with the
 * lowest card leads with it. An instant win ends the deal; of two, the first in order of play.
 */
export function startPlay(hands: readonly (readonly Card[])[], leader?: number): Play {
  const mustHold = leader === undefined ? lowest(hands) : undefined;
  const first = leader ?? hands.findIndex((hand) => hand.includes(mustHold ?? -1));
  const order = hands.map((_, place) => (first + place) % hands.length);
  const winner = order.find((seat) => instantWinOf(hands[seat] ?? []));
  return {
    ...{ hands: hands.map(inOrder), turn: first, top: undefined, passed: [], mustHold },
    ...{ active: [], owed: undefined, chops: [], winner },
    instant: winner === undefined ? undefined : instantWinOf(hands[winner] ?? []),
  };
}

/** The deal after a move, or why the move is not possible. */
export function takeMove(play: Play, move: Move): Play | Problem {
  if (play.winner !== undefined) return 'not_your_turn';
  return move.cards.length === 0 ? pass(play, move.seat) : lay(play, move);
}

function pass(play: Play, seat: number): Play | Problem {
  if (seat !== play.turn) return 'not_your_turn';
  if (!play.top) return 'combination_not_allowed';
  return onward({ ...play, passed: [...play.passed, seat] }, seat);
}

function lay(play: Play, { seat, cards }: Move): Play | Problem {
  const { top, mustHold } = play;
  const combination = readCombination(cards);
  // Only four consecutive pairs may interrupt.
  const interrupts =
    combination && isLongPairs(combination) && top !== undefined && top.seat !== seat;
  if (seat !== play.turn && !interrupts) return 'not_your_turn';
  const hand = play.hands[seat] ?? [];
  if (!cards.every((card) => hand.includes(card))) return 'cards_not_held';
  const isAllowed =
    combination &&
    (mustHold === undefined || cards.includes(mustHold)) &&
    (!top || beats(combination, top.combination));
  if (!isAllowed) return 'combination_not_allowed';
  return place(play, seat, combination);
}

function place(play: Play, seat: number, combination: Combination): Play {
  const hands = play.hands.map((hand, at) =>
    at === seat ? hand.filter((card) => !combination.cards.includes(card)) : hand,
  );
  const laid: Play = {
    ...play,
    hands,
    top: { seat, combination },
    passed: play.passed.filter((other) => other !== seat),
    mustHold: undefined,
    active: play.active.includes(seat) ? play.active : [...play.active, seat],
    owed: chopOf(play, seat, combination) ?? play.owed,
  };
  if (hands[seat]?.length === 0) return { ...closeRound(laid), top: laid.top, winner: seat };
  return onward(laid, seat);
}

/** A bomb takes over what was owed before, and the beaten seat pays all of it. */
function chopOf({ top, owed }: Play, seat: number, bomb: Combination): Chop | undefined {
  if (!top || !isChop(bomb, top.combination)) return undefined;
  const { combination } = top;
  const worth =
    bombUnits(combination) || combination.cards.reduce((sum, card) => sum + twoUnits(card), 0);
  return { from: top.seat, to: seat, units: worth + (owed?.units ?? 0) };
}

/** The turn goes to the next seat that has not passed; back at the top, the round is over. */
function onward(play: Play, seat: number): Play {
  const seats = play.hands.length;
  for (let step = 1; step <= seats; step += 1) {
    const next = (seat + step) % seats;
    if (next === play.top?.seat) return { ...closeRound(play), turn: next };
    if (!play.passed.includes(next)) return { ...play, turn: next };
  }
  return play;
}

const closeRound = (play: Play): Play => ({
  ...play,
  top: undefined,
  passed: [],
  owed: undefined,
  chops: play.owed ? [...play.chops, play.owed] : play.chops,
});
