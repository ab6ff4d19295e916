import { randomUUID } from 'node:crypto';
import { paymentPassword } from '../../cast.ts';
import type { Part } from '../../part.ts';

/** A transfer to the upline, or from it to a downline. */
export async function sendAlongLine(part: Part): Promise<void> {
  const { actor, chance, scene } = part;
  if (actor.line.length === 0) return;
  const other = chance.pick(actor.line);
  const standing = scene.standings.get(other.id);
  if (!standing) return;
  const amount = BigInt(chance.between(1_000, 40_000));
  const key = randomUUID();
  const to = other.isAbove ? { to: 'upline' } : { to: 'downline', account: other.username };
  const body = { ...to, amount: amount.toString(), paymentPassword };
  const send = (change = {}) =>
    part.sealed('/wps/member/transferUpline', { ...body, ...change }, key);
  await standing.during(async () => {
    const entry = part.note('line', key, -amount);
    const answer = await part.until(entry, send);
    if (!other.isAbove && standing.isExcluded)
      entry.allowed = [...entry.allowed, 'recipient_not_open'];
    if (!answer?.success) return;
    standing.balance += amount;
    await part.again(entry, send, 5);
    await part.twist(entry, send, body.amount);
  });
}
