import { powerOf, type ReefChoice, type ReefOutcome, reefHunt } from '../games/reef-hunt/rules.ts';
import type { Round } from '../rounds/round.ts';
import type { SeenSession } from '../sessions/session.store.ts';
import { masked } from '../tables/table-view.ts';
import type { ReefFrame, ReefVolley } from '../wire/reefs.ts';

const places = [0, 1, 2, 3] as const;

type Send = (frame: string) => void;

interface Page {
  readonly sessionId: string;
  readonly send: Send;
}

/** A player at a reef, with all windows that the game is open in. */
interface Seat {
  readonly place: number;
  readonly playerId: string;
  readonly name: string;
  readonly pages: Set<Page>;
  /** The round that the others saw last. */
  shown: string;
}

interface Reef {
  /** Players with one currency are together; those with play money are apart. */
  readonly kind: string;
  readonly seats: Map<string, Seat>;
}

/**
 * The reefs of this process. They only show players to each other: bets, results and prizes do not
 * pass through here, and depend on nothing in here.
 */
export interface ReefHall {
  /** Gives a page a place at a reef. Returns how to leave. */
  watch(session: SeenSession, send: Send): () => void;
  /** Shows a decided round of shots to the others, once. */
  show(round: Round): void;
}

export function makeReefHall(clock: () => number = Date.now): ReefHall {
  const reefs = new Set<Reef>();
  const reefFor = ({ playerId, currency, trial }: SeenSession): Reef => {
    const kind = `${currency} ${trial}`;
    const same = [...reefs].filter((reef) => reef.kind === kind);
    const own = same.find(({ seats }) => seats.has(playerId));
    // The fullest reef with a free place, so that few players are alone.
    const free = same.filter(({ seats }) => seats.size < places.length);
    const [fullest] = free.sort((one, other) => other.seats.size - one.seats.size);
    const reef = own ?? fullest ?? { kind, seats: new Map() };
    reefs.add(reef);
    return reef;
  };
  return {
    watch: (session, send) => {
      const reef = reefFor(session);
      const seat = reef.seats.get(session.playerId) ?? seatAt(reef, session);
      const page = { sessionId: session.id, send };
      seat.pages.add(page);
      sendSeats(reef, clock());
      return () => {
        seat.pages.delete(page);
        if (seat.pages.size > 0) return;
        reef.seats.delete(seat.playerId);
        if (reef.seats.size === 0) reefs.delete(reef);
        else sendSeats(reef, clock());
      };
    },
    show: (round) => {
      if (round.game !== reefHunt.code || round.outcome === null) return;
      const reef = [...reefs].find(
        ({ seats, kind }) => seats.has(round.playerId) && kind.startsWith(`${round.currency} `),
      );
      const seat = reef?.seats.get(round.playerId);
      if (!reef || !seat || seat.shown === round.id) return;
      seat.shown = round.id;
      const frame = JSON.stringify(volleyOf(seat.place, round));
      for (const page of pagesOf(reef)) if (page.sessionId !== round.sessionId) page.send(frame);
    },
  };
}

function seatAt(reef: Reef, { playerId, nickname }: SeenSession): Seat {
  const taken = new Set([...reef.seats.values()].map(({ place }) => place));
  const place = places.find((one) => !taken.has(one)) ?? 0;
  const seat = { place, playerId, name: masked(nickname), pages: new Set<Page>(), shown: '' };
  reef.seats.set(playerId, seat);
  return seat;
}

const pagesOf = ({ seats }: Reef): Page[] => [...seats.values()].flatMap(({ pages }) => [...pages]);

function sendSeats(reef: Reef, now: number): void {
  const all = [...reef.seats.values()];
  const seats = all
    .map(({ place, name }) => ({ place, name }))
    .sort((one, other) => one.place - other.place);
  for (const { place: you, pages } of all) {
    const frame = JSON.stringify({ type: 'reef', now, you, seats } satisfies ReefFrame);
    for (const { send } of pages) send(frame);
  }
}

function volleyOf(place: number, { total, choice, outcome }: Round): ReefVolley {
  const { fish } = choice as ReefChoice;
  const power = String(powerOf(total, fish.length) ?? total);
  return { type: 'volley', place, power, fish, times: outcome as ReefOutcome };
}
