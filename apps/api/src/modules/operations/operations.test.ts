import { endpoints, staffQueues } from '@lantern/contracts';
import { describe, expect, it, vi } from 'vitest';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { keepJobs, noteEnd, noteStart } from './index.ts';

const site = useTestSite();
const { trialBalance, jobRuns, gatewayEvents, staffOverview } = endpoints;

describe('OPR-02 the trial balance', () => {
  it('sums to zero in each currency, even while money moves', async () => {
    const { token } = await staffAt(site, 'auditor');
    const giving = Promise.all([
      site.memberWith(700n),
      site.memberWith(300n),
      site.memberWith(11n),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => site.client.call(trialBalance, { token })),
    );
    await giving;
    for (const { value } of [...answers, await site.client.call(trialBalance, { token })])
      expect(value.money.map(({ sum }) => sum)).toEqual(value.money.map(() => '0'));
  });

  it('shows the money of the brand’s members and the house’s side of it', async () => {
    const { token } = await staffAt(site, 'auditor', 'harbor');
    const harbor = { token, host: 'harbor.localhost' };
    const before = (await site.client.call(trialBalance, harbor)).value;
    await site.memberWith(1234n);
    const after = (await site.client.call(trialBalance, harbor)).value;
    expect(after.money).toEqual(before.money);
    const own = await staffAt(site, 'auditor');
    const { money, liabilities } = (await site.client.call(trialBalance, { token: own.token }))
      .value;
    const real = money.find(({ playMoney }) => !playMoney);
    const members = real?.lines.find(
      ({ owner, purpose }) => owner === 'member' && purpose === 'main',
    );
    const house = real?.lines.find(({ purpose }) => purpose === 'house_opening');
    expect(BigInt(members?.sum ?? 0)).toBe(-BigInt(house?.sum ?? 0));
    expect(liabilities).toContainEqual(
      expect.objectContaining({ purpose: 'main', sum: members?.sum }),
    );
  });
});

describe('OPR-02 the jobs', () => {
  it('show the last run of each, and the number of failures', async () => {
    const { token } = await staffAt(site, 'auditor');
    const { db } = site.site;
    await keepJobs(db, [
      { name: 'good', cron: '* * * * *' },
      { name: 'bad', cron: '7 * * * *' },
      { name: 'new', cron: '0 0 * * *' },
    ]);
    const at = new Date('2026-11-01T10:00:00Z');
    for (const name of ['good', 'bad']) await noteStart(db, name, at);
    await noteEnd(db, 'good', at);
    await noteEnd(db, 'bad', at, { error: 'It broke.', disproved: false });
    const { jobs } = (await site.client.call(jobRuns, { token })).value;
    const iso = at.toISOString();
    expect(jobs).toEqual([
      {
        name: 'bad',
        cron: '7 * * * *',
        lastRun: { startedAt: iso, endedAt: iso, ok: false, error: 'It broke.' },
        runs: 1,
        failures: 1,
        lastFailureAt: iso,
      },
      {
        name: 'good',
        cron: '* * * * *',
        lastRun: { startedAt: iso, endedAt: iso, ok: true, error: null },
        runs: 1,
        failures: 0,
        lastFailureAt: null,
      },
      { name: 'new', cron: '0 0 * * *', lastRun: null, runs: 0, failures: 0, lastFailureAt: null },
    ]);
    await keepJobs(db, [{ name: 'good', cron: '* * * * *' }]);
    expect((await site.client.call(jobRuns, { token })).value.jobs.map(({ name }) => name)).toEqual(
      ['good'],
    );
  });

  it('show what waits in the outbox, and since when', async () => {
    const { token } = await staffAt(site, 'auditor');
    await site.query(
      `insert into outbox (topic, brand_id, payload, created_at)
        select 'x', id, '{}', '2026-01-01' from brand limit 1`,
    );
    const { outbox } = (await site.client.call(jobRuns, { token })).value;
    expect(outbox).toEqual({ waiting: expect.any(Number), oldestAt: '2026-01-01T00:00:00.000Z' });
    await site.query("delete from outbox where topic = 'x'");
  });

  it('record what a worker runs', async () => {
    const ran: string[] = [];
    const job = { name: 'noted-job', cron: '* * * * *', run: async () => ran.push('once') };
    const jobs = new Jobs(site.site, [job], { poll: 0.5, supervise: 10 });
    await jobs.start();
    await expect
      .poll(async () => (await site.query("select ok from job_run where name = 'noted-job'"))[0], {
        timeout: 90_000,
      })
      .toMatchObject({});
    await jobs.stop();
  });
});

