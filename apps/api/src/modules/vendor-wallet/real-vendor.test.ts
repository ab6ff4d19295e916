import { transferSteps } from '@lantern/conformance';
import { endpoints } from '@lantern/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startParlour } from '../../../testing/parlour-process.ts';
import { verdictOf } from '../../../testing/player.ts';
import { TestSite } from '../../../testing/test-site.ts';
import { addParlour, followUp, Holder, readRounds } from '../../../testing/wallets.ts';

const site = new TestSite();
let parlour: Awaited<ReturnType<typeof startParlour>>;

beforeAll(async () => {
  parlour = await startParlour();
  site.transferVendor = parlour.vendor;
  await site.start();
  await addParlour(site);
});
afterEach(async () => {
  await parlour.mood('well');
  expect(await site.query('select * from ledger_violations()')).toEqual([]);
});
afterAll(async () => {
  await site.stop();
  await parlour.stop();
});

/** Where the money is: in the main wallet, in transit, and at the vendor by its own report. */
async function places(member: Holder): Promise<[bigint, bigint, bigint]> {
  const { main, inTransit } = await member.funds();
  const there = await parlour.vendor.balance({ playerId: member.id, currency: 'VND' });
  return [BigInt(main), BigInt(inTransit), there];
}

async function known(balance: bigint): Promise<Holder> {
  const member = await Holder.with(site, balance);
  await member.fetch();
  return member;
}

it('GAM-22 WAL-02 sends, withdraws and recalls over HTTP', async () => {
  const member = await Holder.with(site, 100_000n);
  expect((await member.send(60_000n)).value.transfers).toMatchObject([
    { state: 'done', amount: '60000' },
  ]);
  expect(await places(member)).toEqual([40_000n, 0n, 60_000n]);
  expect((await member.fetch(10_000n)).value.transfers).toMatchObject([
    { state: 'done', amount: '10000' },
  ]);
  expect((await member.recall()).value.transfers).toMatchObject([
    { state: 'done', amount: '50000' },
  ]);
  expect(await places(member)).toEqual([100_000n, 0n, 0n]);
  expect((await member.fetch(1n)).value.transfers).toMatchObject([
    { state: 'returned', reason: 'insufficient_funds' },
  ]);
});

it.each([
  ['fail', 'answers 500 after it has done it'],
  ['lose', 'loses its answer'],
])('E13 in: a vendor that %s has the money after it confirms it (%s)', async (mood) => {
  const member = await known(10_000n);
  await parlour.mood(mood, 1);
  expect((await member.send(4_000n)).value.transfers).toMatchObject([{ state: 'unknown' }]);
  expect(await places(member)).toEqual([6_000n, 4_000n, 4_000n]);
  await followUp(site);
  expect(await places(member)).toEqual([6_000n, 0n, 4_000n]);
});

it.each(['fail', 'lose'])(
  'E13 out: a vendor whose reply is lost (%s) is asked, and pays once',
  async (mood) => {
    const member = await known(10_000n);
    await member.send(4_000n);
    await parlour.mood(mood, 1);
    expect((await member.recall()).value.transfers).toMatchObject([
      { state: 'unknown', amount: null },
    ]);
    expect(await places(member)).toEqual([6_000n, 0n, 0n]);
    await followUp(site);
    await followUp(site);
    expect(await places(member)).toEqual([10_000n, 0n, 0n]);
  },
);

it('E13 a vendor that hangs reports no transfer, and does not execute it later', async () => {
  const member = await known(10_000n);
  await parlour.mood('hang', 1);
  expect((await member.send(4_000n)).value.transfers).toMatchObject([{ state: 'unknown' }]);
  expect(await places(member)).toEqual([6_000n, 4_000n, 0n]);
  expect((await member.ask()).value).toMatchObject({ wallets: [{ balance: '0' }] });
  expect(await places(member)).toEqual([10_000n, 0n, 0n]);
  await parlour.taken();
  expect(await places(member)).toEqual([10_000n, 0n, 0n]);
});

it('E13 a repeated call counts once, and a refused one is returned', async () => {
  const member = await known(10_000n);
  await parlour.mood('twice', 1);
  await member.send(4_000n);
  expect(await places(member)).toEqual([6_000n, 0n, 4_000n]);
  await parlour.mood('refuse', 1);
  expect((await member.send(1_000n)).value.transfers).toMatchObject([
    { state: 'returned', reason: 'player_blocked' },
  ]);
  expect(await places(member)).toEqual([6_000n, 0n, 4_000n]);
});

