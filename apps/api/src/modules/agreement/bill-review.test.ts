import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  billsOf,
  dividend,
  mainOf,
  play,
  salary,
  settleAt,
  useAgreements,
  yesterday,
} from '../../../testing/agreements.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useAgreements(site);
type Person = TestStaff & { token: string };
let proposer: Person;
let approver: Person;
let foreign: Person;

beforeAll(async () => {
  proposer = await staffAt(site, 'reviewer');
  approver = await staffAt(site, 'owner');
  foreign = await staffAt(site, 'reviewer', 'harbor');
});

const reason = 'Checked the bets of the team';
const agentBelow = (upline?: LineMember) =>
  LineMember.below(site, upline, { agent: true, balance: 0n });

/** An upline with a bill of 6,000, of which 4,000 are its downline's. */
async function heldBill() {
  await brands.set('lantern', ['agreements', 'funding'], 'upline');
  await brands.set('lantern', ['agreements', 'reviewFrom'], '5000');
  const upline = await agentBelow();
  const downline = await agentBelow(upline);
  const { start } = yesterday();
  const at = new Date(start.getTime() - 60_000);
  const noon = new Date(start.getTime() + 12 * 60 * 60_000);
  await agree(site, upline.id, salary('1'), { at });
  await agree(site, downline.id, salary('0.8'), { at, upline: upline.id });
  await play(site, upline.id, { at: noon, stake: 100_000 });
  await play(site, downline.id, { at: noon, stake: 500_000 });
  await settleAt(site);
  const [bill] = await billsOf(site, upline.id);
  return { upline, downline, id: bill?.id ?? '' };
}

const propose = async (id: string, { token, host } = proposer) =>
  verdictOf(
    await site.client.call(endpoints.proposeBillPayment, { token, host, body: { id, reason } }),
  );
const proposalOf = async (bill: string) =>
  (
    await site.query<{ id: string }>(
      `select id from proposal where kind = 'agreement_bill' and subject = $1 and status = 'open'`,
      [bill],
    )
  )[0]?.id ?? '';
const approve = async (bill: string, { token } = approver) =>
  verdictOf(
    await site.client.call(endpoints.approveProposal, {
      ...{ token, key: freshName() },
      body: { id: await proposalOf(bill) },
    }),
  );
const reject = async (bill: string, why: string, { token } = approver) =>
  verdictOf(
    await site.client.call(endpoints.rejectProposal, {
      token,
      body: { id: await proposalOf(bill), reason: why },
    }),
  );
const read = async ({ token }: LineMember, id: string) =>
  (await site.client.call(endpoints.agreementBill, { token, query: { id } })).value;
const violations = () => site.query('select * from agreement_violations()');

