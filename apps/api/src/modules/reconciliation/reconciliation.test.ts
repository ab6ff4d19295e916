import { endpoints } from '@lantern/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { payUrlOf } from '../../../testing/deposits.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { auditOf } from '../../../testing/staff-withdrawals.ts';
import { useStandIn } from '../../../testing/stand-in.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { reconcilePast } from './reconcile.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
const gateway = await useStandIn(site);

type Person = Awaited<ReturnType<typeof staffAt>>;
let cashier: Person;
let stranger: Person;
beforeAll(async () => {
  cashier = await staffAt(site, 'cashier');
  stranger = await staffAt(site, 'cashier', 'harbor');
});

const today = () => new Date().toISOString().slice(0, 10);
const compare = (code: string, person = cashier, day = today()) =>
  site.client.call(endpoints.reconcileDay, {
    token: person.token,
    host: person.host,
    body: { gateway: code, day },
  });
const list = async (person = cashier, query: Record<string, string> = {}) =>
  (
    await site.client.call(endpoints.reconciliations, {
      token: person.token,
      host: person.host,
      query: { pageSize: '100', ...query },
    })
  ).value;
const resolve = (id: string, person = cashier) =>
  site.client.call(endpoints.resolveDifference, {
    ...{ token: person.token, host: person.host },
    body: { id, resolution: 'the gateway has paid it back' },
  });

describe.each([
  { code: 'paygate', method: 'online' },
  { code: 'fieldpay', method: 'card' },
  { code: 'tokenpay', method: 'e-wallet' },
])('F15 a day by the report of $code', ({ code, method }) => {
  let member: Depositor;
  beforeEach(async () => {
    member = await Depositor.at(site, method);
    await gateway.press(payUrlOf(member.deposit), 'pay');
  });
  const found = async () =>
    (await list()).list.filter(({ reference }) => reference === member.reference);

  it('F15 without a difference matches our books', async () => {
    expect((await compare(code)).value.payments).toBeGreaterThan(0);
    expect(await found()).toEqual([]);
  });

  it('F15 with one unit of difference names the deposit and moves no money', async () => {
    await site.asOwner(
      `update deposit set credited = credited - 1 where reference = '${member.reference}'`,
    );
    const before = await member.balance();
    await compare(code);
    expect(await found()).toMatchObject([
      {
        ...{ gateway: code, subject: 'payment', difference: 'other_amount', resolved: null },
        ours: { amount: '199999', currency: 'VND' },
        theirs: { amount: '200000', status: 'paid' },
      },
    ]);
    expect(await member.balance()).toBe(before);
  });

  it('F15 with a payment missing in our books names it', async () => {
    await site.asOwner(
      `update deposit set gateway = 'elsewhere' where reference = '${member.reference}'`,
    );
    await compare(code);
    expect(await found()).toMatchObject([
      { difference: 'missing_here', ours: null, theirs: { amount: '200000' } },
    ]);
    await site.asOwner(
      `update deposit set gateway = '${code}' where reference = '${member.reference}'`,
    );
  });

  it('F15 with a payment that is open in our books names it', async () => {
    const open = await Depositor.at(site, method);
    await gateway.press(payUrlOf(open.deposit), 'silent');
    await compare(code);
    const named = (await list()).list.filter(({ reference }) => reference === open.reference);
    expect(named).toMatchObject([
      { difference: 'other_status', ours: { status: 'pending' }, theirs: { status: 'paid' } },
    ]);
    expect(await open.balance()).toBe(0n);
  });

  it('F15 without a payment of our books names it', async () => {
    await site.asOwner(
      `update deposit set reference = 'X' || substr(reference, 2)
        where reference = '${member.reference}'`,
    );
    await compare(code);
    const named = (await list()).list.filter(
      ({ reference }) => reference === `X${member.reference.slice(1)}`,
    );
    expect(named).toMatchObject([{ difference: 'missing_there', theirs: null }]);
    await site.asOwner(
      `update deposit set reference = 'D' || substr(reference, 2)
        where reference = 'X${member.reference.slice(1)}'`,
    );
  });
});

