import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { declaredTransfer, matchIt } from '../../../testing/staff-deposits.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  askWithdrawal,
  readyToWithdraw,
  termsOf,
  type Withdrawer,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

type Person = Awaited<ReturnType<typeof staffAt>>;
let reviewer: Person;
let player: Player;
let member: Withdrawer;
beforeEach(async () => {
  await brand.set('lantern', ['winnings'], {
    heldFrom: '900000000',
    heldFromOf: { BGS: '1000000', 'BGS:other-game': '5' },
  });
  reviewer = await staffAt(site, 'reviewer');
  const registered = await site.memberWith(300_000n);
  member = await readyToWithdraw(site, registered);
  player = new Player(site, registered, await site.openGame(registered.token));
});

/** Wins in a round of the player, whose bet of 1,000 is placed first. */
async function win(...amounts: string[]): Promise<MoneyBody[]> {
  const bet = player.bet();
  await site.vendorCall('bet', bet);
  const wins = amounts.map((amount) => player.win(bet, { amount }));
  for (const each of wins) expect(verdictOf(await site.vendorCall('win', each))).toBe('ok');
  return wins;
}
/** Bets and loses. */
async function lose(amount: string): Promise<void> {
  const bet = player.bet({ amount });
  expect(verdictOf(await site.vendorCall('bet', bet))).toBe('ok');
  await site.vendorCall('end-round', player.close(bet));
}
/** A deposit without a requirement to wager it. */
async function payIn(amount: string): Promise<void> {
  const { reference } = await declaredTransfer(site, member.token, amount);
  const cashier = await staffAt(site, 'cashier');
  expect((await matchIt(site, cashier, reference, { amount })).value.status).toBe('paid');
  await site.query('update member_turnover set mark = 0, start = 0 where member_id = $1', [
    member.id,
  ]);
}
const withdraw = (amount: string) => askWithdrawal(site, member, { body: { amount } });
const list = async ({ token, host }: Person, show = 'held') => {
  const query = { show, pageSize: '100' };
  const { value } = await site.client.call(endpoints.heldWins, { token, host, query });
  return value.list.filter((one) => one.member.id === member.id);
};
const decide = (
  { token, host }: Person,
  id: string,
  decision: 'released' | 'kept',
  amount = '1000000',
) =>
  site.client.call(endpoints.decideWin, {
    ...{ token, host, key: freshName() },
    body: { id, decision, amount, reason: 'asked the vendor' },
  });
const heldId = async () => (await list(reviewer))[0]?.id ?? '';

