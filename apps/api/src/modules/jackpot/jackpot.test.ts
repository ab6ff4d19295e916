import { endpoints, type JackpotTerms } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { figuresOf, playerBelow, rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { followOpenRounds } from '../vendors/follow-open-rounds.ts';
import { fillJackpots } from './index.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

const terms: JackpotTerms = {
  open: true,
  games: ['BGS:lucky-bowl'],
  ...{ share: 15_000, seed: '50000', most: '90000000', odds: '1000000' },
};

const pot = async () => {
  const [row] = await site.query<{ pot: string; carried: string; nth: number }>(
    `select p.balance::text as pot, j.carried::text, j.nth
       from jackpot j join purse p on p.id = j.purse_id
       join brand b on b.id = j.brand_id where b.code = 'lantern'`,
  );
  if (!row) throw new Error('There is no pot.');
  return row;
};
/** A round that ends lost, unless a win is given. */
async function play(player: Player, amount: string, win: MoneyBody = {}) {
  const bet = player.bet({ amount });
  await site.vendorCall('bet', bet);
  const told = player.win(bet, { amount: '0', roundClosed: true, ...win });
  return { bet, win: told, answer: await site.vendorCall<Paid>('win', told) };
}
interface Paid {
  balance: string;
  jackpot?: string;
}

let player: Player;
beforeEach(async () => {
  await brand.set('lantern', ['jackpot'], terms);
  await fillJackpots(site.site);
  player = await Player.with(site, 100_000n);
});

describe('the pot of a jackpot', () => {
  it('E1 grows by the exact share of each ended round, and carries fractions', async () => {
    const before = await pot();
    for (let round = 0; round < 7; round += 1) await play(player, '33');
    await fillJackpots(site.site);
    await fillJackpots(site.site);
    const shares = 7n * 33n * 15_000n + BigInt(before.carried);
    const after = await pot();
    expect(BigInt(after.pot) - BigInt(before.pot)).toBe(shares / 1_000_000n);
    expect(BigInt(after.carried)).toBe(shares % 1_000_000n);
  });

  it('gets nothing of stakes that went back, of open rounds, and of other games', async () => {
    const before = await pot();
    const [undone, open] = [player.bet(), player.bet()];
    await site.vendorCall('bet', undone);
    await site.vendorCall('rollback', player.rollback(undone));
    await site.vendorCall('bet', open);
    await brand.set('lantern', ['jackpot'], { ...terms, games: ['BGS:carp-leap'] });
    await play(player, '10000');
    await fillJackpots(site.site);
    expect(await pot()).toEqual(before);
  });

  it('F12 takes each share once when two workers fill it', async () => {
    const before = BigInt((await pot()).pot);
    for (let round = 0; round < 4; round += 1) await play(player, '100');
    await Promise.all(Array.from({ length: 4 }, () => fillJackpots(site.site)));
    const grown = BigInt((await pot()).pot) - before;
    // Six, and one more where the fractions from before make it whole.
    expect([6n, 7n]).toContain(grown);
  });

  it('stops at the largest pot, and nothing of it is kept for later', async () => {
    const most = String(BigInt((await pot()).pot) + 10n);
    await brand.set('lantern', ['jackpot'], { ...terms, most });
    await play(player, '90000');
    await fillJackpots(site.site);
    expect(await pot()).toMatchObject({ pot: most, carried: '0' });
  });
});

describe('a round that has drawn the jackpot', () => {
  it('F2 GAM-21 is paid the pot once, with its win, and the next pot starts', async () => {
    const before = await pot();
    const { win, answer } = await play(player, '1000', { amount: '2000', jackpot: true });
    const paid = BigInt(answer.value.jackpot ?? 0);
    expect(paid).toBeGreaterThanOrEqual(BigInt(before.pot));
    expect(await player.balance()).toBe(101_000n + paid);
    expect((await site.vendorCall('win', win)).value).toEqual(answer.value);
    expect(await player.balance()).toBe(101_000n + paid);
    expect(await pot()).toMatchObject({ pot: '50000', nth: before.nth + 1 });
    const { token } = player.member;
    const [round] = (await site.client.call(endpoints.betHistory, { token })).value.list;
    expect(round).toMatchObject({
      win: String(2000n + paid),
      details: { jackpot: String(paid) },
    });
  });

  it('F12 pays two winners one pot each when they win at the same moment', async () => {
    const others = [await Player.with(site, 5000n), await Player.with(site, 5000n)];
    const wins = await Promise.all(others.map((one) => play(one, '10', { jackpot: true })));
    const paid = wins.map(({ answer }) => BigInt(answer.value.jackpot ?? 0));
    expect(paid.every((amount) => amount >= 50_000n)).toBe(true);
    const members = others.map(({ id }) => id);
    const rows = await site.query<{ nth: number }>(
      'select nth from jackpot_win where member_id = any ($1)',
      [members],
    );
    expect(new Set(rows.map(({ nth }) => nth)).size).toBe(2);
  });

  it('CON-01 the pot is no win in the figures of teams, and agrees with the rounds', async () => {
    const began = new Date(Date.now() - 1000);
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const below = await playerBelow(site, agent);
    const { answer } = await play(below, '1000', { amount: '2000', jackpot: true });
    expect(BigInt(answer.value.jackpot ?? 0)).toBeGreaterThanOrEqual(50_000n);
    await play(below, '500');
    await rollUpAll(site);
    expect(await figuresOf(site, agent.id, 'team_day')).toMatchObject({
      ...{ rounds: '2', stakes: '1500', wins: '2000' },
    });
    const wrong = await site.query('select figure_round_violations($1)', [began]);
    expect(wrong).toEqual([]);
  });

  it('F6 keeps its win: a rollback is refused', async () => {
    const { win } = await play(player, '1000', { amount: '2000', jackpot: true });
    const undone = await site.vendorCall('rollback', player.rollback(win));
    expect(verdictOf(undone)).toBe('bet_already_settled');
  });

  it('F7 is paid nothing by a game of no jackpot of the brand, or without a stake', async () => {
    await site.query("update jackpot set games = '{}'");
    await brand.set('lantern', ['jackpot'], { ...terms, games: ['BGS:carp-leap'] });
    const { answer } = await play(player, '1000', { jackpot: true });
    expect(answer.value).not.toHaveProperty('jackpot');
    await brand.set('lantern', ['jackpot'], terms);
    const { amount: _, ...free } = player.bet();
    await site.vendorCall('free-bet', free);
    const won = await site.vendorCall('win', player.win(free, { jackpot: true }));
    expect(won.value).not.toHaveProperty('jackpot');
  });

  it('is still paid after the jackpot was closed', async () => {
    await play(player, '1000');
    await fillJackpots(site.site);
    await brand.set('lantern', ['jackpot'], { ...terms, open: false });
    const { answer } = await play(player, '1000', { jackpot: true });
    expect(answer.value.jackpot).toBeDefined();
  });

  it('GAM-23 is paid by the report of a round whose win never arrived', async () => {
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    const transactionId = freshName();
    const targetId = String(bet.transactionId);
    site.vendor.reports.set(String(bet.roundId), {
      ...{ state: 'ended', bets: [targetId], rollbacks: [] },
      wins: [{ transactionId, targetId, amount: '0', jackpot: true }],
    });
    await site.query("update open_round_search set searched_to = now() - interval '1 hour'");
    const now = new Date(Date.now() + 2 * 3_600_000);
    await followOpenRounds({ ...site.site, clock: { now: () => now } });
    const late = player.win(bet, { transactionId, amount: '0', jackpot: true });
    const { value } = await site.vendorCall<Paid>('win', late);
    expect(await player.balance()).toBe(99_000n + BigInt(value.jackpot ?? 0));
  });
});

describe('the jackpot on the pages', () => {
  it('D10 shows pot, odds, games and wins with masked names', async () => {
    const { answer } = await play(player, '1000', { jackpot: true });
    site.clock.turn({ minutes: 1 });
    const { jackpot, wins } = (await site.client.call(endpoints.jackpotNow)).value;
    expect(jackpot).toMatchObject({
      ...{ odds: '1000000', share: 15_000, seed: '50000' },
      hero: { base: expect.stringContaining('hero-jackpot') },
    });
    expect(jackpot?.games.map(({ nodeId }) => nodeId)).toEqual(['BGS:lucky-bowl']);
    expect(wins[0]).toMatchObject({
      player: expect.stringContaining('•••'),
      amount: answer.value.jackpot,
    });
  });

  it('GAM-21 is sent to the vendor when a member opens one of its games', async () => {
    await site.client.call(endpoints.launchGame, {
      token: player.member.token,
      query: { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' },
    });
    const token = site.vendor.launches.at(-1)?.launchToken;
    const { value } = await site.vendorCall('authenticate', { requestId: freshName(), token });
    expect(value).toMatchObject({ jackpot: { odds: '1000000', share: 15_000 } });
  });
});

describe('the terms of the jackpot', () => {
  const slots = { ...terms, games: ['BGS:carp-leap'], seed: '60000', most: '900000' };
  const propose = (person: { token: string }, body: JackpotTerms) =>
    site.client.call(endpoints.proposeJackpot, {
      token: person.token,
      body: { ...body, reason: 'A larger first pot' },
    });

  it('E16 change when a second person approves, and the present pot stays', async () => {
    const before = await pot();
    const [one, other] = [await staffAt(site, 'reviewer'), await staffAt(site, 'reviewer')];
    expect((await propose(one, slots)).status).toBe(200);
    expect((await propose(other, slots)).reply).toMatchObject({ code: 'proposal_open' });
    const book = async () =>
      (await site.client.call(endpoints.jackpotBook, { token: other.token })).value;
    expect(await book()).toMatchObject({ proposed: true, terms });
    const [proposal] = (
      await site.client.call(endpoints.proposals, {
        token: other.token,
        query: { status: 'open', kind: 'jackpot' },
      })
    ).value.list;
    const body = { id: proposal?.id ?? '' };
    const approve = (token: string) =>
      site.client.call(endpoints.approveProposal, { token, key: freshName(), body });
    expect((await approve(one.token)).reply).toMatchObject({ code: 'same_person' });
    expect((await approve(other.token)).status).toBe(200);
    await site.site.brands.reload();
    expect(await book()).toMatchObject({ proposed: false, terms: slots, pot: before.pot });
  });

  it('K17 refuse games that draw no jackpot number, and amounts that contradict', async () => {
    const person = await staffAt(site, 'reviewer');
    const refused = async (change: Partial<JackpotTerms>) =>
      (await propose(person, { ...slots, ...change })).reply;
    expect(await refused({ games: ['BGS:baccarat'] })).toMatchObject({ code: 'game_not_found' });
    for (const change of [{ games: [] }, { seed: '900001' }, { share: 0 }, { odds: '0' }])
      expect(await refused(change)).toMatchObject({ code: 'invalid_input' });
  });
});
