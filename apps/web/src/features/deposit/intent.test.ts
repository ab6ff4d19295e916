import { Refusal } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { NetworkTrouble } from '../../lib/trouble.ts';
import { DepositIntent } from './intent.ts';
import { nextPoll } from './use-deposit.ts';

const wish = { method: 'online', amount: '200000', currency: 'VND' };

function counting() {
  let made = 0;
  return new DepositIntent(() => {
    made += 1;
    return `key-${made}`;
  });
}

it.each([
  ['no answer', new NetworkTrouble('timeout')],
  ['a site that cannot answer', new Refusal('unavailable')],
  ['a try that is still going on', new Refusal('idempotency_in_progress')],
])('CSH-01 keeps the key of a deposit after %s', (_, trouble) => {
  const intent = counting();
  const first = intent.keyFor(wish);
  intent.ended(trouble);
  expect(intent.keyFor({ ...wish })).toBe(first);
});

it('CSH-01 takes another key for another amount', () => {
  const intent = counting();
  const first = intent.keyFor(wish);
  expect(intent.keyFor({ ...wish, amount: '300000' })).not.toBe(first);
});

it.each([
  ['the deposit was made', undefined],
  ['the site has refused it', new Refusal('payment_gateway_failed')],
])('CSH-01 takes another key for the same amount once %s', (_, outcome) => {
  const intent = counting();
  const first = intent.keyFor(wish);
  intent.ended(outcome);
  expect(intent.keyFor(wish)).not.toBe(first);
});

it('CSH-01 waits longer each time, never beyond half a minute, and stops at the end', () => {
  const waits = [1, 2, 3, 20].map((answers) => nextPoll('pending', answers));
  expect(waits).toEqual([2000, 3000, 4500, 30_000]);
  for (const status of ['paid', 'failed', 'expired'] as const) expect(nextPoll(status, 1)).toBe(false);
  expect(nextPoll('review', 1)).not.toBe(false);
});