describe('OPR-02 a win above the brand’s amount', () => {
  it('OPR-02 is credited and can be played with, but not withdrawn', async () => {
    await win('1000000');
    expect(await player.balance()).toBe(1_299_000n);
    expect((await withdraw('299100')).reply).toMatchObject({
      code: 'winnings_held',
      value: { held: '1000000' },
    });
    expect(await termsOf(site, member.token)).toMatchObject({ most: '299000', obstacle: null });
    expect(verdictOf(await withdraw('299000'))).toBe('ok');
    expect(await termsOf(site, member.token)).toMatchObject({ obstacle: 'winnings_held' });
  });

  it('OPR-02 below the amount is not held', async () => {
    await win('999999');
    expect(await list(reviewer)).toEqual([]);
    expect(verdictOf(await withdraw('1298999'))).toBe('ok');
  });

  it('OPR-02 counts all wins of a round together', async () => {
    await win('600000', '600000');
    expect(await list(reviewer)).toMatchObject([
      {
        ...{ amount: '1200000', vassalage: 'BGS', game: 'lucky-bowl', gameName: 'Lucky Bowl' },
        ...{ status: 'held', decided: null },
      },
    ]);
  });

  it('OPR-02 is in the queue until a person releases it, which is audited', async () => {
    await win('1000000');
    const id = await heldId();
    expect((await decide(reviewer, id, 'released')).value).toMatchObject({
      status: 'released',
      decided: { by: reviewer.username },
    });
    expect(verdictOf(await withdraw('1299000'))).toBe('ok');
    expect([(await list(reviewer)).length, (await list(reviewer, 'released')).length]).toEqual([
      0, 1,
    ]);
    expect(
      await site.query('select actor, action, reason from audit_event where subject = $1', [id]),
    ).toEqual([
      { actor: reviewer.username, action: 'winning_released', reason: 'asked the vendor' },
    ]);
    expect(verdictOf(await decide(reviewer, id, 'released'))).toBe('winning_decided');
  });

  it('OPR-02 is not released if the round has won more than the person saw', async () => {
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(bet, { amount: '1000000' }));
    const id = await heldId();
    await site.vendorCall('win', player.win(bet, { amount: '90000000' }));
    expect(verdictOf(await decide(reviewer, id, 'released'))).toBe('winning_decided');
    expect(await list(reviewer)).toMatchObject([{ amount: '91000000', status: 'held' }]);
    expect((await decide(reviewer, id, 'released', '91000000')).value.status).toBe('released');
  });

  it('OPR-02 stays held when a person keeps it, and can be released later', async () => {
    await win('1000000');
    const id = await heldId();
    expect((await decide(reviewer, id, 'kept')).value.status).toBe('kept');
    expect(verdictOf(await withdraw('1299000'))).toBe('winnings_held');
    expect(verdictOf(await decide(reviewer, id, 'kept'))).toBe('winning_decided');
    expect((await decide(reviewer, id, 'released')).value.status).toBe('released');
  });

  it('OPR-02 that was lost again does not hold money that is paid in later', async () => {
    await win('1000000');
    await lose('1298000');
    expect(await player.balance()).toBe(1000n);
    await payIn('400000');
    expect(await player.balance()).toBe(401_000n);
    expect((await withdraw('400100')).reply).toMatchObject({
      code: 'winnings_held',
      value: { held: '1000' },
    });
    expect(verdictOf(await withdraw('400000'))).toBe('ok');
    expect(await list(reviewer)).toMatchObject([{ amount: '1000000', status: 'held' }]);
  });

  it('OPR-02 that is there stays held beside money that is paid in later', async () => {
    await win('1000000');
    await payIn('400000');
    expect((await withdraw('699100')).reply).toMatchObject({ value: { held: '1000000' } });
    expect(verdictOf(await withdraw('699000'))).toBe('ok');
  });

  it('OPR-02 F5 is not free because it is staked while money is paid in', async () => {
    await win('1000000');
    const bet = player.bet({ amount: '1299000' });
    await site.vendorCall('bet', bet);
    await payIn('400000');
    await site.vendorCall('rollback', player.rollback(bet));
    expect(await player.balance()).toBe(1_699_000n);
    expect(verdictOf(await withdraw('699100'))).toBe('winnings_held');
    expect(verdictOf(await withdraw('699000'))).toBe('ok');
  });

  it('OPR-02 is lost oldest first', async () => {
    await win('1000000');
    await win('1100000');
    await lose('1298000');
    await payIn('400000');
    expect(
      await site.query(
        'select amount::text, lost::text from held_win where member_id = $1 order by held_at',
        [member.id],
      ),
    ).toEqual([
      { amount: '1000000', lost: '1000000' },
      { amount: '1100000', lost: '0' },
    ]);
  });

  it('F6 is not held any more once the vendor took it back', async () => {
    const [won] = await win('1000000');
    await site.vendorCall('rollback', player.rollback(won ?? {}));
    expect(await list(reviewer)).toEqual([]);
    expect(verdictOf(await withdraw('299000'))).toBe('ok');
  });

  it('OPR-01 D2 is decided by reviewers of the brand who are not new', async () => {
    await win('1000000');
    const id = await heldId();
    const cashier = await staffAt(site, 'cashier');
    expect(verdictOf(await decide(cashier, id, 'released'))).toBe('permission_denied');
    const stranger = await staffAt(site, 'owner', 'harbor');
    expect(verdictOf(await decide(stranger, id, 'released'))).toBe('transaction_not_found');
    await site.query("update staff set counts_from = now() + interval '1 day' where id = $1", [
      reviewer.id,
    ]);
    expect(verdictOf(await decide(reviewer, id, 'released'))).toBe('person_too_new');
  });
});
