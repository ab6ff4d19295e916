import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
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
    expect(value).toMatchObject({ ownWallet: true, moved: null });
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

describe('WAL-02 GAM-22 the main balance, when a game with its own wallet opens', () => {
  const play = async (member: Holder) => (await launch(member.token)).value.moved;

  it('GAM-22 goes to the vendor once the game is open, and the reply says how much', async () => {
    const member = await Holder.with(site, 10_000n);
    const moved = await play(member);
    expect(moved).toMatchObject({
      ...{ vassalage: 'PLR', direction: 'in', amount: '10000', currency: 'VND', state: 'done' },
    });
    expect(await member.places()).toEqual([0n, 0n, 10_000n]);
    expect(await play(member)).toBeNull();
    expect(await member.places()).toEqual([0n, 0n, 10_000n]);
  });

  it('GAM-22 stays for games that use the main wallet', async () => {
    const member = await Holder.with(site, 10_000n);
    const { value } = await launch(member.token, bowlAt);
    expect(value).toMatchObject({ ownWallet: false, moved: null });
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('GAM-22 stays where members move it themselves', async () => {
    await brand.set('lantern', ['wallets', 'moveIntoGame'], false);
    const member = await Holder.with(site, 10_000n);
    expect((await launch(member.token)).value).toMatchObject({ ownWallet: true, moved: null });
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('E5 goes there once, however often the game is opened at the same time', async () => {
    const member = await Holder.with(site, 10_000n);
    const answers = await Promise.all(Array.from({ length: 6 }, () => launch(member.token)));
    expect(answers.map(verdictOf)).toEqual(Array(6).fill('ok'));
    expect(await member.places()).toEqual([0n, 0n, 10_000n]);
    expect(await member.states()).toEqual(['done']);
  });

  it('LIM-01 stays above the member’s limit of stakes, and the game opens', async () => {
    const member = await Holder.with(site, 10_000n);
    await site.client.call(endpoints.setLimit, {
      token: member.token,
      body: { kind: 'stake', period: 'day', amount: '9999' },
    });
    expect(await play(member)).toBeNull();
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('E13 waits in transit if the vendor does not confirm it, and the game opens', async () => {
    const member = await Holder.with(site, 10_000n);
    site.parlour.mood = 'loses';
    expect(await play(member)).toMatchObject({ amount: '10000', state: 'unknown' });
    expect((await member.funds()).inTransit).toBe('10000');
    site.parlour.mood = 'well';
    await member.ask();
    expect(await member.places()).toEqual([0n, 0n, 10_000n]);
  });

  it('E13 stays if the vendor rejects it, or a transfer there is pending', async () => {
    const member = await Holder.with(site, 10_000n);
    site.parlour.mood = 'refuses';
    expect(await play(member)).toMatchObject({ state: 'returned', reason: 'player_blocked' });
    site.parlour.mood = 'late';
    await member.send(4_000n);
    expect(await play(member)).toBeNull();
    expect((await member.funds()).main).toBe('6000');
  });

  it('GAM-22 stays when the game does not open', async () => {
    const member = await Holder.with(site, 10_000n);
    await launch(member.token);
    await member.fetch();
    site.parlour.mood = 'away';
    expect(verdictOf(await launch(member.token))).toBe('vendor_unavailable');
    site.parlour.mood = 'well';
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });
});

describe('WAL-02 opening a game of another vendor', () => {
  beforeEach(() => brand.set('lantern', ['wallets', 'moveIntoGame'], false));

  it('GAM-22 recalls what the member did not call back, where it was moved there', async () => {
    await brand.set('lantern', ['wallets', 'moveIntoGame'], true);
    const member = await Holder.with(site, 10_000n);
    await launch(member.token);
    expect(await member.places()).toEqual([0n, 0n, 10_000n]);
    await launch(member.token, bowlAt);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

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
