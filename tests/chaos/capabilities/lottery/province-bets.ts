import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../part.ts';
import { driveDraw } from './drive-draw.ts';
import { cancel, seeEnd, type Ticket, ticketsOf } from './follow-ticket.ts';
import { correctedOf, findOrOpen, gameCode, type QuickDraw, reportedOf } from './quick-province.ts';

const tailOf = ([special = '']: readonly string[]) => special.slice(-2);

/** A correction is far behind the draw, and members do not wait for it before they bet again. */
const drawsAtOnce = 3;

/** Bets on some Vietnamese draws, one after another, and follows all of them to their ends. */
export const playProvince = (part: Part): Promise<void> =>
  part.standing.during(async () => {
    const { scene, actor } = part;
    const following = new Map<string, Promise<unknown>>();
    while (following.size < drawsAtOnce && !scene.closing) {
      const draw = await scene.ask((db) => findOrOpen(db, actor.id));
      if (draw && !following.has(draw.id))
        following.set(
          draw.id,
          Promise.all([draw.isDriver && driveDraw(part, draw), betOn(part, draw)]),
        );
      await sleep(1000);
    }
    await Promise.all(following.values());
  });

/** Tickets of a draw, to their end; a correction is the second end. */
async function betOn(part: Part, draw: QuickDraw): Promise<void> {
  const { chance } = part;
  await sleep(chance.between(0, 4000));
  const tickets: Ticket[] = [];
  for (let nth = chance.between(1, 3); nth > 0; nth -= 1) {
    const ticket = await bet(part, draw);
    if (!ticket) break;
    tickets.push(ticket);
  }
  const isOver = ({ state, correction }: Ticket) =>
    state === 'settled' ? draw.fate !== 'corrected' || correction !== null : state !== 'placed';
  for (const ticket of tickets)
    if (!chance.happens(10) || !(await cancel(part, ticket))) await seeEnd(part, ticket, isOver);
}

/** On what the sources report, on what a correction makes of it, or on something else. */
async function bet(part: Part, { id: drawId }: QuickDraw): Promise<Ticket | undefined> {
  const { chance } = part;
  const reported = await reportedOf(drawId);
  const tails = [
    ...[tailOf(reported), tailOf(correctedOf(reported))],
    String(chance.between(0, 99)).padStart(2, '0'),
  ];
  const multiple = chance.between(1, 5);
  const isOfAll = chance.happens(50);
  const line = { play: isOfAll ? 'lo2' : 'de', unit: '1000000', multiple };
  const lines = [{ ...line, selection: chance.pick(tails) }];
  const slip = { gameCode, prizeMode: 'Lott', cardVersion: 1, tickets: [{ drawId, lines }] };
  const key = randomUUID();
  const send = () => part.page('/lgw/lottery/slip', slip, key);
  // A number of all eighteen prizes costs eighteen times as much as one of ĐB alone.
  const entry = part.note('ticket', key, -BigInt(1000 * multiple * (isOfAll ? 18 : 1)));
  const answer = await part.until(entry, send);
  if (!answer?.success) return undefined;
  await part.again(entry, send, 20);
  return ticketsOf(answer)[0];
}