describe('CON-04 bills above the amount of the brand', () => {
  it('CON-04 wait, while the downline is paid; two people let the rest be paid, once', async () => {
    const { upline, downline, id } = await heldBill();
    expect(await mainOf(site, downline.id)).toBe('4000');
    expect(await mainOf(site, upline.id)).toBe('0');
    const waiting = { state: 'awaitingReview', amount: '6000', paid: '4000', held: '2000' };
    expect(await read(upline, id)).toMatchObject({ ...waiting, net: '2000', rejection: null });
    expect(await violations()).toEqual([]);
    const [queue] = (
      await site.client.call(endpoints.staffOverview, { token: proposer.token })
    ).value.queues.filter(({ name }) => name === 'bills');
    expect(queue?.waiting).toBeGreaterThan(0);

    expect(await propose(id)).toBe('ok');
    expect(await propose(id, approver)).toBe('proposal_open');
    expect(await approve(id, proposer)).toBe('same_person');
    expect(await mainOf(site, upline.id)).toBe('0');
    const look = { token: proposer.token, query: { id } };
    expect((await site.client.call(endpoints.staffBill, look)).value).toMatchObject({
      ...{ bill: waiting, proposed: true, rejection: null, disputes: [] },
    });
    expect(await approve(id)).toBe('ok');
    expect(await mainOf(site, upline.id)).toBe('2000');
    expect(await read(upline, id)).toMatchObject({
      ...{ state: 'paid', paid: '6000', held: '2000' },
      payments: [
        { amount: '4000', late: false },
        { amount: '2000', late: false },
      ],
    });
    expect(await propose(id)).toBe('bill_not_waiting');
    expect(await violations()).toEqual([]);
  });

  it('CON-04 a rejection leaves a reason for the agent; a new proposal can pay it', async () => {
    const { upline, downline, id } = await heldBill();
    await propose(id);
    expect(await reject(id, 'I took it back', proposer)).toBe('ok');
    expect((await read(upline, id)).state).toBe('awaitingReview');
    await propose(id);
    expect(await reject(id, 'Bets on both sides')).toBe('ok');
    expect(await read(upline, id)).toMatchObject({
      ...{ state: 'rejected', paid: '4000', net: '0' },
      rejection: { reason: 'Bets on both sides' },
    });
    expect(await mainOf(site, upline.id)).toBe('0');
    expect(await violations()).toEqual([]);
    // The reason is the agent's: an upline or a downline can't open it.
    expect(
      verdictOf(
        await site.client.call(endpoints.agreementBill, { token: downline.token, query: { id } }),
      ),
    ).toBe('bill_not_found');

    expect(await propose(id)).toBe('ok');
    expect(await approve(id)).toBe('ok');
    expect(await read(upline, id)).toMatchObject({ state: 'paid', rejection: null });
    expect(await mainOf(site, upline.id)).toBe('2000');
  });

  it('CON-04 pay the debts of the agent as soon as they are paid', async () => {
    const { upline, id } = await heldBill();
    const other = await agentBelow(upline);
    const [own] = await billsOf(site, other.id);
    expect(own).toBeUndefined();
    await propose(id);
    await site.asOwner(`
      insert into agreement_debt (bill_id, brand_id, debtor_id, creditor_id, agreement_id,
                                  period_start, since, owed)
        select b.id, b.brand_id, '${upline.id}', b.agent_id, b.agreement_id, b.period_start,
               b.period_start, 1500
          from agreement_bill b where b.payer_id = '${upline.id}';
      alter table agreement_bill disable trigger agreement_bill_stays;
      update agreement_bill set amount = amount + 1500, state = 'partlyPaid'
       where payer_id = '${upline.id}';
      alter table agreement_bill enable trigger agreement_bill_stays`);
    const debts = { token: proposer.token, query: { search: upline.account.slice(0, -1) } };
    expect((await site.client.call(endpoints.staffDebts, debts)).value).toMatchObject({
      ...{ total: 1, rest: '1500' },
      list: [{ debtor: { account: upline.account }, owed: '1500', paid: '0' }],
    });
    expect(await approve(id)).toBe('ok');
    expect(await mainOf(site, upline.id)).toBe('500');
    expect((await site.client.call(endpoints.staffDebts, debts)).value).toMatchObject({
      ...{ total: 0, rest: '0', list: [] },
    });
    expect(await violations()).toEqual([]);
  });

  it('CON-04 D3 staff of another brand find neither the bill nor the dispute', async () => {
    const { upline, id } = await heldBill();
    expect(await propose(id, foreign)).toBe('bill_not_found');
    const dispute = await site.client.call(endpoints.disputeBill, {
      token: upline.token,
      body: { id, text: 'A bet is missing' },
    });
    const overview = await site.client.call(endpoints.staffOverview, { token: proposer.token });
    expect(
      overview.value.queues.find(({ name }) => name === 'billDisputes')?.waiting,
    ).toBeGreaterThan(0);
    const { token, host } = foreign;
    const body = { id: dispute.value.id, answer: 'No such bill' };
    expect(verdictOf(await site.client.call(endpoints.answerDispute, { token, host, body }))).toBe(
      'dispute_not_found',
    );
  });

  it('CON-04 a smaller bill, and one that its downlines take, are paid at once', async () => {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    await brands.set('lantern', ['agreements', 'reviewFrom'], '5000');
    const upline = await agentBelow();
    const downline = await agentBelow(upline);
    const { start } = yesterday();
    const at = new Date(start.getTime() - 60_000);
    const noon = new Date(start.getTime() + 12 * 60 * 60_000);
    await agree(site, upline.id, dividend('40'), { at });
    await agree(site, downline.id, dividend('30'), { at, upline: upline.id });
    await agree(site, upline.id, salary('1'), { at });
    await play(site, downline.id, { at: noon, stake: 100_000 });
    await play(site, upline.id, { at: noon, stake: 100_000, won: 140_000 });
    await settleAt(site);
    const bills = await site.query<{ kind: string; state: string }>(
      'select kind, state from agreement_bill where agent_id = $1 order by kind',
      [upline.id],
    );
    expect(bills).toEqual([
      { kind: 'dailySalary', state: 'paid' },
      { kind: 'dividend', state: 'paid' },
    ]);
  });
});

