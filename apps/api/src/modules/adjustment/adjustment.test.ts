import { endpoints, type Proposal, proposalKinds } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const { proposeAdjustment, approveProposal, rejectProposal, proposals, adjustmentReport } =
  endpoints;

type Wish = { direction?: 'credit' | 'debit'; amount?: string; currency?: string; reason?: string };

const propose = (person: { token: string }, memberId: string, wish: Wish = {}, key = freshName()) =>
  site.client.call(proposeAdjustment, {
    token: person.token,
    key,
    body: {
      memberId,
      direction: 'credit',
      amount: '5000',
      currency: 'VND',
      reason: 'A game broke off',
      ...wish,
    },
  });

const approve = (
  person: { token: string; host?: string },
  { id }: Pick<Proposal, 'id'>,
  key = freshName(),
) =>
  site.client.call(approveProposal, {
    token: person.token,
    ...(person.host && { host: person.host }),
    key,
    body: { id },
  });

const auditOf = (subject: string) =>
  site.query<{ actor: string; action: string }>(
    'select actor, action, reason from audit_event where subject = $1 order by seq',
    [subject],
  );

describe('E16 a manual adjustment', () => {
  it('posts once after two approvals, and is audited with both people and the reason', async () => {
    const member = await site.memberWith(1000n);
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const { value } = await propose(cashier, member.customerId);
    expect(value).toMatchObject({
      status: 'open',
      own: true,
      proposedBy: cashier.username,
      decision: null,
    });
    expect(await site.balanceOf(member.token)).toBe(1000n);

    const approved = await approve(reviewer, value);
    expect(approved.value).toMatchObject({
      status: 'approved',
      decision: { by: reviewer.username },
    });
    expect(await site.balanceOf(member.token)).toBe(6000n);
    expect((await approve(reviewer, value)).reply).toMatchObject({ code: 'proposal_decided' });
    expect(await site.balanceOf(member.token)).toBe(6000n);
    expect(await auditOf(member.customerId)).toEqual([
      { actor: cashier.username, action: 'proposal_made', reason: 'A game broke off' },
      { actor: reviewer.username, action: 'proposal_approved', reason: null },
    ]);
  });

  it('cannot be approved by its proposer, whatever their role', async () => {
    const member = await site.register();
    const owner = await staffAt(site, 'owner');
    const { value } = await propose(owner, member.customerId);
    expect((await approve(owner, value)).reply).toMatchObject({ code: 'same_person' });
    expect(await site.balanceOf(member.token)).toBe(0n);
  });

  it('cannot be approved by its proposer in the database either', async () => {
    const member = await site.register();
    const owner = await staffAt(site, 'owner');
    const { value } = await propose(owner, member.customerId);
    const forced = site.query(
      `update proposal set status = 'approved', decided_by = proposed_by, decided_at = now()
        where id = $1`,
      [value.id],
    );
    await expect(forced).rejects.toThrow('proposal_two_people');
  });

  it('E1 is carried out once when two people approve it at the same time', async () => {
    const member = await site.register();
    const { value } = await propose(await staffAt(site, 'cashier'), member.customerId);
    const deciders = await Promise.all(Array.from({ length: 6 }, () => staffAt(site, 'reviewer')));
    const answers = await Promise.all(deciders.map((person) => approve(person, value)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await site.balanceOf(member.token)).toBe(5000n);
  });

  it('E2 is proposed once per key, and approved once per key', async () => {
    const member = await site.register();
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const key = freshName();
    const first = await propose(cashier, member.customerId, {}, key);
    await site.query('delete from idempotency');
    const second = await propose(cashier, member.customerId, {}, key);
    expect(second.value.id).toBe(first.value.id);
    const word = freshName();
    const answers = [
      await approve(reviewer, first.value, word),
      await approve(reviewer, first.value, word),
    ];
    expect(answers[1]?.reply).toEqual(answers[0]?.reply);
  });

  it('E3 rejects the key of another proposal', async () => {
    const [one, other] = [await site.register(), await site.register()];
    const cashier = await staffAt(site, 'cashier');
    const key = freshName();
    await propose(cashier, one.customerId, {}, key);
    expect((await propose(cashier, other.customerId, {}, key)).reply).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('E3 rejects the key of another amount, even after its reply was deleted', async () => {
    const member = await site.register();
    const cashier = await staffAt(site, 'cashier');
    const key = freshName();
    await propose(cashier, member.customerId, {}, key);
    await site.query('delete from idempotency where key = $1', [key]);
    const other = await propose(cashier, member.customerId, { amount: '6000' }, key);
    expect(other).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
  });

  it('takes money back up to the balance; beyond it, the proposal stays open', async () => {
    const member = await site.memberWith(3000n);
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const much = (await propose(cashier, member.customerId, { direction: 'debit', amount: '3001' }))
      .value;
    expect((await approve(reviewer, much)).reply).toMatchObject({ code: 'insufficient_funds' });
    const all = (await propose(cashier, member.customerId, { direction: 'debit', amount: '3000' }))
      .value;
    expect((await approve(reviewer, all)).status).toBe(200);
    expect(await site.balanceOf(member.token)).toBe(0n);
    const open = await site.client.call(proposals, {
      token: reviewer.token,
      query: { status: 'open' },
    });
    expect(open.value.list.map(({ id }) => id)).toContain(much.id);
  });

  it('takes nothing from a frozen wallet', async () => {
    const member = await site.memberWith(3000n);
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const { value } = await propose(cashier, member.customerId, {
      direction: 'debit',
      amount: '1',
    });
    await site.query('update purse set frozen = true where member_id = $1', [member.customerId]);
    expect((await approve(reviewer, value)).reply).toMatchObject({ code: 'purse_frozen' });
  });

  it('repays the member’s debt first', async () => {
    const member = await site.register();
    await site.asOwner(
      `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
       values (uuid_v7(), '${await brandIdOf(site, 'lantern')}', '${member.customerId}',
               'receivable', 'VND', true)`,
    );
    await site.asOwner(
      `select * from ledger_post(array[1], array['debt:${member.customerId}'],
         array[(select id from purse where member_id = '${member.customerId}'
           and purpose = 'receivable')],
         array[(select id from purse where purpose = 'house_games' and member_id is null
           and brand_id = '${await brandIdOf(site, 'lantern')}')],
         array[2000::bigint], array['win_rollback_debt'], array[now()])`,
    );
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    await approve(reviewer, (await propose(cashier, member.customerId)).value);
    expect(await site.balanceOf(member.token)).toBe(3000n);
  });

  it('D2 is not found by another brand: neither the member nor the proposal', async () => {
    const member = await site.register();
    const [cashier, stranger] = [
      await staffAt(site, 'cashier'),
      await staffAt(site, 'owner', 'harbor'),
    ];
    const { value } = await propose(cashier, member.customerId);
    expect((await approve(stranger, value)).reply).toMatchObject({ code: 'proposal_not_found' });
    const proposed = await site.client.call(proposeAdjustment, {
      token: stranger.token,
      host: stranger.host,
      key: freshName(),
      body: {
        memberId: member.customerId,
        direction: 'credit',
        amount: '1',
        currency: 'PHP',
        reason: 'No reason',
      },
    });
    expect(proposed.reply).toMatchObject({ code: 'member_not_found' });
    const list = await site.client.call(proposals, { token: stranger.token, host: stranger.host });
    expect(list.value.list.map(({ id }) => id)).not.toContain(value.id);
  });

  it('rejects another currency than the brand’s', async () => {
    const member = await site.register();
    const cashier = await staffAt(site, 'cashier');
    expect((await propose(cashier, member.customerId, { currency: 'PHP' })).reply).toMatchObject({
      code: 'wrong_currency',
    });
  });

  it('rejects a trial account, which has no money', async () => {
    const trial = await site.client.call(endpoints.freePlay, { body: {} });
    const cashier = await staffAt(site, 'cashier');
    expect((await propose(cashier, trial.value.customerId)).reply).toMatchObject({
      code: 'purse_not_found',
    });
  });

  it('appears in the daily report with both people and the totals', async () => {
    const member = await site.memberWith(10_000n);
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const credit = (await propose(cashier, member.customerId, { amount: '700' })).value;
    const debit = (await propose(cashier, member.customerId, { direction: 'debit', amount: '40' }))
      .value;
    const open = (await propose(cashier, member.customerId, { amount: '9' })).value;
    for (const one of [credit, debit]) await approve(reviewer, one);
    // The other adjustments of this file are on other days.
    await site.query("update proposal set decided_at = '2026-03-01T17:30:00Z' where id = any($1)", [
      [credit.id, debit.id],
    ]);
    const query = { day: '2026-03-02' };
    const { value } = await site.client.call(adjustmentReport, { token: reviewer.token, query });
    expect(value).toMatchObject({ day: '2026-03-02', credited: '700', debited: '40' });
    expect(value.list.map(({ proposal }) => proposal)).toEqual([credit.id, debit.id].sort());
    expect(value.list.map(({ proposal }) => proposal)).not.toContain(open.id);
    expect(value.list[0]).toMatchObject({
      proposedBy: cashier.username,
      approvedBy: reviewer.username,
    });
  });
});

describe('a proposal', () => {
  it('is rejected with a reason by a possible approver, and can then not be approved', async () => {
    const member = await site.register();
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const { value } = await propose(cashier, member.customerId);
    const body = { id: value.id, reason: 'The round was paid already' };
    const rejected = await site.client.call(rejectProposal, { token: reviewer.token, body });
    expect(rejected.value).toMatchObject({ status: 'rejected', decision: { reason: body.reason } });
    expect((await approve(reviewer, value)).reply).toMatchObject({ code: 'proposal_decided' });
    expect(
      (await site.client.call(rejectProposal, { token: reviewer.token, body })).reply,
    ).toMatchObject({
      code: 'proposal_decided',
    });
  });

  it('is withdrawn by its proposer, and by no one else without the right to decide', async () => {
    const member = await site.register();
    const [cashier, other] = [await staffAt(site, 'cashier'), await staffAt(site, 'cashier')];
    const { value } = await propose(cashier, member.customerId);
    const body = { id: value.id, reason: 'A mistake' };
    const denied = await site.client.call(rejectProposal, { token: other.token, body });
    expect(denied.reply).toMatchObject({ code: 'permission_denied' });
    expect(
      (await site.client.call(rejectProposal, { token: cashier.token, body })).value.status,
    ).toBe('rejected');
  });

  it('is not found when it does not exist', async () => {
    const reviewer = await staffAt(site, 'reviewer');
    const id = '01a20000-0000-7000-8000-000000000000';
    expect((await approve(reviewer, { id })).reply).toMatchObject({ code: 'proposal_not_found' });
    const body = { id, reason: 'Not there' };
    expect(
      (await site.client.call(rejectProposal, { token: reviewer.token, body })).reply,
    ).toMatchObject({
      code: 'proposal_not_found',
    });
  });

  it('is refused from a proposer who was deactivated', async () => {
    const member = await site.register();
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const { value } = await propose(cashier, member.customerId);
    await site.query('update staff set disabled_at = now() where id = $1', [reviewer.id]);
    const [row] = await site.query<{ verdict: string }>(
      'select verdict from proposal_approvable($1, $2)',
      [value.id, reviewer.id],
    );
    expect(row?.verdict).toBe('proposal_not_found');
  });

  it('has the kinds of the contract, each of which a manifest carries out', async () => {
    const [kinds] = await site.query<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint
        where conname = 'proposal_kind_check'`,
    );
    const names = [...(kinds?.rule.matchAll(/'(\w+)'/g) ?? [])].map(([, kind]) => kind);
    expect(names.sort()).toEqual(Object.keys(proposalKinds).sort());
  });
});
