import type { ReportedRound, roundsValue } from '@lantern/contracts/transfer-wallet';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { accepted, type TestParlour } from '../../testing/parlour.ts';
import { test } from '../../testing/test.ts';

type Page = z.infer<typeof roundsValue>;

const list = (parlour: TestParlour, after?: string, most = 500) =>
  parlour.call<Page>('/v1/rounds', { ...(after !== undefined && { after }), most });

/** All rounds of the parlour's own player behind a cursor, with the last cursor. */
async function readAll(parlour: TestParlour, after?: string, most = 500) {
  const rounds: ReportedRound[] = [];
  let page: Page;
  do {
    page = accepted(await list(parlour, after, most));
    rounds.push(...page.rounds.filter(({ playerId }) => playerId === parlour.playerId));
    after = page.next;
  } while (page.more);
  return { rounds, next: page.next };
}

async function rolled(parlour: TestParlour, times: number): Promise<string> {
  await parlour.move('in', `T-${parlour.playerId.slice(0, 8).toUpperCase()}`, '1000000');
  const { session } = await parlour.open();
  for (let time = 0; time < times; time += 1) await parlour.roll(session, '1000');
  return session;
}

test('GAM-24 rounds are listed in order, page by page, each once and with its totals', async ({
  parlour,
}) => {
  const { next } = await readAll(parlour);
  await rolled(parlour, 5);
  const { rounds } = await readAll(parlour, next, 2);
  expect(rounds.map(({ stake, status, revision }) => [stake, status, revision])).toEqual(
    Array.from({ length: 5 }, () => ['1000', 'settled', 1]),
  );
  expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(5);
  const { totals } = accepted(await list(parlour, next));
  expect(totals).toMatchObject({ rounds: 5, stake: '5000' });
});

test('GAM-24 a corrected and a cancelled round are listed again, with a higher revision', async ({
  parlour,
}) => {
  await rolled(parlour, 2);
  const { rounds, next } = await readAll(parlour);
  const [first, second] = rounds.map(({ roundId }) => roundId);
  const before = BigInt(await parlour.balance());
  await parlour.desk('PUT', `/desk/rounds/${first}`, { payout: '7000' });
  await parlour.desk('DELETE', `/desk/rounds/${second}`);
  const again = await readAll(parlour, next);
  expect(again.rounds).toMatchObject([
    { roundId: first, revision: 2, status: 'settled', payout: '7000' },
    { roundId: second, revision: 2, status: 'cancelled' },
  ]);
  const old = rounds.map(({ payout }) => BigInt(payout));
  expect(BigInt(await parlour.balance()) - before).toBe(
    7000n - (old[0] ?? 0n) + 1000n - (old[1] ?? 0n),
  );
  expect(await parlour.desk('DELETE', `/desk/rounds/${second}`)).toBe(404);
});

test('E13 in its moods the list is late, doubled, reversed, wrong or hanging', async ({
  parlour,
}) => {
  const session = await rolled(parlour, 3);
  const { rounds } = await readAll(parlour);
  const start = (await readAll(parlour)).next;
  const ids = rounds.map(({ roundId }) => roundId);
  const idsIn = async (mood: string, after: string) => {
    await parlour.desk('PUT', '/desk/feed', { mood, calls: 1 });
    const { rounds: told } = accepted(await list(parlour, after));
    return told.map(({ roundId }) => roundId);
  };
  const before = (BigInt(start) - 3n).toString();
  expect(await idsIn('backwards', before)).toEqual(ids.toReversed());
  expect((await idsIn('twice', before)).filter((id) => id === ids[2])).toHaveLength(2);

  await parlour.desk('PUT', '/desk/feed', { mood: 'late' });
  await parlour.roll(session, '1000');
  expect(accepted(await list(parlour, start)).rounds).toEqual([]);
  await parlour.desk('PUT', '/desk/feed', { mood: 'well' });
  expect(accepted(await list(parlour, start)).rounds).toHaveLength(1);

  await parlour.desk('PUT', '/desk/feed', { mood: 'wrong', calls: 1 });
  expect(accepted(await list(parlour, before)).totals.stake).toBe('4001');
  await parlour.desk('PUT', '/desk/feed', { mood: 'hang', calls: 1 });
  expect(accepted(await list(parlour, before)).totals.stake).toBe('4000');
  expect(await parlour.desk('PUT', '/desk/feed', { mood: 'cheerful' })).toBe(400);
  expect(await list(parlour, 'not-mine')).toMatchObject({ reply: { code: 'invalid_input' } });
});

test('GAM-23 one round is reported by its id, to its player alone', async ({ parlour }) => {
  const { next } = await readAll(parlour);
  await rolled(parlour, 1);
  const [round] = (await readAll(parlour, next)).rounds;
  const ask = async (roundId = '', playerId = parlour.playerId) =>
    accepted(
      await parlour.call<{ round: ReportedRound | null }>('/v1/rounds/one', { roundId, playerId }),
    ).round;
  expect(await ask(round?.roundId)).toEqual(round);
  expect(await ask('r-1')).toBeNull();
  expect(await ask(round?.roundId, '01a20000-0000-7000-8000-000000000001')).toBeNull();
});
