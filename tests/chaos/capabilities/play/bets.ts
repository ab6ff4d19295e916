import { randomUUID } from 'node:crypto';
import { currency } from '../../cast.ts';
import type { Entry } from '../../journal.ts';
import type { Answer, Part } from '../../part.ts';

interface Bet {
  readonly transactionId: string;
  readonly roundId: string;
  readonly amount: bigint;
}

const newBet = (amount: bigint): Bet => ({
  transactionId: randomUUID(),
  roundId: randomUUID(),
  amount,
});

/** A vendor's call, repeated until its verdict. Returns whether it was accepted. */
export async function send(
  part: Part,
  call: string,
  about: Record<string, unknown>,
  entry: Entry,
): Promise<boolean> {
  const { id: playerId } = part.actor;
  const body = { requestId: randomUUID(), playerId, gameCode: 'lucky-bowl', currency, ...about };
  const request = (change: object = {}): Promise<Answer> =>
    part.machine(`/vendor/bgs/${call}`, { ...body, ...change }, part.scene.vendorSecret);
  const answer = await part.until(entry, request);
  if (!answer?.success) return false;
  await part.again(entry, request, 5);
  if (about.amount !== undefined) await part.twist(entry, request, String(about.amount));
  return true;
}

const noteBet = (part: Part, kind: string, { transactionId, amount }: Bet): Entry =>
  part.note(kind, transactionId, -amount, `BGS:bet:${transactionId}`);

function sendBet(part: Part, { amount, ...made }: Bet, entry: Entry): Promise<boolean> {
  const { sessionToken } = part.actor.playing;
  return send(part, 'bet', { ...made, sessionToken, amount: amount.toString() }, entry);
}

function sendRollback(
  part: Part,
  { transactionId: target, roundId }: Bet,
  effect = 0n,
  key?: string,
) {
  const transactionId = randomUUID();
  const entry = part.note('rollback', transactionId, effect, key);
  return send(part, 'rollback', { roundId, targetTransactionId: target, transactionId }, entry);
}

/** A bet; returned when it was accepted. */
export async function bet(part: Part, amount: bigint): Promise<Bet | undefined> {
  const made = newBet(amount);
  const entry = noteBet(part, 'bet', made);
  if (await sendBet(part, made, entry)) return made;
  // An unanswered attempt may still arrive, so the vendor rolls the bet back.
  if (entry.attempts > 1) await sendRollback(part, made);
  return undefined;
}

/** A bet above the balance. If money came in meanwhile it is accepted, and then rolled back. */
export async function greedyBet(part: Part): Promise<void> {
  const { balance } = part.standing;
  await giveBack(
    part,
    await bet(part, (balance > 0n ? balance : 0n) + BigInt(part.chance.between(1, 1000))),
  );
}

/** A bet and its win. */
export async function playRound(part: Part): Promise<void> {
  const made = await bet(part, BigInt(part.chance.between(100, 3000)));
  if (!made) return;
  const amount = BigInt(part.chance.between(0, 6000));
  const transactionId = randomUUID();
  const own = { roundId: made.roundId, betTransactionId: made.transactionId, transactionId };
  const entry = part.note(
    'win',
    transactionId,
    amount,
    amount > 0n ? `BGS:win:${transactionId}` : undefined,
  );
  await send(part, 'win', { ...own, amount: amount.toString(), roundClosed: true }, entry);
}

/** A bet that is rolled back. */
export async function undoBet(part: Part): Promise<void> {
  await giveBack(part, await bet(part, BigInt(part.chance.between(100, 3000))));
}

async function giveBack(part: Part, made: Bet | undefined): Promise<void> {
  if (made) await sendRollback(part, made, made.amount, `BGS:rollback:${made.transactionId}`);
}

/** A bet whose rollback arrives first. */
export async function undoEarly(part: Part): Promise<void> {
  const late = newBet(BigInt(part.chance.between(100, 3000)));
  await sendRollback(part, late);
  if (await sendBet(part, late, noteBet(part, 'late bet', late)))
    part.complain('F5 a bet after its rollback', `${late.transactionId} was accepted`);
}
