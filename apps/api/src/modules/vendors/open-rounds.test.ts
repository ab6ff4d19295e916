import { endpoints } from '@lantern/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { Holder, readRounds, useParlour } from '../../../testing/wallets.ts';
import type { RoundReport } from '../../ports/vendor.ts';
import { followOpenRounds } from './follow-open-rounds.ts';

const site = useTestSite();
useParlour(site);
const brand = useBrandChanges(site);
const hour = 3600;

let player: Player;
let bet: MoneyBody;
let after = 0;
afterEach(() => {
  site.parlour.feed = 'well';
});
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
  bet = player.bet();
  await site.vendorCall('bet', bet);
  after = hour;
  // The runs of other tests were in the future.
  await site.query("update open_round_search set searched_to = now() - interval '1 hour'");
});

/** Runs the job as if the bets of this test were placed some hours ago. */
async function follow(hours = 1): Promise<void> {
  after += hours * hour;
  const now = new Date(Date.now() + after * 1000);
  await followOpenRounds({ ...site.site, clock: { now: () => now } });
}
const report = (told: Partial<RoundReport> | 'silent', of = bet) =>
  site.vendor.reports.set(
    String(of.roundId),
    told === 'silent'
      ? told
      : { state: 'ended', bets: [String(of.transactionId)], wins: [], rollbacks: [], ...told },
  );
const rule = (unexplained: 'staff' | 'refund' | 'lose') =>
  brand.set('lantern', ['rounds'], { openMinutes: 30, waitHours: 24, unexplained });
const rows = () =>
  site.query<{ heard: string; outcome: string; id: string }>(
    'select heard, outcome, round_id as id from open_round where member_id = $1',
    [player.id],
  );
const record = () =>
  site.query<{ win: string; refund: string; ended: boolean }>(
    `select win::text, refund::text, ended_at is not null as ended
       from game_round where member_id = $1`,
    [player.id],
  );

describe('GAM-23 a round that the vendor has not ended', () => {
  it('GAM-23 is not looked at before its time, and never if it ends by itself', async () => {
    const { db, random, ...rest } = site.site;
    const soon = new Date(Date.now() + 10 * 60_000);
    await followOpenRounds({ ...rest, db, random, clock: { now: () => soon } });
    expect(await rows()).toEqual([]);
    await site.vendorCall('end-round', player.close(bet));
    await follow();
    expect(await rows()).toEqual([]);
  });

  it('GAM-23 is settled by the vendor’s report, once, also against a late call', async () => {
    const win = player.win(bet, { amount: '3000' });
    report({
      wins: [
        {
          transactionId: String(win.transactionId),
          targetId: String(bet.transactionId),
          amount: '3000',
        },
      ],
    });
    await follow();
    expect(await rows()).toMatchObject([{ outcome: 'reported' }]);
    expect(await record()).toEqual([{ win: '3000', refund: '0', ended: true }]);
    expect(verdictOf(await site.vendorCall('win', win))).toBe('ok');
    await follow(24);
    expect(await player.balance()).toBe(12_000n);
  });

  it('GAM-23 is given back when the vendor has cancelled it', async () => {
    const targetId = String(bet.transactionId);
    report({ bets: [], rollbacks: [{ transactionId: freshName(), targetId }] });
    await follow();
    expect([await player.balance(), await record()]).toEqual([
      10_000n,
      [{ win: '0', refund: '1000', ended: true }],
    ]);
  });

  it('GAM-23 that is open at the vendor stays open, and then closes by itself', async () => {
    await rule('refund');
    report({ state: 'open' });
    await follow(48);
    expect(await rows()).toMatchObject([{ heard: 'open', outcome: null }]);
    await site.vendorCall('win', player.win(bet, { roundClosed: true }));
    await follow(48);
    expect(await rows()).toMatchObject([{ outcome: 'itself' }]);
  });

  it.each([
    ['refund', 'refunded', 10_000n],
    ['lose', 'lost', 9_000n],
  ] as const)(
    'GAM-23 without an explanation follows the brand’s rule: %s',
    async (then, outcome, balance) => {
      await rule(then);
      await follow();
      expect(await rows()).toMatchObject([{ heard: 'unknown', outcome: null }]);
      report('silent');
      await follow(30);
      expect(await rows()).toMatchObject([{ heard: 'silence', outcome }]);
      expect(await player.balance()).toBe(balance);
      // A later win of a lost stake is owed; one of a returned stake is not.
      const late = verdictOf(await site.vendorCall('win', player.win(bet)));
      expect(late).toBe(then === 'lose' ? 'ok' : 'transaction_rolled_back');
    },
  );

  it('GAM-23 waits for staff by the usual rule', async () => {
    await follow();
    await follow(100);
    expect(await rows()).toMatchObject([{ heard: 'unknown', outcome: null }]);
  });

  it.each([
    ['a bet that the vendor does not name', { bets: [] }],
    ['a win of an unknown bet', { wins: [{ transactionId: 'w', targetId: 'x', amount: '5' }] }],
  ])('GAM-23 F4 a report that contradicts our books ends nothing: %s', async (_, told) => {
    await rule('refund');
    report(told);
    await follow(48);
    expect(await rows()).toMatchObject([{ heard: 'contradiction', outcome: null }]);
    expect(await player.balance()).toBe(9_000n);
  });

  it('GAM-23 finds every bet of the round, and leaves the answered ones', async () => {
    await rule('refund');
    const { roundId } = bet;
    const second = player.bet({ roundId, amount: '500' });
    await site.vendorCall('bet', second);
    await site.vendorCall('win', player.win(bet, { amount: '700' }));
    await follow(48);
    expect(await record()).toEqual([{ win: '700', refund: '500', ended: true }]);
    expect(await player.balance()).toBe(9_700n);
  });
});

