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
import { credentialsOf } from '../../../testing/browsers.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useAgreements(site);
let staff: Awaited<ReturnType<typeof staffAt>>;
let agent: { id: string; account: string };

beforeAll(async () => {
  staff = await staffAt(site, 'reviewer');
  agent = await plant(site, null, { type: 1 });
});

/** What a bill opens. */
const parts = [
  ...[endpoints.staffBillDownlines, endpoints.staffBillMembers, endpoints.staffBillDays],
  ...[endpoints.staffBillBets, endpoints.staffBillFile],
] as const;

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

  it('CON-04 AGT-01 open a bill to bills below, members, days and bets; export it', async () => {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    const top = await plant(site, null, { type: 1 });
    const junior = await plant(site, top.id, { type: 1 });
    const member = await plant(site, junior.id);
    const { start } = yesterday();
    const at = new Date(start.getTime() - 60_000);
    await agree(site, top.id, salary('1'), { at });
    await agree(site, junior.id, salary('0.5'), { at, upline: top.id });
    const noon = new Date(start.getTime() + 12 * 60 * 60_000);
    await play(site, member.id, { at: noon, stake: 100_000, won: 30_000 });
    await settleAt(site);
    const { token } = staff;
    const bills = await site.client.call(endpoints.staffBills, {
      ...{ token, query: { search: top.account } },
    });
    const [line] = bills.value.list;
    expect(line).toMatchObject({ agent: { id: top.id }, amount: '1000', owes: '500' });
    const id = line?.id ?? '';
    const ask = <Call extends (typeof parts)[number]>(call: Call, more = {}) =>
      site.client.call(call as typeof endpoints.staffBillMembers, {
        ...{ token, query: { id, ...more } },
      });
    expect((await ask(endpoints.staffBillDownlines)).value.list).toMatchObject([
      { agent: { id: junior.id }, amount: '500' },
    ]);
    expect((await ask(endpoints.staffBillMembers)).value.list).toMatchObject([
      { id: top.id, own: true, turnover: '0' },
      { id: junior.id, own: false, turnover: '100000', netLoss: '70000' },
    ]);
    const below = await ask(endpoints.staffBillMembers, { member: junior.id });
    expect(below.value.above).toMatchObject([{ id: junior.id }]);
    expect(below.value.list).toMatchObject([{ turnover: '0' }, { id: member.id }]);
    const day = line?.period.from;
    const figures = { day, turnover: '100000', netLoss: '70000' };
    expect((await ask(endpoints.staffBillDays)).value.list).toEqual([figures]);
    expect(
      (await ask(endpoints.staffBillBets, { member: member.id, day })).value.list,
    ).toMatchObject([{ member: { id: member.id }, stake: '100000', win: '30000' }]);
    const linesOf = async (url: string) => {
      const { body } = await site.app.inject({
        url,
        headers: { host: 'localhost', 'accept-language': 'en', ...credentialsOf(token) },
      });
      return body.trim().split('\r\n').slice(1);
    };
    const rows = await linesOf(`${endpoints.staffBillFile.path}?id=${id}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/Round,.*,100000,100000,30000,70000,1,VND$/);
    const all = await linesOf(`${endpoints.staffBillsFile.path}?search=${top.account}`);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(/Daily salary.*1000/);
    const audited = await site.query(
      "select after from audit_event where action = 'bills_exported' order by seq",
    );
    expect(audited).toMatchObject([{ after: { id } }, { after: { search: top.account } }]);
    const abroad = await staffAt(site, 'reviewer', 'harbor');
    for (const call of parts) {
      const answer = await site.client.call(call as typeof endpoints.staffBillMembers, {
        ...{ token: abroad.token, host: abroad.host, query: { id } },
      });
      expect([call.name, verdictOf(answer)]).toEqual([call.name, 'bill_not_found']);
    }
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
