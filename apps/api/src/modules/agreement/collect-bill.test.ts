import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  billsOf,
  dividend,
  hoursOfYesterday,
  mainOf,
  play,
  settleAt,
  useAgreements,
} from '../../../testing/agreements.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useAgreements(site);
let proposer: TestStaff & { token: string };
let approver: TestStaff & { token: string };

beforeAll(async () => {
  proposer = await staffAt(site, 'reviewer');
  approver = await staffAt(site, 'owner');
});

const agentBelow = (upline?: LineMember) =>
  LineMember.below(site, upline, { agent: true, balance: 0n });
const dayEarlier = (hours: number) => hoursOfYesterday(hours - 24);

/** A dividend of the day before yesterday: 6,000, of which 4,000 are the downline's. */
async function waitingBill({ reviewFrom = '0' } = {}) {
  await brands.set('lantern', ['agreements', 'funding'], 'upline');
  await brands.set('lantern', ['agreements', 'reviewFrom'], reviewFrom);
  await brands.set('lantern', ['agreements', 'collectDividends'], true);
  const upline = await agentBelow();
  const downline = await agentBelow(upline);
  const at = dayEarlier(-1);
  await agree(site, upline.id, dividend('10'), { at });
  await agree(site, downline.id, dividend('8'), { at, upline: upline.id });
  await play(site, upline.id, { at: dayEarlier(12), stake: 10_000 });
  await play(site, downline.id, { at: dayEarlier(12), stake: 50_000 });
  await settleAt(site, hoursOfYesterday(3));
  const [bill] = await billsOf(site, upline.id);
  return { upline, downline, id: bill?.id ?? '' };
}

const collect = async ({ token }: LineMember, id: string) =>
  verdictOf(await site.client.call(endpoints.collectBill, { token, body: { id } }));
const read = async ({ token }: LineMember, id: string) =>
  (await site.client.call(endpoints.agreementBill, { token, query: { id } })).value;
const violations = () => site.query('select * from agreement_violations()');
const paidByBrand = async (id: string) =>
  (
    await site.query<{ amount: string }>(
      `select coalesce(sum(t.amount), 0)::text as amount from agreement_payment p
         join transfer t on t.id = p.transfer_id where p.bill_id = $1`,
      [id],
    )
  )[0]?.amount;

describe('CON-04 a dividend that its agent collects', () => {
  it('CON-04 I4 waits, while the downline is paid, and is paid once to who earned it', async () => {
    const { upline, downline, id } = await waitingBill();
    const waiting = { state: 'awaitingCollection', amount: '6000', paid: '4000', held: '2000' };
    expect(await read(upline, id)).toMatchObject({ ...waiting, net: '2000' });
    expect([await mainOf(site, downline.id), await mainOf(site, upline.id)]).toEqual(['4000', '0']);
    expect(await violations()).toEqual([]);
    expect(await collect(downline, id)).toBe('bill_not_found');
    const [theirs] = await billsOf(site, downline.id);
    expect(theirs).toMatchObject({ state: 'paid', paid: '4000' });

    const answers = await Promise.all([1, 2, 3].map(() => collect(upline, id)));
    expect(answers).toEqual(['ok', 'ok', 'ok']);
    expect(await mainOf(site, upline.id)).toBe('2000');
    expect(await read(upline, id)).toMatchObject({ state: 'paid', paid: '6000', held: '2000' });
    expect(await paidByBrand(id)).toBe('6000');
    expect(await violations()).toEqual([]);
  });

  it('CON-04 expires with the next settlement, and stays with the brand', async () => {
    const { upline, id } = await waitingBill();
    await play(site, upline.id, { at: hoursOfYesterday(12), stake: 10_000 });
    await settleAt(site);
    const [old, next] = await billsOf(site, upline.id);
    expect(old).toMatchObject({ id, state: 'expired', amount: '6000', paid: '4000' });
    expect(next).toMatchObject({ state: 'awaitingCollection', amount: '1000', paid: '0' });
    expect(await read(upline, id)).toMatchObject({ net: '0', held: '2000' });
    expect(await collect(upline, id)).toBe('bill_not_collectable');
    expect(await collect(upline, next?.id ?? '')).toBe('ok');
    expect(await mainOf(site, upline.id)).toBe('1000');
    expect(await paidByBrand(id)).toBe('4000');
    expect(await violations()).toEqual([]);
    // What has expired stays expired, also for the owner of the tables.
    await expect(
      site.asOwner(`update agreement_bill set state = 'awaitingCollection' where id = '${id}'`),
    ).rejects.toThrow('closed bill');
  });

  it('CON-04 waits for the agent after two people have let a large one be paid', async () => {
    const { upline, id } = await waitingBill({ reviewFrom: '5000' });
    expect(await collect(upline, id)).toBe('bill_not_collectable');
    await site.client.call(endpoints.proposeBillPayment, {
      ...{ token: proposer.token, body: { id, reason: 'Checked the bets' } },
    });
    const [proposal] = await site.query<{ id: string }>(
      `select id from proposal where kind = 'agreement_bill' and subject = $1`,
      [id],
    );
    const approved = await site.client.call(endpoints.approveProposal, {
      ...{ token: approver.token, key: freshName(), body: { id: proposal?.id ?? '' } },
    });
    expect(verdictOf(approved)).toBe('ok');
    expect(await read(upline, id)).toMatchObject({ state: 'awaitingCollection', paid: '4000' });
    expect(await mainOf(site, upline.id)).toBe('0');
    expect(await violations()).toEqual([]);
    expect(await collect(upline, id)).toBe('ok');
    expect(await mainOf(site, upline.id)).toBe('2000');
    expect(await violations()).toEqual([]);
  });

  it('CON-04 is paid at once where nothing is left for the agent', async () => {
    await brands.set('lantern', ['agreements', 'collectDividends'], true);
    const agent = await agentBelow();
    await agree(site, agent.id, dividend('10'), { at: hoursOfYesterday(-1) });
    await play(site, agent.id, { at: hoursOfYesterday(12), stake: 1000, won: 5000 });
    await settleAt(site);
    const [bill] = await billsOf(site, agent.id);
    expect(bill).toMatchObject({ state: 'notReached', amount: '0' });
    expect(await collect(agent, bill?.id ?? '')).toBe('bill_not_collectable');
  });
});
