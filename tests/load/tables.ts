import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './measure.ts';
import type { Table } from './report.ts';
import type { MeasuredSite } from './site.ts';
import { type Frame, type Guest, leave, seatGuests } from './table-guests.ts';

const rounds = 3;
/** Bets are spread over the first part of betting, cash-outs over the start of a flight. */
const bettingMs = 10_000;
const flightBets = 4_000;
const flight = { from: 200, over: 2_300 };

interface Seen {
  /** The last view of the table that one page has received. */
  view: Frame | undefined;
  /** Crowd frames by page, since the last count. */
  crowds: number[];
}

const shown = (ms: readonly number[]) =>
  `p50 ${quantile(ms, 0.5).toFixed(0)} ms, p99 ${quantile(ms, 0.99).toFixed(0)} ms`;

/** Seats the guests. Only the first page reads views; the others count what they receive. */
async function seat(site: MeasuredSite, game: string, count: number) {
  const seen: Seen = { view: undefined, crowds: Array<number>(count).fill(0) };
  const guests = await seatGuests(site, game, count, (guest, text) => {
    if (text.startsWith('{"type":"crowd"')) seen.crowds[guest] = (seen.crowds[guest] ?? 0) + 1;
    else if (guest === 0) seen.view = JSON.parse(text) as Frame;
  });
  guests[0]?.socket.send(JSON.stringify({ randomness: randomBytes(8).toString('hex') }));
  return { seen, guests };
}

/** Waits until a round is in a state, and is not the one named. */
async function begin(seen: Seen, state: string, after?: string): Promise<string> {
  for (;;) {
    const round = seen.view?.round;
    if (round?.state === state && round.roundId !== after) return round.roundId;
    await pause(5);
  }
}

/** Each guest acts once at a random moment. */
const spread = <Result>(
  guests: readonly Guest[],
  { from = 0, over }: { from?: number; over: number },
  act: (guest: Guest) => Promise<Result>,
): Promise<Result[]> =>
  Promise.all(
    guests.map(async (guest) => {
      await pause(from + Math.random() * over);
      return act(guest);
    }),
  );

const bet = (guest: Guest, roundId: string, stakes: Record<string, string>) =>
  guest.post('/api/table/bets', { roundId, betKey: randomBytes(16).toString('hex'), stakes });

/** One table of Dragon Tiger with many players, each with one bet a round. */
async function measureBetting(site: MeasuredSite, players: number): Promise<string[][]> {
  const { seen, guests } = await seat(site, 'dragon-tiger', players);
  try {
    const [times, failed]: [number[], string[]] = [[], []];
    let mostFrames = 0;
    // The first round may have begun while the guests took their seats.
    let last = await begin(seen, 'betting');
    for (let round = 0; round < rounds; round += 1) {
      last = await begin(seen, 'betting', last);
      seen.crowds.fill(0);
      const roundId = last;
      const began = performance.now();
      for (const reply of await spread(guests, { over: bettingMs }, (guest) =>
        bet(guest, roundId, { dragon: '1000' }),
      ))
        if (reply.success) times.push(reply.ms);
        else failed.push(reply.code ?? '');
      const seconds = (performance.now() - began) / 1_000;
      mostFrames = Math.max(mostFrames, Math.max(...seen.crowds) / seconds);
    }
    return [
      ['bet acknowledged', shown(times), `${times.length} bets`, reasons(failed)],
      ['frames of all bets', `at most ${mostFrames.toFixed(2)} a second to a page`],
    ];
  } finally {
    leave(guests);
  }
}

const reasons = (failed: readonly string[]) =>
  failed.length > 0 ? `${failed.length} refused: ${[...new Set(failed)].join(', ')}` : '';

/** Flights of Crash with many players, who cash out soon after the start. */
async function measureCashOuts(site: MeasuredSite, players: number): Promise<string[][]> {
  const { seen, guests } = await seat(site, 'crash', players);
  try {
    const [times, late, failed]: [number[], number[], string[]] = [[], [], []];
    let last = await begin(seen, 'betting');
    for (let round = 0; round < rounds; round += 1) {
      last = await begin(seen, 'betting', last);
      const roundId = last;
      await spread(guests, { over: flightBets }, (guest) =>
        bet(guest, roundId, { flight: '1000' }),
      );
      await begin(seen, 'flying');
      for (const reply of await spread(guests, flight, (guest) =>
        guest.post('/api/table/cash-out', { roundId }),
      ))
        if (reply.success) times.push(reply.ms);
        else if (reply.code === 'round_over') late.push(reply.ms);
        else failed.push(reply.code ?? '');
    }
    return [
      ['cash-out', shown(times), `${times.length} cash-outs`, reasons(failed)],
      ...(late.length > 0 ? [['after the crash', shown(late), `${late.length} refused`]] : []),
    ];
  } finally {
    leave(guests);
  }
}

/** Shared tables with many players whose pages all watch. */
export async function measureTables(site: MeasuredSite): Promise<Table[]> {
  const [atTable, inFlight] = [1_000, 500];
  return [
    {
      title: `Table  ${atTable.toLocaleString('en')} players at one table of Dragon Tiger`,
      target: 'bet p99 ≤ 150 ms, one frame a second',
      rows: await measureBetting(site, atTable),
    },
    {
      title: `Flight  ${inFlight} players in one flight of Crash`,
      target: 'cash-out p99 ≤ 50 ms',
      rows: await measureCashOuts(site, inFlight),
    },
  ];
}