describe('CON-04 a dispute of a bill', () => {
  it('CON-04 is seen by both and answered once; the agent can begin a new one', async () => {
    const { upline, downline, id } = await heldBill();
    const dispute = (who: LineMember, text = 'The bets of Monday are missing') =>
      site.client.call(endpoints.disputeBill, { token: who.token, body: { id, text } });
    expect(verdictOf(await dispute(downline))).toBe('bill_not_found');
    const opened = await dispute(upline);
    expect(verdictOf(await dispute(upline))).toBe('dispute_open');
    expect(await read(upline, id)).toMatchObject({
      disputes: [{ id: opened.value.id, answer: null }],
      disputable: false,
    });
    const { token } = proposer;
    const list = async (open: 'true' | 'false') =>
      (await site.client.call(endpoints.billDisputes, { token, query: { open, pageSize: '100' } }))
        .value.list;
    expect(await list('true')).toContainEqual(
      expect.objectContaining({ bill: id, agent: { id: upline.id, account: upline.account } }),
    );
    const answer = { id: opened.value.id, answer: 'They were settled on Tuesday.' };
    const reply = () => site.client.call(endpoints.answerDispute, { token, body: answer });
    expect((await reply()).value).toMatchObject({ answeredBy: proposer.username });
    expect(verdictOf(await reply())).toBe('dispute_closed');
    expect(await list('false')).toContainEqual(expect.objectContaining({ id: answer.id }));
    const after = await read(upline, id);
    expect(after).toMatchObject({ disputable: true });
    expect(after.disputes).toMatchObject([{ answer: { text: 'They were settled on Tuesday.' } }]);
    expect(verdictOf(await dispute(upline, 'Not on Tuesday either'))).toBe('ok');
    const audited = await site.query(
      "select reason from audit_event where action = 'bill_dispute_answered' and subject = $1",
      [upline.id],
    );
    expect(audited).toEqual([{ reason: 'They were settled on Tuesday.' }]);
  });
});

it('CON-04 a real-time bill with a carried fraction recalculates to the same', async () => {
  const agent = await agentBelow();
  const member = await plant(site, agent.id);
  const { start } = yesterday();
  const minute = (at: number) => new Date(start.getTime() + (12 * 60 + at) * 60_000);
  await agree(
    site,
    agent.id,
    { kind: 'realTimeSalary', tiers: [{ singleBet: '1', winRate: '0', lossRate: '1.5' }] },
    { at: new Date(start.getTime() - 60_000) },
  );
  // 0.75 is earned and paid to no one, then taken back: the next windows lack 0.75.
  const subject = await play(site, member.id, { at: minute(1), stake: 50 });
  await play(site, member.id, { at: minute(6), stake: -50, kind: 'correction', subject });
  await play(site, member.id, { at: minute(11), stake: 150 });
  await settleAt(site);
  const bills = await billsOf(site, agent.id);
  expect(bills.map(({ amount }) => amount)).toEqual(['0', '0', '1']);
  for (const { id } of bills) {
    const again = await site.client.call(endpoints.recalculateBill, {
      token: agent.token,
      body: { id },
    });
    expect(again.value.same).toBe(true);
  }
});