it('E13 a vendor that is down moves nothing, and money in transit waits for it', async () => {
  const member = await known(10_000n);
  await member.send(1_000n);
  await parlour.mood('away');
  expect((await member.send(4_000n)).value.transfers).toMatchObject([{ state: 'unknown' }]);
  expect(await followUp(site)).toBe(0);
  expect((await member.ask()).value.wallets).toMatchObject([{ balance: null }]);
  expect(await member.funds()).toMatchObject({ main: '5000', inTransit: '4000' });
  await parlour.mood('well');
  expect(await followUp(site)).toBe(1);
  expect(await places(member)).toEqual([9_000n, 0n, 1_000n]);
});

it('GAM-06 opens the game for a registered member', async () => {
  const member = await Holder.with(site, 0n);
  const query = { nodeId: 'PLR:moon-dice', vassalage: 'PLR' };
  const answer = await site.client.call(endpoints.launchGame, { token: member.token, query });
  expect(verdictOf(answer)).toBe('ok');
  expect(answer.value.game_url).toMatch(
    /^http:\/\/127\.0\.0\.1:6100\/play\/moon-dice\?token=[\w-]{43}&lang=en&theme=light$/,
  );
});

interface Roll {
  round: { id: string; payout: string };
}

/** Opens the game for a member and rolls; returns the rounds' ids and the change of the wallet. */
async function roll(member: Holder, times: number): Promise<{ ids: string[]; change: bigint }> {
  const query = { nodeId: 'PLR:moon-dice', vassalage: 'PLR' };
  const { value } = await site.client.call(endpoints.launchGame, { token: member.token, query });
  const token = new URL(value.game_url).searchParams.get('token');
  const { session } = await parlour.page<{ session: string }>('/api/open', { token });
  const ids: string[] = [];
  let change = 0n;
  for (let time = 0; time < times; time += 1) {
    const body = { session, key: `round-number-${time}`, stake: '1000', chance: 50 };
    const { round } = await parlour.page<Roll>('/api/roll', body);
    ids.push(round.id);
    change += BigInt(round.payout) - 1000n;
  }
  return { ids, change };
}

const playedBy = async ({ token }: Holder) => {
  const { value } = await site.client.call(endpoints.betHistory, { token, query: {} });
  return { total: value.total, net: value.totals.net };
};

it.each(['twice', 'backwards', 'wrong', 'hang', 'late'])(
  'E13 GAM-24 rounds that a vendor reports %s are in the record, each once',
  async (mood) => {
    const member = await known(50_000n);
    await member.send(50_000n);
    if (mood === 'late') await parlour.feedMood(mood, 1);
    const { change } = await roll(member, 7);
    if (mood !== 'late') await parlour.feedMood(mood, 1);
    const first = await readRounds(site).catch(() => 'failed');
    expect(first === 'failed').toBe(mood === 'wrong' || mood === 'hang');
    await readRounds(site);
    expect(await playedBy(member)).toEqual({ total: 7, net: change.toString() });
    await member.recall();
    expect(await places(member)).toEqual([50_000n + change, 0n, 0n]);
    expect(
      await site.query('select booked::text from vendor_player where member_id = $1', [member.id]),
    ).toEqual([{ booked: '0' }]);
  },
);

it('GAM-24 a round that the vendor cancels returns its stake in our books, too', async () => {
  const member = await known(50_000n);
  await member.send(50_000n);
  const { ids } = await roll(member, 1);
  await readRounds(site);
  await parlour.cancel(ids[0] ?? '');
  await readRounds(site);
  expect(await playedBy(member)).toEqual({ total: 1, net: '0' });
  await member.recall();
  expect(await places(member)).toEqual([50_000n, 0n, 0n]);
});

it('L1 a call signed with another key is rejected, and never counts as executed', async () => {
  const member = await known(10_000n);
  const order = { playerId: member.id, currency: 'VND', reference: 'T-STRANGER', amount: 1n };
  await expect(parlour.stranger.transferIn(order)).rejects.toThrow('401');
  await expect(parlour.stranger.endOf('T-STRANGER')).rejects.toThrow('401');
  expect(await places(member)).toEqual([10_000n, 0n, 0n]);
});

const titles = transferSteps({ url: '', secret: '', game: '' }).map(({ number, title }) => [
  number,
  title,
]);
it.each(titles)('GAM-27 the certification list: %s %s', async (_number, title) => {
  const steps = transferSteps({ ...parlour.at, game: 'moon-dice' });
  await steps.find((step) => step.title === title)?.run();
});