describe('GAM-23 the open rounds in the console', () => {
  const call = async (decision: 'refund' | 'lose', id: string, role = 'reviewer' as const) => {
    const { token, host } = await staffAt(site, role);
    return site.client.call(endpoints.decideOpenRound, {
      ...{ token, host, key: freshName() },
      body: { id, decision, reason: 'the vendor has lost the round' },
    });
  };
  const list = async (show = 'open') => {
    const { token, host } = await staffAt(site, 'support');
    const query = { show, pageSize: '100' };
    const { value } = await site.client.call(endpoints.openRounds, { token, host, query });
    return value.list.filter(({ member }) => member.id === player.id);
  };
  const trace = async (id: string) => {
    const { token, host } = await staffAt(site, 'support');
    return site.client.call(endpoints.openRoundTrace, { token, host, query: { id } });
  };

  it('GAM-23 OPR-02 are listed and ended with a reason, which is traced and audited', async () => {
    await follow();
    const [open] = await list();
    expect(open).toMatchObject({
      ...{ vassalage: 'BGS', gameName: 'Lucky Bowl', stake: '1000', heard: 'unknown', asks: 1 },
      ...{ decidable: true, outcome: null },
    });
    const id = open?.id ?? '';
    expect((await call('refund', id)).value).toMatchObject({ outcome: 'refunded' });
    expect(await player.balance()).toBe(10_000n);
    expect([await list(), (await list('ended')).length]).toEqual([[], 1]);
    const { value } = await trace(id);
    expect(value.events.map(({ what }) => what)).toEqual([
      ...['found', 'unknown', 'decided', 'refunded'],
    ]);
    expect(value.events[2]).toMatchObject({
      ...{ decision: 'refund', reason: 'the vendor has lost the round' },
    });
    expect(
      await site.query('select action, reason from audit_event where subject = $1', [id]),
    ).toEqual([{ action: 'round_refund', reason: 'the vendor has lost the round' }]);
    expect(verdictOf(await call('lose', id))).toBe('round_closed');
  });

  it('E16 are not ended by a new person', async () => {
    await follow();
    const [open] = await list();
    const { id, token, host } = await staffAt(site, 'reviewer');
    await site.query("update staff set counts_from = now() + interval '1 day' where id = $1", [id]);
    const answer = await site.client.call(endpoints.decideOpenRound, {
      ...{ token, host, key: freshName() },
      body: { id: open?.id ?? '', decision: 'refund', reason: 'the vendor has lost the round' },
    });
    expect(verdictOf(answer)).toBe('person_too_new');
    await site.query('update staff set counts_from = now() where id = $1', [id]);
  });

  it('OPR-02 are unknown elsewhere', async () => {
    expect(verdictOf(await call('lose', player.id))).toBe('round_not_found');
    expect(verdictOf(await trace(player.id))).toBe('round_not_found');
  });
});

describe('GAM-23 E13 a round in a wallet of the vendor', () => {
  it('GAM-23 E13 is recorded as the vendor now has it, and never ended here', async () => {
    await rule('refund');
    const member = await Holder.with(site, 5_000n);
    await member.send(5_000n);
    const round = site.parlour.play(member.id, 1_000n, 0n, { status: 'open' });
    await readRounds(site);
    const state = async () =>
      site.query('select heard, outcome from open_round where member_id = $1', [member.id]);
    await follow(48);
    expect(await state()).toEqual([{ heard: 'open', outcome: null }]);
    // The list of changes is late, but the round itself has ended.
    site.parlour.feed = 'late';
    site.parlour.report({ ...round, revision: 2, status: 'settled', payout: '1500' });
    await follow(48);
    expect(await state()).toMatchObject([{ outcome: 'reported' }]);
    const { value } = await site.client.call(endpoints.betHistory, {
      token: member.token,
      query: {},
    });
    expect(value.totals).toMatchObject({ stake: '1000', win: '1500' });
  });
});
