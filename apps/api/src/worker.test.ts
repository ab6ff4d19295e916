import { endpoints } from '@lantern/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useBrandChanges } from '../testing/brand-changes.ts';
import { figuresOf, playRound } from '../testing/figures.ts';
import { big, letClose, onlyGames, openDraws, place, slipOn } from '../testing/lottery.ts';
import { Player } from '../testing/player.ts';
import { useTestSite } from '../testing/test-site.ts';
import { Holder, useParlour } from '../testing/wallets.ts';
import { Jobs } from './jobs/jobs.ts';
import { startWorker } from './worker.ts';

const site = useTestSite();
const brand = useBrandChanges(site);
useParlour(site);

// Jobs do again each minute what a clock does within seconds, so none runs here.
const jobs = vi.spyOn(Jobs.prototype, 'start').mockResolvedValue();
vi.spyOn(Jobs.prototype, 'stop').mockResolvedValue();
let worker: Awaited<ReturnType<typeof startWorker>>;
let jobsStarted = 0;
beforeAll(async () => {
  await onlyGames(site, ['k3-5']);
  worker = await startWorker(site.site);
  jobsStarted = jobs.mock.calls.length;
});
afterAll(() => worker.stop());

// Figures wait for transactions of other databases of the server.
const soon = { timeout: 100_000, interval: 20 };
const drawOf = async (drawId: string) =>
  (await site.client.call(endpoints.drawDetails, { query: { drawId } })).value.draw;
const bothSides = [big, { ...big, selection: 'small' }];

describe('a worker by itself', () => {
  it('OPR-01 starts the jobs', () => {
    expect(jobsStarted).toBe(1);
  });

  it('WAL-06 tells pages what has changed', async () => {
    await site.query(
      `insert into outbox (topic, brand_id, member_id, payload)
         select 'probe', id, uuid_v7(), '{}' from brand where code = 'lantern'`,
    );
    await expect.poll(() => site.query('select from outbox'), soon).toEqual([]);
  });

  it('AGT-03 counts an ended round', async () => {
    const player = await Player.with(site, 10_000n);
    await playRound(site, player);
    await expect
      .poll(() => figuresOf(site, player.id), soon)
      .toMatchObject({ rounds: '1', stakes: '1000' });
  });

  it('LOT-06 closes a draw, draws it, and pays it', async () => {
    const { token } = await site.memberWith(10_000n);
    const [drawId = ''] = await openDraws(site);
    await place(site, token, slipOn([drawId], bothSides));
    await letClose(site, drawId);
    await expect.poll(async () => (await drawOf(drawId)).state, soon).not.toBe('open');
    site.clock.turn({ minutes: 1 });
    await expect.poll(async () => (await drawOf(drawId)).state, soon).toBe('settled');
    expect(await site.balanceOf(token)).toBe(9980n);
  });

  it('G11 pays back the stakes of a void draw', async () => {
    const { token } = await site.memberWith(10_000n);
    const [drawId = ''] = await openDraws(site);
    await place(site, token, slipOn([drawId]));
    expect(await site.balanceOf(token)).toBe(9000n);
    await letClose(site, drawId, 61);
    await expect.poll(() => site.balanceOf(token), soon).toBe(10_000n);
    expect(await drawOf(drawId)).toMatchObject({ state: 'void' });
  });

  it('E1 moves the share of a round into the pot of a jackpot', async () => {
    const pot = async () => {
      const [row] = await site.query<{ pot: string }>(
        `select p.balance::text as pot from jackpot j join purse p on p.id = j.purse_id
           join brand b on b.id = j.brand_id where b.code = 'lantern'`,
      );
      return BigInt(row?.pot ?? 0);
    };
    await brand.set('lantern', ['jackpot', 'games'], ['BGS:lucky-bowl']);
    await expect.poll(pot, soon).toBeGreaterThan(0n);
    const before = await pot();
    await playRound(site, await Player.with(site, 10_000n), { amount: '10000' });
    await expect.poll(pot, soon).toBeGreaterThan(before);
  });

  it('E13 asks a vendor about a transfer that got no answer', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.fetch();
    site.parlour.mood = 'late';
    await member.send(4_000n);
    await expect.poll(() => member.states(), soon).toContain('returned');
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });
});
