import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../part.ts';
import { book, cancel, seeEnd, ticketsOf } from './follow-ticket.ts';
import { nextDraws, slipOn } from './tickets.ts';

/** Draws of a chase: half a minute. */
const draws = 5;
/** Milliseconds before closing: a later slip would mostly be refused whole. */
const leastTime = 700;

/**
 * LOT-05: tickets on the same numbers in the next draws, from the bet to the end of each. Half of
 * the chases stop on a win; of some the member cancels a ticket, perhaps at the same moment.
 */
export const playChase = (part: Part): Promise<void> =>
  part.standing.during(async () => {
    const { chance } = part;
    const open = (await nextDraws(part, draws + 1)).filter(({ closesIn }) => closesIn > leastTime);
    const chosen = open.slice(0, draws).map(({ drawId }) => drawId);
    if (chosen.length < 2) return sleep(500);
    const key = randomUUID();
    const { slip, cost } = slipOn(part, chosen);
    const chase = { ...slip, chase: { stopOnWin: chance.happens(50) } };
    const send = () => part.page('/lgw/lottery/slip', chase, key);
    const entry = part.note('chase', key);
    const answer = await part.until(entry, send);
    if (!answer?.success) return sleep(500);
    const tickets = ticketsOf(answer);
    for (const { reference } of tickets) book(part, 'chase ticket', reference, -cost);
    await part.again(entry, send, 20);
    const [unwanted] = chance.happens(30) ? tickets.slice(chance.between(1, draws - 1)) : [];
    if (unwanted) await sleep(chance.between(0, 12_000));
    const isCancelled = unwanted !== undefined && (await cancel(part, unwanted));
    for (const ticket of tickets)
      if (ticket !== unwanted || !isCancelled) await seeEnd(part, ticket);
  });
