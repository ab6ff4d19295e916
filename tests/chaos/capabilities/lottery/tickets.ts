import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Part } from '../../part.ts';
import { gameCode } from './quick-game.ts';

const opened = `/lotto/lgw/games/opened/numero?gameCode=${gameCode}`;
/** The highest series has no rebate, the lowest one has the highest. */
const seriesOf = [1980, 1900, 1700] as const;

interface Ticket {
  readonly reference: string;
  readonly state: 'placed' | 'cancelled' | 'settled' | 'void';
  readonly amount: string;
  readonly payout: string;
  readonly rebate: string;
}
interface Opened {
  readonly now: string;
  readonly games: { readonly numeros: { readonly drawId: string; readonly closesAt: string }[] }[];
}

/** The next draw that takes bets, and in how many milliseconds it closes. */
async function nextDraw(part: Part): Promise<{ drawId: string; closesIn: number } | undefined> {
  const answer = await part.look(opened).catch(() => undefined);
  if (!answer?.success) return undefined;
  const { now, games } = answer.value as unknown as Opened;
  const [draw] = games[0]?.numeros ?? [];
  return draw && { drawId: draw.drawId, closesIn: Date.parse(draw.closesAt) - Date.parse(now) };
}

/** A ticket from the bet to its end; some come at the closing time, some are cancelled. */
export const playTicket = (part: Part): Promise<void> =>
  part.standing.during(async () => {
    const draw = await nextDraw(part);
    if (!draw) return sleep(500);
    if (part.chance.happens(30))
      await sleep(Math.max(0, draw.closesIn + part.chance.between(0, 60)));
    const ticket = await bet(part, draw.drawId);
    if (!ticket) return;
    if (part.chance.happens(15) && (await cancel(part, ticket))) return;
    await seeEnd(part, ticket);
  });

async function bet(part: Part, drawId: string): Promise<Ticket | undefined> {
  const key = randomUUID();
  const multiple = part.chance.between(1, 20);
  const line = { play: 'sides', unit: '1000000', multiple, series: part.chance.pick(seriesOf) };
  const picks = part.chance.happens(50) ? ['big', 'small'] : ['odd'];
  const lines = picks.map((selection) => ({ ...line, selection }));
  const slip = { gameCode, prizeMode: 'Elott', cardVersion: 1, tickets: [{ drawId, lines }] };
  const send = () => part.page('/lgw/lottery/slip', slip, key);
  const entry = part.note('ticket', key, -BigInt(1000 * multiple * lines.length));
  const answer = await part.until(entry, send);
  if (!answer?.success) return undefined;
  await part.again(entry, send, 20);
  return (answer.value as { tickets: Ticket[] } | undefined)?.tickets[0];
}

/** Whether the ticket is cancelled; after closing it is not. */
async function cancel(part: Part, { reference, amount }: Ticket): Promise<boolean> {
  const entry = part.note('ticket cancelled', reference, BigInt(amount));
  const key = randomUUID();
  const send = () => part.page('/lgw/lottery/tickets/cancel', { references: [reference] }, key);
  const answer = await part.until(entry, send);
  return answer?.success ?? false;
}

const ticketOf = ({ value }: Answer) => value as unknown as Ticket;

/** Waits until the draw has ended, and records what the site says that it paid. */
async function seeEnd(part: Part, { reference }: Ticket): Promise<void> {
  const look = () => part.look(`/lgw/lottery/ticket?reference=${reference}`);
  const answer = await part.until(
    part.note('ticket ended', reference),
    look,
    (answer) => ticketOf(answer).state !== 'placed',
  );
  if (!answer?.success) return;
  const { state, amount, payout, rebate } = ticketOf(answer);
  if (state === 'void') book(part, 'ticket void', reference, BigInt(amount));
  book(part, 'ticket won', reference, BigInt(payout));
  book(part, 'ticket rebate', reference, BigInt(rebate));
}

/** Records money that the site reports as paid. */
function book(part: Part, kind: string, key: string, effect: bigint): void {
  if (effect === 0n) return;
  part.note(kind, key, effect).verdict = 'ok';
  part.standing.balance += effect;
}
