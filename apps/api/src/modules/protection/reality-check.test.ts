import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Player } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

let player: Player;
let member: Protected;
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
  member = new Protected(site, player.member.token);
});

const choose = (every: number | null) =>
  site.client.call(endpoints.setRealityCheck, { token: player.member.token, body: { every } });
const see = () =>
  site.client.call(endpoints.seeRealityCheck, { token: player.member.token, body: {} });
const minutesToGo = (reality: { dueInSeconds: number } | null) =>
  (reality?.dueInSeconds ?? Number.NaN) / 60;

describe('RGC-01 the reality check', () => {
  it('RGC-01 appears an hour after the login by default', async () => {
    const { reality } = await member.now();
    expect(reality).toMatchObject({ every: 60, staked: '0', won: '0', net: '0', currency: 'VND' });
    expect(minutesToGo(reality)).toBeCloseTo(60, 0);
    expect((await member.view()).reality).toEqual({ every: 60, own: false });
  });

  it('RGC-01 shows stakes and wins since the login only', async () => {
    const [before, after] = [player.bet(), player.bet({ amount: '3000' })];
    await site.vendorCall('bet', before);
    await site.query(
      "update game_round set started_at = started_at - interval '1 hour' where member_id = $1",
      [player.id],
    );
    await site.vendorCall('bet', after);
    await site.vendorCall('win', player.win(after, { amount: '1200' }));
    expect((await member.now()).reality).toMatchObject({
      staked: '3000',
      won: '1200',
      net: '-1800',
    });
  });

  it('RGC-01 appears at the chosen interval, and counts from the last one', async () => {
    expect((await choose(15)).value).toEqual({});
    await site.query(
      "update session set created_at = now() - interval '16 minutes' where member_id = $1",
      [player.id],
    );
    const due = (await member.now()).reality;
    expect(due).toMatchObject({ minutes: 16, dueInSeconds: 0 });
    expect((await see()).value).toEqual({});
    const next = (await member.now()).reality;
    expect(minutesToGo(next)).toBeCloseTo(15, 0);
    expect(next?.since).toBe(due?.since);
    expect((await member.history())[0]).toMatchObject({ kind: 'reality_check', every: 15 });
  });

  it.each([null, 5, 14, 0, '15'])(
    'RGC-01 has an interval the brand offers, and not %j',
    async (every) => {
      expect((await choose(every as never)).reply).toMatchObject({ code: 'invalid_input' });
    },
  );

  it('RGC-01 can be switched off where the brand allows it', async () => {
    await brands.set('lantern', ['protection', 'realityUsual'], null);
    expect((await member.now()).reality).toBeNull();
    await choose(30);
    expect((await member.now()).reality).toMatchObject({ every: 30 });
    expect((await choose(null)).status).toBe(200);
    expect((await member.now()).reality).toBeNull();
    expect((await member.view()).reality).toEqual({ every: null, own: true });
  });
});
