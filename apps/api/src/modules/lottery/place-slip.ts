import { hash } from 'node:crypto';
import { type BodyOf, type placeSlip, Refusal, type ValueOf } from '@lantern/contracts';
import { leafOf } from '@lantern/draws';
import { spotsOf, sumSpots } from '@lantern/rules/lottery';
import type { Keyed, SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { batched } from '../../db/batched.ts';
import { Collector, isOfOne } from '../../db/collector.ts';
import { retried } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import { makeReference } from '../../reference.ts';
import { type CheckedLine, checkSlip } from './check-slip.ts';
import { describeTicket } from './describe-ticket.ts';
import type { CardRow, GameRow } from './lottery.store.ts';
import { offeredFor } from './offer.ts';
import {
  type AskedSlip,
  type AskedTicket,
  findSlips,
  type PlacedRow,
  placeTickets,
  placeTogether,
  type SlipKey,
  type SlipVerdict,
  type TicketRow,
} from './ticket.store.ts';

type Slip = BodyOf<typeof placeSlip> & Keyed;

/** Characters of a reference: a day may have millions of tickets. */
const referenceLength = 12;

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

const bookLine = (line: CheckedLine, version: number) => ({
  play: line.play.code,
  selection: line.text,
  unit: line.staking.unit.toString(),
  multiple: String(line.staking.multiple),
  series: line.price.series === undefined ? '' : String(line.price.series),
  cardVersion: String(version),
  cost: line.cost.toString(),
});

function ticketOf(
  { random }: Data,
  drawId: string,
  lines: CheckedLine[],
  version: number,
): AskedTicket {
  const reference = makeReference(random, 'T', referenceLength);
  const salt = random.bytes(16).toString('hex');
  const book = lines.map((line) => bookLine(line, version));
  return {
    ...{ id: random.id(), draw: drawId, reference, salt },
    leaf: leafOf({ drawId, reference, salt, lines: book }),
    amount: sum(lines.map(({ cost }) => cost)).toString(),
    rebate: sum(lines.map(({ rebate }) => rebate)).toString(),
    most: sum(lines.map(({ most }) => most)).toString(),
    lines: lines.map((line, at) => ({
      nth: at + 1,
      play: line.play.code,
      selection: line.text,
      notes: line.notes,
      unit: line.staking.unit.toString(),
      multiple: line.staking.multiple,
      series: line.price.series ?? null,
      cost: line.cost.toString(),
    })),
  };
}

const spotsOn = (drawId: string, lines: readonly CheckedLine[]) =>
  sumSpots(lines.flatMap(spotsOf)).map(({ owed, ...spot }) => ({
    ...spot,
    draw: drawId,
    owed: owed.toString(),
  }));

/** A ticket that was placed a moment ago, from what is known of it, without reading it again. */
function placedTicket(
  { row, card }: { row: GameRow; card: CardRow },
  { mode, currency, chase }: AskedSlip,
  { id, reference, draw, salt, leaf, amount, most }: AskedTicket,
  { trial, placedAt, numero, closesAt, drawsAt }: PlacedRow,
  lines: readonly CheckedLine[],
): TicketRow {
  return {
    ...{ id, reference, drawId: draw, numero, mode, trial, currency, amount, mostPayout: most },
    ...{ gameCode: row.code, names: row.names, family: row.family },
    ...{ salt: trial ? null : salt, leaf: trial ? null : leaf },
    ...{ state: 'placed', drawState: 'open', isOpen: true, placedAt, closesAt, drawsAt },
    ...{ payout: '0', rebate: '0', result: null, correction: null },
    ...{ chase: chase?.reference ?? null, stopOnWin: chase?.stopOnWin ?? null },
    lines: lines.map(({ play, text: selection, notes, staking, price, cost }) => ({
      ...{ play: play.code, selection, notes, multiple: staking.multiple, rate: price.rate },
      ...{ unit: staking.unit.toString(), series: price.series ?? null, cost: cost.toString() },
      cardVersion: card.version,
    })),
  };
}

/** Concurrent database calls, and the most slips of one and of the queue: see place-bets.ts. */
const [lanes, largest, mostWaiting] = [2, 128, 5000];

/** Tickets of a slip that shares a call, so that the others don't wait for a long chase. */
const mostTickets = 10;

/** One member's slips use one lane, so that two calls of this process never share a purse lock. */
const laneOf = ({ member }: AskedSlip): number => Number.parseInt(member.slice(-2), 16);

/**
 * Places slips. Those that arrive together are decided in one database call, each whole or not at
 * all; one of many tickets has a call of its own.
 */
export function openSlips(context: Data) {
  const { db } = context;
  const placeAlone = (slip: AskedSlip) => retried(() => placeTickets(db.pool, slip));
  const collector = new Collector<AskedSlip, SlipVerdict>({
    ...{ lanes, laneOf, largest, mostWaiting, isOfOne },
    together: (slips) => placeTogether(db, slips),
    alone: placeAlone,
  });
  const slips = batched<SlipKey, TicketRow[]>((keys) => findSlips(db, keys));
  const place = (slip: AskedSlip) =>
    slip.tickets.length <= mostTickets ? collector.add(slip) : placeAlone(slip);
  const find = async (key: SlipKey) => (await slips.load(key)) ?? [];
  return (caller: SessionCaller, slip: Slip) =>
    placeTheSlip(context, caller, slip, { place, find });
}

interface Placing {
  place(slip: AskedSlip): Promise<SlipVerdict>;
  find(key: SlipKey): Promise<TicketRow[]>;
}

/**
 * Places all tickets of a slip or none. The database decides time, exposure and money.
 * @throws Refusal game_not_found, odds_changed, bet_invalid, or a verdict of lottery_place
 */
async function placeTheSlip(
  context: Data,
  { brand, session, language }: SessionCaller,
  { idempotencyKey: key, ...slip }: Slip,
  { place, find }: Placing,
): Promise<ValueOf<typeof placeSlip>> {
  const { random } = context;
  const { memberId } = session;
  const { row, card } = await offeredFor(context, brand, slip);
  if (card.version !== slip.cardVersion) {
    const known = await find({ memberId, key });
    if (known.length === 0) throw new Refusal('odds_changed', { version: card.version });
    return { tickets: known.map((one) => describeTicket(one, language)) };
  }
  const lines = checkSlip(card.card, row.family, slip);
  const asked: AskedSlip = {
    ...{ member: memberId, brand: brand.id, currency: session.currency },
    ...{ key, game: row.code, mode: slip.prizeMode, card: card.id },
    content: hash('sha256', JSON.stringify(slip)),
    most: brand.settings.lottery.exposureLimit,
    chase: slip.chase && {
      ...{ id: random.id(), reference: makeReference(random, 'H', referenceLength) },
      stopOnWin: slip.chase.stopOnWin,
    },
    tickets: slip.tickets.map(({ drawId }, at) =>
      ticketOf(context, drawId, lines[at] ?? [], card.version),
    ),
    spots: slip.tickets.flatMap(({ drawId }, at) => spotsOn(drawId, lines[at] ?? [])),
  };
  const { verdict, about, placed } = await place(asked);
  if (verdict !== 'taken' && verdict !== 'repeated') throw refusalFor(verdict, about ?? undefined);
  const rows = placed
    ? placed.flatMap((one, at) => {
        const ticket = asked.tickets[at];
        return ticket ? [placedTicket({ row, card }, asked, ticket, one, lines[at] ?? [])] : [];
      })
    : await find({ memberId, key });
  return { tickets: rows.map((one) => describeTicket(one, language)) };
}
