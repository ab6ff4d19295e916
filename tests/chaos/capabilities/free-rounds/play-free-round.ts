import { randomUUID } from 'node:crypto';
import type { Part } from '../../part.ts';
import { send } from '../play/bets.ts';
import { game, grants } from './grant.ts';

/** A round of the member's grant, which is won, lost or rolled back. */
export async function playFreeRound(part: Part): Promise<void> {
  const freeRounds = grants.get(part.actor.id);
  const { sessionToken } = part.actor.playing;
  const bet = { transactionId: randomUUID(), roundId: randomUUID(), gameCode: game };
  const entry = part.note('free round', bet.transactionId);
  if (await send(part, 'free-bet', { ...bet, sessionToken, freeRounds }, entry)) {
    if (part.chance.happens(30)) await giveBack(part, bet);
    else await win(part, bet);
    return;
  }
  // An unanswered attempt may still arrive, so the vendor rolls the bet back.
  if (entry.attempts > 1) await giveBack(part, bet, 'free round never taken');
}

interface Bet {
  transactionId: string;
  roundId: string;
  gameCode: string;
}

async function win(part: Part, { transactionId: bet, ...round }: Bet): Promise<void> {
  const amount = BigInt(part.chance.between(0, 6000));
  const transactionId = randomUUID();
  const key = amount > 0n ? `BGS:win:${transactionId}` : undefined;
  const entry = part.note('free win', transactionId, amount, key);
  const own = { ...round, betTransactionId: bet, transactionId, roundClosed: true };
  await send(part, 'win', { ...own, amount: amount.toString() }, entry);
}

async function giveBack(
  part: Part,
  { transactionId: target, ...round }: Bet,
  kind = 'free round given back',
): Promise<void> {
  const entry = part.note(kind, target);
  const own = { ...round, targetTransactionId: target, transactionId: randomUUID() };
  await send(part, 'rollback', own, entry);
}