describe('OPR-02 the overview', () => {
  it('shows each role what it may see', async () => {
    const ask = async (role: 'owner' | 'support' | 'cashier') =>
      (await site.client.call(staffOverview, { token: (await staffAt(site, role)).token })).value;
    const [owner, support, cashier] = [
      await ask('owner'),
      await ask('support'),
      await ask('cashier'),
    ];
    expect(owner.queues.map(({ name }) => name)).toEqual([...staffQueues]);
    expect([owner.ledger, owner.audit, owner.jobs]).not.toContain(null);
    expect(support).toMatchObject({ ledger: null, audit: null, jobs: null });
    expect(cashier.ledger).not.toBeNull();
    expect(cashier).toMatchObject({ audit: null, jobs: null });
  });

  it('F15 counts unresolved differences, and shows the age of the oldest', async () => {
    const { token, brandId } = await staffAt(site, 'cashier');
    const waiting = async () =>
      (await site.client.call(staffOverview, { token })).value.queues.find(
        ({ name }) => name === 'reconciliation',
      );
    expect(await waiting()).toEqual({ name: 'reconciliation', waiting: 0, oldestAt: null });
    await site.query(
      `insert into reconciliation_difference
          (brand_id, gateway, day, subject, reference, difference, found_at)
       values ($1, 'paygate', '2026-11-20', 'payment', 'D-OPEN2345', 'missing_there',
               '2026-11-21T03:00:00Z')`,
      [brandId],
    );
    expect(await waiting()).toEqual({
      name: 'reconciliation',
      waiting: 1,
      oldestAt: '2026-11-21T03:00:00.000Z',
    });
    await site.query(
      `update reconciliation_difference set resolved_at = now(), resolution = 'seen'
        where reference = 'D-OPEN2345'`,
    );
    expect(await waiting()).toMatchObject({ waiting: 0 });
  });

  it('reports the same debts as the ledger without reading its entries', async () => {
    await site.memberWith(4321n);
    const { token } = await staffAt(site, 'owner');
    const { liabilities } = (await site.client.call(trialBalance, { token })).value;
    const asked = vi.spyOn(site.site.db.pool, 'query');
    const { ledger } = (await site.client.call(staffOverview, { token })).value;
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
    asked.mockRestore();
    expect(ledger?.liabilities).toEqual(liabilities);
    expect(texts.filter((text) => /\bentry\b/.test(text))).toEqual([]);
  });

  it('reports a failed proof of a job', async () => {
    const { token } = await staffAt(site, 'owner');
    const { db } = site.site;
    await keepJobs(db, [{ name: 'audit-proof', cron: '29 2 * * *' }]);
    const at = new Date('2026-11-01T10:00:00Z');
    await noteStart(db, 'audit-proof', at);
    await noteEnd(db, 'audit-proof', at, { error: 'Row 2.', disproved: true });
    const { audit, jobs } = (await site.client.call(staffOverview, { token })).value;
    expect(audit).toEqual({ proof: { at: at.toISOString(), holds: false, detail: 'Row 2.' } });
    expect(jobs?.failing).toEqual(['audit-proof']);
  });

  it.each([
    ['does not hold', true, false],
    ['could not be checked', false, null],
  ])('M13 reports the result of a proof: it %s', async (_what, disproved, holds) => {
    const { token } = await staffAt(site, 'owner');
    const { db } = site.site;
    await keepJobs(db, [{ name: 'ledger-proof', cron: '*/5 * * * *' }]);
    const at = new Date('2026-11-01T10:00:00Z');
    await noteStart(db, 'ledger-proof', at);
    await noteEnd(db, 'ledger-proof', at, { error: 'Why.', disproved });
    const proof = { at: at.toISOString(), holds, detail: 'Why.' };
    expect((await site.client.call(trialBalance, { token })).value.proof).toEqual(proof);
    expect((await site.client.call(staffOverview, { token })).value.ledger?.proof).toEqual(proof);
  });
});

describe('OPR-02 the events of payment gateways', () => {
  it('are those of the brand’s deposits, newest first', async () => {
    const [own, stranger] = [
      await staffAt(site, 'auditor'),
      await staffAt(site, 'auditor', 'harbor'),
    ];
    const before = (await site.client.call(gatewayEvents, { token: own.token })).value.total;
    const member = await site.register();
    await site.query(
      `with made as (
         insert into deposit
           (id, brand_id, member_id, reference, idempotency_key, method, gateway, amount, currency,
             return_url, expires_at)
         select uuid_v7(), brand_id, id, 'D-EVENT234', 'key-of-event', 'online', 'paygate', 5,
           'VND', 'http://x.test', now()
           from member where id = $1 returning id)
       insert into gateway_event (gateway, event_id, deposit_id, payload, outcome)
         select 'paygate', 'e-1', id, '{}', 'paid' from made`,
      [member.customerId],
    );
    const { list, total } = (await site.client.call(gatewayEvents, { token: own.token })).value;
    expect(total).toBe(before + 1);
    expect(list[0]).toMatchObject({ reference: 'D-EVENT234', eventId: 'e-1', outcome: 'paid' });
    const host = stranger.host;
    expect(
      (await site.client.call(gatewayEvents, { token: stranger.token, host })).value.list,
    ).toEqual([]);
  });
});