describe('F15 the queue of differences', () => {
  let id: string;
  let reference: string;
  beforeEach(async () => {
    const member = await Depositor.at(site);
    reference = member.reference;
    await gateway.press(payUrlOf(member.deposit), 'silent');
    await compare('paygate');
    id = (await list()).list.find((one) => one.reference === reference)?.id ?? '';
  });

  it('F15 lists each once after any number of comparisons, and who resolved it', async () => {
    await compare('paygate');
    expect((await list()).list.filter((one) => one.reference === reference)).toHaveLength(1);
    expect((await resolve(id)).status).toBe(200);
    await compare('paygate');
    expect((await list()).list.some((one) => one.reference === reference)).toBe(false);
    const [resolved] = (await list(cashier, { open: 'no' })).list.filter(
      (one) => one.reference === reference,
    );
    expect(resolved?.resolved).toMatchObject({
      by: cashier.username,
      resolution: 'the gateway has paid it back',
    });
    expect(verdictOf(await resolve(id))).toBe('difference_resolved');
    expect((await auditOf(site, reference)).map(({ action }) => action)).toEqual([
      'difference_resolved',
    ]);
  });

  it('D2 lists only the own brand', async () => {
    expect((await list(stranger)).list.map((one) => one.id)).not.toContain(id);
    expect(verdictOf(await resolve(id, stranger))).toBe('difference_not_found');
  });

  it('F15 lists the compared days', async () => {
    expect((await list()).compared).toContainEqual(
      expect.objectContaining({ gateway: 'paygate', day: today() }),
    );
  });

  it('F15 offers the gateways of the brand’s deposits and payouts for comparison', async () => {
    const { gateways } = await list();
    // The last one is the vendor of games, which every brand has.
    expect(gateways).toEqual(['paygate', 'fieldpay', 'tokenpay', 'BGS']);
    for (const code of gateways.slice(0, 3)) expect((await compare(code)).status).toBe(200);
    await brands.set('lantern', ['deposit', 'methods'], []);
    expect((await list()).gateways).toEqual(['paygate', 'tokenpay', 'BGS']);
    expect((await list(stranger)).gateways).toEqual(gateways);
  });

  it('F15 rejects an unknown gateway', async () => {
    expect(verdictOf(await compare('nobody'))).toBe('unknown_gateway');
  });

  it('F15 D2 rejects a gateway that the brand does not use', async () => {
    const compared = expect.objectContaining({ gateway: 'fieldpay', day: today() });
    await compare('fieldpay');
    expect((await list(stranger)).compared).toContainEqual(compared);
    await brands.set('harbor', ['deposit', 'methods'], []);
    expect(verdictOf(await compare('fieldpay', stranger))).toBe('unknown_gateway');
    expect((await list(stranger)).compared).not.toContainEqual(compared);
    expect((await list()).compared).toContainEqual(compared);
  });

  it('F15 reports a gateway that does not answer, and can be retried', async () => {
    await gateway.fail('drop');
    expect(verdictOf(await compare('paygate'))).toBe('payment_gateway_failed');
  });

  it('F15 M5 is filled by a job for every missing day, once each', async () => {
    const days = [0, 1, 2].map((after) =>
      new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10),
    );
    const comparedByJob = async () => {
      const before = site.log.length;
      await reconcilePast(site.site).catch(() => {});
      return site.log
        .slice(before)
        .filter(({ detail }) => detail.event === 'reconciled' && detail.gateway === 'tokenpay')
        .map(({ detail }) => String(detail.day));
    };
    await compare('tokenpay');
    site.clock.turn({ minutes: 3 * 24 * 60 });
    const [first, second] = [await comparedByJob(), await comparedByJob()];
    site.clock.reset();
    expect(first.filter((day) => days.includes(day))).toEqual(days);
    expect(second).toEqual([]);
    await site.asOwner('delete from reconciliation');
  });

  it('F15 is filled by a job that continues when one gateway does not answer', async () => {
    site.clock.turn({ minutes: 24 * 60 });
    await expect(reconcilePast(site.site)).rejects.toThrow('401');
    site.clock.reset();
    expect(site.log).toContainEqual(
      expect.objectContaining({
        detail: expect.objectContaining({ event: 'reconciled', gateway: 'tokenpay', day: today() }),
      }),
    );
  });
});
