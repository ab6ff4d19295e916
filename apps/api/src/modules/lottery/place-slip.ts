import { createHash } from 'node:crypto';
import { type BodyOf, type placeSlip, Refusal, type ValueOf } from '@lantern/contracts';
import { leafOf } from '@lantern/draws';
import type { Keyed, SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import { makeReference } from '../../reference.ts';
import { type CheckedLine, checkSlip } from './check-slip.ts';
import { describeTicket } from './describe-ticket.ts';
import { findOffered, offerOf } from './offer.ts';
import { spotsOf, sumSpots } from './spots.ts';
import { findSlip, placeTickets } from './ticket.store.ts';

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

/** A ticket as lottery_place reads it. */
function ticketOf({ random }: Data, drawId: string, lines: CheckedLine[], version: number) {
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

/**
 * Places all tickets of a slip or none. The database decides time, exposure and money.
 * @throws Refusal game_not_found, odds_changed, bet_invalid, or a verdict of lottery_place
 */
export async function placeTheSlip(
  context: Data,
  { brand, session, language }: SessionCaller,
  { idempotencyKey, ...slip }: Slip,
): Promise<ValueOf<typeof placeSlip>> {
  const { db, random } = context;
  const { row, card } = findOffered(await offerOf(context, brand), slip.gameCode, slip.prizeMode);
  if (!card) throw new Refusal('game_not_found');
  if (card.version !== slip.cardVersion) {
    const known = await findSlip(db, session.memberId, idempotencyKey);
    if (known.length === 0) throw new Refusal('odds_changed', { version: card.version });
    return { tickets: known.map((one) => describeTicket(one, language)) };
  }
  const lines = checkSlip(card.card, row.family, slip);
  const asked = {
    ...{ member: session.memberId, brand: brand.id, currency: session.currency },
    ...{ key: idempotencyKey, game: row.code, mode: slip.prizeMode, card: card.id },
    content: createHash('sha256').update(JSON.stringify(slip)).digest('hex'),
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
  const { verdict, about } = await retried(() => placeTickets(db.pool, asked));
  if (verdict !== 'taken' && verdict !== 'repeated') throw refusalFor(verdict, about ?? undefined);
  const rows = await findSlip(db, session.memberId, idempotencyKey);
  return { tickets: rows.map((one) => describeTicket(one, language)) };
}
