import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { Holder, useParlour } from '../../../testing/wallets.ts';

const site = useTestSite();
useParlour(site);
const brand = useBrandChanges(site);
const diceAt = { nodeId: 'PLR:moon-dice', vassalage: 'PLR' };
const bowlAt = { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' };

const launch = (token: string, query: { nodeId: string; vassalage: string } = diceAt) =>
  site.client.call(endpoints.launchGame, { token, query });

describe('GAM-06 a game of a transfer-mode vendor', () => {
  it('GAM-06 opens at the vendor’s address, and registers the member there', async () => {
    const member = await Holder.with(site, 0n);
    const { value } = await launch(member.token);
    expect(value).toMatchObject({ vassalage: 'PLR', gameType: 'RNG', name: 'Moon Dice' });
    expect(value.game_url).toBe('http://parlour.test/play/moon-dice?token=once');
    expect(site.parlour.launches.at(-1)).toEqual({
      playerId: member.id,
      currency: 'VND',
      gameCode: 'moon-dice',
      language: 'en',
      theme: 'light',
    });
  });

  it('GAM-06 is refused when the vendor is down, for play money, or with one wallet', async () => {
    const member = await Holder.with(site, 0n);
    await launch(member.token);
    site.parlour.mood = 'away';
    expect(await launch(member.token)).toMatchObject({
      status: 502,
      reply: { code: 'vendor_unavailable' },
    });
    site.parlour.mood = 'well';
    const { value } = await site.client.call(endpoints.freePlay, { body: {} });
    expect(verdictOf(await launch(value.token))).toBe('in_need_true_account');
    await brand.set('lantern', ['wallets', 'single'], true);
    expect(verdictOf(await launch(member.token))).toBe('single_wallet');
  });
});

describe('WAL-02 opening a game of another vendor', () => {
  it('WAL-02 leaves money at the previous vendor unless the brand recalls it', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.send(4_000n);
    await launch(member.token, bowlAt);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    await brand.set('lantern', ['wallets', 'recallBeforeGame'], true);
    await launch(member.token);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    await launch(member.token, bowlAt);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('WAL-02 works even if the other vendor is down', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.send(4_000n);
    await brand.set('lantern', ['wallets', 'recallBeforeGame'], true);
    site.parlour.mood = 'away';
    expect(verdictOf(await launch(member.token, bowlAt))).toBe('ok');
  });
});
