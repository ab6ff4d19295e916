import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../part.ts';
import { cancel, seeEnd, type Ticket, ticketsOf } from './follow-ticket.ts';
import { gameCode } from './quick-game.ts';

const opened = `/lotto/lgw/games/opened/numero?gameCode=${gameCode}`;
/** The highest series has no rebate, the lowest one has the highest. */
const seriesOf = [1980, 1900, 1700] as const;

interface Opened {
  readonly now: string;
  readonly games: { readonly numeros: { readonly drawId: string; readonly closesAt: string }[] }[];
}

interface OpenDraw {
  readonly drawId: string;
  /** Milliseconds. */
  readonly closesIn: number;
}

/** The next draws that take bets. */
export async function nextDraws(part: Part, count: number): Promise<OpenDraw[]> {
  const answer = await part.look(`${opened}&count=${count}`).catch(() => undefined);
  if (!answer?.success) return [];
  const { now, games } = answer.value as unknown as Opened;
  const closesIn = (closesAt: string) => Date.parse(closesAt) - Date.parse(now);
  return (games[0]?.numeros ?? []).map(({ drawId, closesAt }) => ({
    ...{ drawId, closesIn: closesIn(closesAt) },
  }));
}

/** A slip on some draws of the game, and what each of its tickets costs. */
export function slipOn({ chance }: Part, drawIds: readonly string[]) {
  const multiple = chance.between(1, 20);
  const line = { play: 'sides', unit: '1000000', multiple, series: chance.pick(seriesOf) };
  const picks = chance.happens(50) ? ['big', 'small'] : ['odd'];
  const lines = picks.map((selection) => ({ ...line, selection }));
  const tickets = drawIds.map((drawId) => ({ drawId, lines }));
  const slip = { gameCode, prizeMode: 'Elott', cardVersion: 1, tickets };
  return { slip, cost: BigInt(1000 * multiple * lines.length) };
}

/** A ticket from the bet to its end; some come at the closing time, some are cancelled. */
export const playTicket = (part: Part): Promise<void> =>
  part.standing.during(async () => {
    const [draw] = await nextDraws(part, 1);
    if (!draw) return sleep(500);
    if (part.chance.happens(30))
      await sleep(Math.max(0, draw.closesIn + part.chance.between(0, 60)));
    const tickets: Ticket[] = [];
    for (let nth = part.chance.between(1, 3); nth > 0; nth -= 1) {
      const ticket = await bet(part, draw.drawId);
      if (!ticket) break;
      tickets.push(ticket);
    }
    for (const ticket of tickets)
      if (!part.chance.happens(15) || !(await cancel(part, ticket))) await seeEnd(part, ticket);
  });

async function bet(part: Part, drawId: string): Promise<Ticket | undefined> {
  const key = randomUUID();
  const { slip, cost } = slipOn(part, [drawId]);
  const send = () => part.page('/lgw/lottery/slip', slip, key);
  const entry = part.note('ticket', key, -cost);
  const answer = await part.until(entry, send);
  if (!answer?.success) return undefined;
  await part.again(entry, send, 20);
  return ticketsOf(answer)[0];
}
