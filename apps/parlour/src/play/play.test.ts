import { describe, expect } from 'vitest';
import { accepted, publicUrl, type TestParlour } from '../../testing/parlour.ts';
import { test } from '../../testing/test.ts';
import { hashOf, rollFrom, rollOf } from '../game/fair.ts';
import { payoutOf, wins } from '../game/moon-dice.ts';
import { matchesCommitment } from '../page/check-seed.ts';
import type { Rotation } from './replies.ts';

const codeOf = ({ reply }: { reply: { success: boolean; code?: string } }) =>
  reply.success ? 'ok' : reply.code;

async function openWith(parlour: TestParlour, balance: string) {
  await parlour.move('in', `T-${parlour.playerId.slice(0, 8).toUpperCase()}`, balance);
  return parlour.open();
}

describe('opening the game', () => {
  test('uses a single-use address', async ({ parlour }) => {
    const address = new URL(await parlour.launch());
    expect(address.origin + address.pathname).toBe(`${publicUrl}/play/moon-dice`);
    const token = address.searchParams.get('token') ?? '';
    const opened = accepted(await parlour.page<object>('/api/open', { token }));
    expect(opened).toMatchObject({
      nickname: 'Mai',
      currency: 'VND',
      digits: 0,
      language: 'en',
      balance: '0',
      rounds: [],
    });
    expect(codeOf(await parlour.page('/api/open', { token }))).toBe('ticket_invalid');
  });

  test('rejects an expired ticket', async ({ parlour, database }) => {
    const token = new URL(await parlour.launch()).searchParams.get('token') ?? '';
    await database.pool.query("UPDATE session SET expires_at = now() - interval '1 second'");
    expect(codeOf(await parlour.page('/api/open', { token }))).toBe('ticket_invalid');
  });
});

describe('a roll', () => {
  test('moves the stake and the payout in the player’s own wallet', async ({ parlour }) => {
    const { session } = await openWith(parlour, '1000000');
    let balance = 1_000_000n;
    for (const chance of [2, 33, 50, 95]) {
      const { round, balance: after } = accepted(await parlour.roll(session, '10000', chance));
      const payout = wins(round.roll, chance) ? payoutOf(10_000n, chance) : 0n;
      expect(round).toMatchObject({ stake: '10000', chance, payout: payout.toString() });
      balance += payout - 10_000n;
      expect(after).toBe(balance.toString());
    }
    expect(await parlour.balance()).toBe(balance.toString());
  });

  test('E3 repeated with the same key is the same roll', async ({ parlour }) => {
    const { session } = await openWith(parlour, '100000');
    const first = await parlour.roll(session, '10000', 50, 'the-same-key');
    const second = await parlour.roll(session, '10000', 50, 'the-same-key');
    expect(second.reply).toEqual(first.reply);
    expect(codeOf(await parlour.roll(session, '20000', 50, 'the-same-key'))).toBe(
      'round_key_reused',
    );
  });

  test('E1 of many at once never stakes more than the balance', async ({ parlour, database }) => {
    const { session } = await openWith(parlour, '10000');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => parlour.roll(session, '5000', 2)),
    );
    expect(
      answers.map(codeOf).every((code) => code === 'ok' || code === 'insufficient_funds'),
    ).toBe(true);
    const { rows } = await database.pool.query<{ sum: string }>(
      'SELECT 10000 + coalesce(sum(payout - stake), 0) AS sum FROM round WHERE player_id = $1',
      [parlour.playerId],
    );
    expect(await parlour.balance()).toBe(rows[0]?.sum);
  });

  test('E5 is rejected outside the limits, at an invalid chance and without a session', async ({
    parlour,
  }) => {
    const { session } = await openWith(parlour, '100000000');
    expect(codeOf(await parlour.roll(session, '999'))).toBe('stake_not_allowed');
    expect(codeOf(await parlour.roll(session, '5000001'))).toBe('stake_not_allowed');
    for (const [stake, chance] of [
      ['-1', 50],
      ['1e3', 50],
      ['1000', 1],
      ['1000', 96],
      ['1000', 50.5],
    ] as const)
      expect(codeOf(await parlour.roll(session, stake, chance))).toBe('invalid_input');
    expect(codeOf(await parlour.roll('x'.repeat(43), '1000'))).toBe('session_over');
  });
});

describe('fair play', () => {
  test('the revealed seed matches its published hash and all its rolls', async ({ parlour }) => {
    const { session, commitment } = await openWith(parlour, '1000000');
    for (let time = 0; time < 5; time += 1) await parlour.roll(session, '1000');
    const { revealed, commitment: next } = accepted(
      await parlour.page<Rotation>('/api/seed', { session, clientSeed: 'my-own_seed.1' }),
    );
    expect(revealed.rounds).toHaveLength(5);
    expect(matchesCommitment(commitment.serverSeedHash, revealed)).toBe(true);
    expect(next).toMatchObject({
      clientSeed: 'my-own_seed.1',
      nonce: 0,
      serverSeedHash: commitment.nextServerSeedHash,
    });
    const [round, ...others] = revealed.rounds;
    const altered = [
      { ...round, roll: ((round?.roll ?? 0) + 1) % 10_000 },
      ...others,
    ] as typeof revealed.rounds;
    expect(matchesCommitment(commitment.serverSeedHash, { ...revealed, rounds: altered })).toBe(
      false,
    );
    expect(matchesCommitment(hashOf('0'.repeat(64)), revealed)).toBe(false);
  });

  test('the rule gives the published rolls', () => {
    // Calculated with `openssl dgst -sha256 -hmac` by the published rule.
    expect(rollOf('0'.repeat(64), 'lantern', 0)).toBe(1011);
    expect(rollOf('a'.repeat(64), 'my-own.seed_1', 41)).toBe(6555);
    expect([rollFrom(4_294_959_999), rollFrom(4_294_960_000)]).toEqual([9_999, undefined]);
  });

  test('every chance has a return to player of 99 %', () => {
    for (let chance = 2; chance <= 95; chance += 1) {
      const back = payoutOf(1_000_000n, chance) * BigInt(chance * 100);
      expect(Number(back) / (1_000_000 * 10_000)).toBeCloseTo(0.99, 4);
    }
  });
});
