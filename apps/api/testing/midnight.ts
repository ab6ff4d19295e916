import type { Player } from './player.ts';
import { staffAt } from './staff.ts';
import { decideOn, staffDo } from './staff-withdrawals.ts';
import type { TestSite } from './test-site.ts';
import { disputeIt, paidWithdrawal, type Withdrawer, withdrawerWith } from './withdrawals.ts';

/** Moves everything a member has done to the day before, for the totals by day. */
async function endDay(site: TestSite, memberId: string): Promise<void> {
  await site.query('update play_day set day = day - 1 where member_id = $1', [memberId]);
  await site.query('update cash_day set day = day - 1 where member_id = $1', [memberId]);
}

/** A bet and its win of yesterday, and the win's rollback of today. */
export async function winUndoneTheDayAfter(
  site: TestSite,
  player: Player,
  stake: string,
  won: string,
): Promise<void> {
  const bet = player.bet({ amount: stake });
  const win = player.win(bet, { amount: won });
  await site.vendorCall('bet', bet);
  await site.vendorCall('win', win);
  await endDay(site, player.id);
  await site.vendorCall('rollback', player.rollback(win));
}

/** A member whose missing payout of 200,000 of yesterday is returned by two staff members today. */
export async function disputeReturnedTheDayAfter(site: TestSite): Promise<Withdrawer> {
  const member = await withdrawerWith(site, 1_000_000n);
  const { reference } = await paidWithdrawal(site, member);
  await endDay(site, member.id);
  await disputeIt(site, member.token, { reference });
  await staffDo(site, await staffAt(site, 'cashier'), 'endDispute', {
    reference,
    decision: 'returned',
  });
  await decideOn(site, await staffAt(site, 'reviewer'), reference);
  return member;
}
