import { endpoints } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { Player } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { decideOn, staffDo } from '../../../testing/staff-withdrawals.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { Holder, useParlour } from '../../../testing/wallets.ts';
import {
  cancelIt,
  disputeIt,
  openWithdrawal,
  owe,
  paidWithdrawal,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);
useParlour(site);

const rowsOfMember = `
  select 'member' as kind, id, 'member' as found from member where id = $1
  union all select 'round', id, 'round' from game_round where member_id = $1
  union all select 'deposit', id, 'deposit' from deposit where member_id = $1
  union all select 'withdrawal', id, 'withdrawal' from withdrawal where member_id = $1
  union all select 'wallet_transfer', id, 'wallet_transfer' from wallet_transfer
             where member_id = $1
  union all select 'line_transfer', id, 'line_transfer' from line_transfer
             where from_member = $1 or to_member = $1
  union all select 'adjustment', id, 'adjustment' from proposal
             where member_id = $1 and kind = 'adjustment'`;

/**
 * What the transfers of a member's purses, and of what is the member's, are about: the subject's
 * kind if a row of the member has its id, by the kind of the transfer.
 */
async function subjectsOf(memberId: string): Promise<string[]> {
  const rows = await site.query<{ line: string }>(
    `with own as (${rowsOfMember})
     select distinct concat_ws(' ', t.kind, 'about', o.found) as line
       from transfer t left join own o on (o.kind, o.id) = (t.subject_kind, t.subject_id)
      where o.id is not null
         or exists (select from purse where member_id = $1 and id in (t.from_purse, t.to_purse))
      order by 1`,
    [memberId],
  );
  return rows.map(({ line }) => line).filter((line) => !line.startsWith('opening_balance'));
}

async function call(kind: 'bet' | 'win' | 'rollback', body: Record<string, unknown>) {
  expect((await site.vendorCall(kind, body)).status).toBe(200);
  return body;
}

const stories: readonly [string, () => Promise<string>, readonly string[]][] = [
  [
    'bets, wins and undone bets',
    async () => {
      const player = await Player.with(site, 10_000n);
      const bet = await call('bet', player.bet());
      await call('win', player.win(bet));
      await call('rollback', player.rollback(await call('bet', player.bet())));
      return player.id;
    },
    ['bet about round', 'bet_rollback about round', 'win about round'],
  ],
  [
    'an undone win that was spent, and what repays it',
    async () => {
      const player = await Player.with(site, 1000n);
      const bet = await call('bet', player.bet());
      const win = await call('win', player.win(bet));
      const other = await call('bet', player.bet({ amount: '1500' }));
      await call('rollback', player.rollback(win));
      await call('win', player.win(other));
      return player.id;
    },
    [
      'bet about round',
      'debt_repaid about round',
      'win about round',
      'win_rollback about round',
      'win_rollback_debt about round',
    ],
  ],
  [
    'a deposit with a fee, which repays a debt',
    async () => {
      await brand.set('lantern', ['deposit', 'methods', '0', 'fee'], {
        basisPoints: 125,
        fixed: '0',
      });
      const depositor = await Depositor.at(site);
      await owe(site, depositor, 1000n);
      await depositor.tell();
      return depositor.id;
    },
    [
      'debt_repaid about deposit',
      'deposit about deposit',
      'deposit_fee about deposit',
      'win_rollback_debt about',
    ],
  ],
  [
    'a withdrawal that did not arrive, and one that was cancelled',
    async () => {
      await brand.set('lantern', ['withdrawal', 'fee'], {
        freePerDay: 0,
        fixed: '7000',
        basisPoints: 0,
      });
      const member = await withdrawerWith(site, 900_000n);
      const { reference } = await paidWithdrawal(site, member, { fee: '7000' });
      await disputeIt(site, member.token, { reference, remaining: '193000' });
      await staffDo(site, await staffAt(site, 'owner'), 'endDispute', {
        reference,
        decision: 'returned',
      });
      await decideOn(site, await staffAt(site, 'owner'), reference);
      const other = await openWithdrawal(site, member, { fee: '7000' });
      await cancelIt(site, member.token, other.reference);
      return member.id;
    },
    [
      'withdrawal_fee about withdrawal',
      'withdrawal_hold about withdrawal',
      'withdrawal_paid about withdrawal',
      'withdrawal_release about withdrawal',
      'withdrawal_returned about withdrawal',
    ],
  ],
  [
    'a line transfer',
    async () => {
      const upline = await LineMember.below(site, undefined, { agent: true });
      const member = await LineMember.below(site, upline);
      expect((await upline.down(member.account, 50_000n)).status).toBe(200);
      return member.id;
    },
    ['line_transfer about line_transfer'],
  ],
  [
    'transfers to and from a vendor’s wallet',
    async () => {
      const holder = await Holder.with(site, 10_000n);
      await holder.send(4000n);
      await holder.fetch(1000n);
      site.parlour.mood = 'refuses';
      await holder.send(1000n);
      site.parlour.mood = 'well';
      return holder.id;
    },
    [
      'wallet_in about wallet_transfer',
      'wallet_out about wallet_transfer',
      'wallet_returned about wallet_transfer',
      'wallet_sent about wallet_transfer',
    ],
  ],
  [
    'an adjustment, which repays a debt',
    async () => {
      const { customerId: memberId } = await site.register();
      await owe(site, { id: memberId }, 1000n);
      const wish = { memberId, direction: 'credit', amount: '5000', currency: 'VND' } as const;
      const { value } = await site.client.call(endpoints.proposeAdjustment, {
        token: (await staffAt(site, 'owner')).token,
        key: freshName(),
        body: { ...wish, reason: 'A game broke off' },
      });
      await site.client.call(endpoints.approveProposal, {
        token: (await staffAt(site, 'owner')).token,
        key: freshName(),
        body: { id: value.id },
      });
      return memberId;
    },
    ['adjustment about adjustment', 'debt_repaid about adjustment', 'win_rollback_debt about'],
  ],
  [
    'a debt that is repaid before a bet',
    async () => {
      const player = await Player.with(site, 10_000n);
      await owe(site, player, 1000n);
      await call('bet', player.bet());
      return player.id;
    },
    ['bet about round', 'debt_repaid about member', 'win_rollback_debt about'],
  ],
  [
    'a debt that is repaid before money leaves',
    async () => {
      const holder = await Holder.with(site, 10_000n);
      await owe(site, holder, 1000n);
      await holder.send(4000n);
      return holder.id;
    },
    [
      'debt_repaid about member',
      'wallet_out about wallet_transfer',
      'wallet_sent about wallet_transfer',
      'win_rollback_debt about',
    ],
  ],
  [
    'the play money of a trial account',
    async () => (await site.client.call(endpoints.freePlay, { body: {} })).value.customerId,
    ['trial_opening about member'],
  ],
];

it.each(stories)('WAL-03 the transfers of %s name what they are about', async (_, live, about) => {
  expect(await subjectsOf(await live())).toEqual(about);
});

it('WAL-03 a transfer that names nothing is about its brand', async () => {
  const { customerId: id } = await site.register();
  await owe(site, { id }, 1n);
  const rows = await site.query(
    `select distinct t.subject_kind as kind from transfer t
      where t.kind = 'win_rollback_debt' and t.subject_id = t.brand_id`,
  );
  expect(rows).toEqual([{ kind: 'brand' }]);
});
