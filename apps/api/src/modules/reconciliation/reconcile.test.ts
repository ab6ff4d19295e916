import { endpoints } from '@lantern/contracts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import type { GatewayReport, ReportLine } from '../../ports/payment.ts';
import { reconcilePast } from './reconcile.ts';

const site = useTestSite();

type Person = Awaited<ReturnType<typeof staffAt>>;
let cashier: Person;
let stranger: Person;
beforeAll(async () => {
  cashier = await staffAt(site, 'cashier');
  stranger = await staffAt(site, 'cashier', 'harbor');
});

const day = '2026-11-20';
const paid = (reference: string, id: string, change: Partial<ReportLine> = {}): ReportLine => ({
  ...{
    reference,
    id,
    status: 'paid',
    amount: 200_000n,
    currency: 'VND',
    at: new Date(`${day}T12:00:00Z`),
  },
  ...change,
});

/** Compares a day with this report of the gateway. */
async function compare(report: Partial<GatewayReport>, { token, host } = cashier, on = day) {
  site.gateway.reports.set(on, { payments: [], payouts: [], ...report });
  return (
    await site.client.call(endpoints.reconcileDay, {
      token,
      host,
      body: { gateway: 'paygate', day: on },
    })
  ).value;
}

const look = async ({ token, host } = cashier, open = 'all') =>
  (
    await site.client.call(endpoints.reconciliations, {
      token,
      host,
      query: { pageSize: '100', open },
    })
  ).value;

/** The differences of a reference, oldest first. */
const rowsOf = async (reference: string, open = 'all') =>
  (await look(cashier, open)).list.filter((row) => row.reference === reference).reverse();

async function resolve(reference: string, resolution: string) {
  const { token, host } = cashier;
  for (const { id } of await rowsOf(reference, 'yes'))
    await site.client.call(endpoints.resolveDifference, { token, host, body: { id, resolution } });
}

describe('F15 a difference', () => {
  it('F15 is reported for each payment of one reference', async () => {
    await compare({ payments: [paid('D-TWICE222', 'pay_2'), paid('D-TWICE222', 'pay_3')] });
    const ids = (await rowsOf('D-TWICE222', 'yes')).map(({ theirs }) => theirs?.id);
    expect(ids.sort()).toEqual(['pay_2', 'pay_3']);
  });

  it('F15 is reported for a new payment after another of its reference was resolved', async () => {
    await compare({ payments: [paid('D-LATER222', 'pay_2')] });
    await resolve('D-LATER222', 'paid back');
    await compare({ payments: [paid('D-LATER222', 'pay_2'), paid('D-LATER222', 'pay_3')] });
    expect(await rowsOf('D-LATER222')).toMatchObject([
      { theirs: { id: 'pay_2' }, resolved: { resolution: 'paid back' } },
      { theirs: { id: 'pay_3' }, resolved: null },
    ]);
  });

  it('F15 reopens when their side changes, and keeps who resolved what', async () => {
    await compare({ payments: [paid('D-CHANGE22', 'pay_2')] });
    await resolve('D-CHANGE22', 'not ours');
    await compare({ payments: [paid('D-CHANGE22', 'pay_2', { amount: 900_000n })] });
    expect(await rowsOf('D-CHANGE22')).toMatchObject([
      { theirs: { amount: '200000' }, resolved: { by: cashier.username, resolution: 'not ours' } },
      { theirs: { amount: '900000' }, resolved: null },
    ]);
  });

  it('F15 reopens when our side changes', async () => {
    const { reference } = await Depositor.at(site);
    const report = { payments: [paid(reference, 'pay_2')] };
    await compare(report);
    await resolve(reference, 'they send it again');
    await site.query("update deposit set status = 'expired' where reference = $1", [reference]);
    await compare(report);
    expect(await rowsOf(reference)).toMatchObject([
      { ours: { status: 'pending' }, resolved: { resolution: 'they send it again' } },
      { ours: { status: 'expired' }, resolved: null },
    ]);
  });

  it('F15 is one row while both sides stay unchanged, open or resolved', async () => {
    const paidHere = await Depositor.at(site);
    await paidHere.tell();
    const today = site.clock.now().toISOString().slice(0, 10);
    const again = () =>
      compare(
        { payments: [paid('D-SAME2222', 'pay_2'), paid('D-SAME2222', 'pay_3')] },
        cashier,
        today,
      );
    const found = async () => [
      ...(await rowsOf('D-SAME2222')),
      ...(await rowsOf(paidHere.reference)),
    ];
    await again();
    const first = await found();
    await again();
    expect(await found()).toEqual(first);
    expect(first.map(({ difference }) => difference)).toEqual([
      'missing_here',
      'missing_here',
      'missing_there',
    ]);
    for (const { reference } of first) await resolve(reference, 'seen');
    const resolved = await found();
    await again();
    expect(await found()).toEqual(resolved);
    expect(await rowsOf('D-SAME2222', 'yes')).toEqual([]);
  });
});

