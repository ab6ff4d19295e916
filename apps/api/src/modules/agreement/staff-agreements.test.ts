import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  play,
  salary,
  settleAt,
  useAgreements,
  yesterday,
} from '../../../testing/agreements.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
useAgreements(site);
let staff: Awaited<ReturnType<typeof staffAt>>;
let agent: { id: string; account: string };

beforeAll(async () => {
  staff = await staffAt(site, 'reviewer');
  agent = await plant(site, null, { type: 1 });
});

describe('OPR-01 agreements in the console', () => {
  it('CON-04 show a settled period, its bills, the ranking, a bill counted again', async () => {
    const { start } = yesterday();
    await agree(site, agent.id, salary('1'), { at: new Date(start.getTime() - 60_000) });
    await play(site, agent.id, { at: new Date(start.getTime() + 60_000), stake: 100_000 });
    await settleAt(site);
    const { token } = staff;
    const runs = await site.client.call(endpoints.agreementRuns, { token });
    expect(runs.value.list).toMatchObject([
      { kind: 'dailySalary', state: 'settled', bills: 1, amount: '1000', owed: '0' },
    ]);
    const bills = await site.client.call(endpoints.staffBills, {
      token,
      query: { search: agent.account.slice(0, -1) },
    });
    const [line] = bills.value.list;
    expect(line).toMatchObject({ state: 'paid', amount: '1000', agent });
    const bill = await site.client.call(endpoints.staffBill, {
      token,
      query: { id: line?.id ?? '' },
    });
    expect(bill.value).toMatchObject({ same: true, again: { amount: '1000' } });
    const { from, to } = line?.period ?? { from: '', to: '' };
    const ranking = await site.client.call(endpoints.agreementRanking, {
      token,
      query: { from, to },
    });
    expect(ranking.value.list).toMatchObject([{ agent, amount: '1000', net: '1000' }]);
  });

  it('CON-01 change the brand’s rules once for each version, with an audited reason', async () => {
    const { token } = staff;
    const { value } = await site.client.call(endpoints.staffAgreementRules, { token });
    const rules = { ...value.rules, mostTiers: 3 };
    const save = (change: object) =>
      site.client.call(endpoints.saveAgreementRules, {
        token,
        body: { rules, version: value.version, reason: 'Fewer tiers', ...change },
      });
    const daily = { lowest: '2', highest: '1', step: '0.1' };
    const bad = { ...rules, rates: { ...rules.rates, dailySalary: daily } };
    expect(verdictOf(await save({ rules: bad }))).toBe('invalid_input');
    expect((await save({})).value).toMatchObject({ rules: { mostTiers: 3 } });
    expect(verdictOf(await save({}))).toBe('rule_changed');
    const audited = await site.query(
      "select reason from audit_event where action = 'agreement_rules_changed'",
    );
    expect(audited).toEqual([{ reason: 'Fewer tiers' }]);
  });

  it('CON-02 withdraw an offer and request the end of an agreement, with a reason', async () => {
    const { token } = staff;
    const other = await plant(site, null, { type: 2 });
    const reason = 'The agent asked for it';
    const made = await site.client.call(endpoints.staffOfferAgreement, {
      token,
      body: { member: other.id, terms: salary('1'), ends: [], reason },
    });
    const { id, version } = made.value;
    const end = (step: 'withdraw' | 'request', of: { id: string; version: number }) =>
      site.client.call(endpoints.staffEndAgreement, {
        token,
        body: { id: of.id, version: of.version, step, reason },
      });
    expect((await end('withdraw', { id, version })).value.state).toBe('withdrawn');
    expect(verdictOf(await end('withdraw', { id, version }))).toBe('agreement_changed');
    const active = await agree(site, other.id, salary('1'));
    const whole = await site.client.call(endpoints.staffAgreement, {
      token,
      query: { id: active },
    });
    const asked = await end('request', whole.value.agreement);
    expect(asked.value.may).toEqual(['cancelTermination']);
  });
});