describe('F15 a comparison', () => {
  const auditOf = (code: 'lantern' | 'harbor') =>
    brandIdOf(site, code).then((id) =>
      site.query<{ actor: string }>(
        `select actor, subject_type, subject, after from audit_event
          where action = 'day_compared' and brand_id = $1 order by seq`,
        [id],
      ),
    );
  const countsOf = async (person: Person) =>
    (await look(person)).compared.filter((one) => one.gateway === 'paygate' && one.day === day);

  it('F15 D2 counts the brand’s own payments', async () => {
    const { reference } = await Depositor.at(site);
    const peso = { currency: 'PHP' };
    const report = {
      payments: [
        paid(reference, 'pay_1'),
        paid('D-PESO2222', 'pay_2', peso),
        paid('D-PESO3333', 'pay_3', peso),
      ],
      payouts: [paid('W-PESO2222', 'out_1', peso)],
    };
    const [ours, theirs] = [
      { payments: 1, payouts: 0, differences: 1 },
      { payments: 2, payouts: 1, differences: 3 },
    ];
    expect(await compare(report)).toEqual(ours);
    expect(await compare(report, stranger)).toEqual(theirs);
    expect(await countsOf(cashier)).toMatchObject([ours]);
    expect(await countsOf(stranger)).toMatchObject([theirs]);
  });

  it('F15 D2 without payments of a brand still counts as compared for it', async () => {
    await compare({ payments: [paid('D-PESO2222', 'pay_2', { currency: 'PHP' })] }, stranger);
    expect(await countsOf(cashier)).toMatchObject([{ payments: 0, payouts: 0, differences: 0 }]);
  });

  it('F15 started by staff is audited at their brand with its own counts', async () => {
    const [before, elsewhere] = [await auditOf('lantern'), await auditOf('harbor')];
    await compare({
      payments: [paid('D-AUDIT222', 'pay_1'), paid('D-AUDIT333', 'pay_2', { currency: 'PHP' })],
    });
    expect((await auditOf('lantern')).slice(before.length)).toEqual([
      {
        ...{ actor: cashier.username, subjectType: 'reconciliation', subject: 'paygate' },
        after: { day, payments: 1, payouts: 0, differences: 1 },
      },
    ]);
    expect(await auditOf('harbor')).toEqual(elsewhere);
  });

  it('F15 by the job is audited for no one', async () => {
    const before = await auditOf('lantern');
    await site.query("update reconciliation set compared_at = '2020-01-01'");
    await reconcilePast(site.site);
    expect(await auditOf('lantern')).toEqual(before);
  });
});

describe('F15 late reports', () => {
  const dayBefore = (days: number) => new Date(site.clock.now().getTime() - days * 86_400_000);
  /**
   * A deposit that expired that many days ago, with all past days compared; and a moment of its
   * life.
   */
  async function expiredBefore(days: number) {
    const member = await Depositor.at(site);
    await site.query(
      `update deposit
          set status = 'expired', created_at = created_at - make_interval(days => $2),
            expires_at = expires_at - make_interval(days => $2)
        where reference = $1`,
      [member.reference, days],
    );
    await reconcilePast(site.site);
    site.clock.turn({ minutes: 10 });
    return { member, at: dayBefore(days).toISOString() };
  }
  afterEach(async () => {
    site.clock.reset();
    await site.asOwner('delete from reconciliation');
  });

  it.each([3, 20])(
    'F15 are compared for their day of %i days ago although it was compared before',
    async (days) => {
      const { member, at } = await expiredBefore(days);
      await member.tell({ occurredAt: at });
      expect(await member.outcome()).toEqual([200_000n, 'paid']);
      await reconcilePast(site.site);
      expect(await rowsOf(member.reference)).toMatchObject([
        {
          difference: 'missing_there',
          day: at.slice(0, 10),
          ours: { amount: '200000' },
          theirs: null,
        },
      ]);
    },
  );

  it('F15 are compared once: a day without additions is not requested again', async () => {
    const { member, at } = await expiredBefore(3);
    await member.tell({ occurredAt: at });
    site.clock.turn({ minutes: 10 });
    const asked = vi.spyOn(site.gateway, 'report');
    await reconcilePast(site.site);
    expect(asked.mock.calls.map(([of]) => of)).toContain(at.slice(0, 10));
    asked.mockClear();
    await reconcilePast(site.site);
    expect(asked).not.toHaveBeenCalled();
  });

  it('F15 are reported as failed on an adjacent day that was compared before', async () => {
    const { member, at } = await expiredBefore(3);
    const [day, next] = [
      at.slice(0, 10),
      new Date(Date.parse(at) + 86_400_000).toISOString().slice(0, 10),
    ];
    site.gateway.reports.set(next, {
      payments: [paid(member.reference, 'pay_1', { status: 'failed', at: new Date(next) })],
      payouts: [],
    });
    await member.tell({ occurredAt: at });
    await reconcilePast(site.site);
    site.gateway.reports.delete(next);
    expect(await rowsOf(member.reference)).toContainEqual(
      expect.objectContaining({ difference: 'missing_there', day }),
    );
  });
});
