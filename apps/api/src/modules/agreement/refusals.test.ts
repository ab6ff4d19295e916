import { type Endpoint, endpoints } from '@lantern/contracts';
import { daysOf } from '@lantern/rules/agreements';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  billsOf,
  dividend,
  play,
  salary,
  settleAt,
  useAgreements,
  yesterday,
} from '../../../testing/agreements.ts';
import { credentialsOf } from '../../../testing/browsers.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { askWithdrawal, withdrawerWith } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const zone = 'Asia/Ho_Chi_Minh';
const brands = useAgreements(site);
let staff: Awaited<ReturnType<typeof staffAt>>;
let agent: LineMember;
let below: LineMember;
let stranger: { id: string };

beforeAll(async () => {
  staff = await staffAt(site, 'reviewer');
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  below = await LineMember.below(site, agent, { agent: true, balance: 0n });
  stranger = await plant(site, null, { type: 1 });
});

const id = '00000000-0000-7000-8000-000000000001';
const terms = salary('0.5');
const step = { id, version: 1 };
const offer = { member: id, terms };

/** Every call of an agent, with an input that names nothing that exists. */
const calls = [
  [endpoints.agreements, {}],
  [endpoints.agreementsFile, {}],
  [endpoints.agreementDetail, { query: { id } }],
  [endpoints.agreementRules, { query: { kind: 'dividend' } }],
  [endpoints.agreementRequests, {}],
  [endpoints.requestAgreement, { body: { kind: 'dividend', note: '' } }],
  [endpoints.previewOffer, { body: offer }],
  [endpoints.offerAgreement, { body: { ...offer, ends: [] } }],
  [endpoints.withdrawOffer, { body: step }],
  [endpoints.answerOffer, { body: { ...step, accept: true, ends: [] } }],
  [endpoints.terminateAgreement, { body: { ...step, step: 'confirm' } }],
  [endpoints.agreementBills, {}],
  [endpoints.agreementBillsFile, {}],
  [endpoints.agreementBill, { query: { id } }],
  [endpoints.agreementBillMembers, { query: { id } }],
  [endpoints.agreementBillDays, { query: { id } }],
  [endpoints.agreementBillBets, { query: { id } }],
  [endpoints.agreementBillFile, { query: { id } }],
  [endpoints.agreementBillDownlines, { query: { id } }],
  [endpoints.agreementBillDownlinesFile, { query: { id } }],
  [endpoints.recalculateBill, { body: { id } }],
  [endpoints.disputeBill, { body: { id, text: 'A bet is missing' } }],
  [endpoints.agreementNow, { query: { id } }],
  [endpoints.agreementIncome, {}],
  [endpoints.agreementIncomeFile, {}],
  [endpoints.agreementDebts, {}],
  [endpoints.agreementDebtsFile, {}],
] as const satisfies readonly (readonly [Endpoint, object])[];

const ask = async (call: Endpoint, token: string, input: object) =>
  verdictOf(
    await site.client.call(call as typeof endpoints.agreements, { token, ...input } as never),
  );

describe('AGT-02 the calls of agreements', () => {
  it('AGT-02 are for agents only', async () => {
    const { token } = await site.register();
    for (const [call, input] of calls)
      expect([call.name, await ask(call, token, input)]).toEqual([call.name, 'feature_disabled']);
  });

  it('AGT-02 D3 answer “not found” for an unknown id, and nothing for an empty list', async () => {
    const expected: Record<string, string> = {
      ...{ agreementDetail: 'agreement_not_found', withdrawOffer: 'agreement_not_found' },
      ...{ answerOffer: 'agreement_not_found', terminateAgreement: 'agreement_not_found' },
      ...{ agreementNow: 'agreement_not_found', agreementBill: 'bill_not_found' },
      ...{ agreementBillMembers: 'bill_not_found', agreementBillBets: 'bill_not_found' },
      ...{ agreementBillDays: 'bill_not_found', agreementBillFile: 'bill_not_found' },
      ...{ agreementBillDownlines: 'bill_not_found' },
      ...{ agreementBillDownlinesFile: 'bill_not_found' },
      ...{ recalculateBill: 'bill_not_found', disputeBill: 'bill_not_found' },
      ...{ previewOffer: 'member_not_found' },
      ...{ offerAgreement: 'member_not_found' },
    };
    for (const [call, input] of calls) {
      // A file is no reply in our words.
      if ('file' in call && !expected[call.name]) continue;
      const verdict = await ask(call, agent.token, input);
      expect([call.name, verdict]).toEqual([call.name, expected[call.name] ?? 'ok']);
    }
    const again = { body: { kind: 'dividend', note: '' } };
    expect(await ask(endpoints.requestAgreement, agent.token, again)).toBe('agreement_unavailable');
  });

  it('AGT-02 D3 answer “not found” for what belongs to another line, at any depth', async () => {
    const chief = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const line = [chief.id];
    for (let depth = 1; depth <= 10; depth += 1)
      line.push((await plant(site, line.at(-1) ?? null, { type: 1 })).id);
    const at = new Date(yesterday().start.getTime() - 60_000);
    const agreed: string[] = [];
    for (const [depth, member] of line.entries()) {
      const upline = line[depth - 1];
      const rate = String((12 - depth) / 10);
      agreed.push(await agree(site, member, salary(rate), { at, ...(upline && { upline }) }));
    }
    await play(site, line.at(-1) ?? '', { at: yesterday().start, stake: 100_000 });
    await settleAt(site);
    const bills = await Promise.all(line.map((member) => billsOf(site, member)));
    const outsider = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    for (const depth of [1, 3, 10]) {
      const [own, bill] = [agreed[depth] ?? '', bills[depth]?.[0]?.id ?? ''];
      const acts = [
        [endpoints.withdrawOffer, { body: { id: own, version: 2 } }],
        [endpoints.answerOffer, { body: { id: own, version: 2, accept: true, ends: [] } }],
        [endpoints.terminateAgreement, { body: { id: own, version: 2, step: 'request' } }],
        [endpoints.agreementNow, { query: { id: own } }],
        [endpoints.agreementDetail, { query: { id: own } }],
        [endpoints.recalculateBill, { body: { id: bill } }],
        [endpoints.agreementBill, { query: { id: bill } }],
        [endpoints.agreementBillDownlines, { query: { id: bill } }],
        [endpoints.agreementBillDownlinesFile, { query: { id: bill } }],
        [endpoints.agreementBillMembers, { query: { id: bill } }],
        [endpoints.agreementBillDays, { query: { id: bill } }],
        [endpoints.agreementBillBets, { query: { id: bill } }],
        [endpoints.agreementBillFile, { query: { id: bill } }],
        [endpoints.collectBill, { body: { id: bill } }],
        [endpoints.disputeBill, { body: { id: bill, text: 'Not mine at all' } }],
      ] as const;
      // Of the line, only the direct upline is a party.
      for (const token of [outsider.token, ...(depth > 1 ? [chief.token] : [])])
        for (const [call, input] of acts)
          expect([depth, call.name, await ask(call, token, input)]).toEqual([
            ...[depth, call.name],
            /bill|Bill/.test(call.name) ? 'bill_not_found' : 'agreement_not_found',
          ]);
      const beside = { body: { member: line[depth] ?? '', terms } };
      const offered = { body: { ...beside.body, ends: [] } };
      for (const token of [outsider.token, ...(depth > 1 ? [chief.token] : [])]) {
        expect(await ask(endpoints.previewOffer, token, beside)).toBe('member_not_found');
        expect(await ask(endpoints.offerAgreement, token, offered)).toBe('member_not_found');
        const query = { agreement: own };
        const { value } = await site.client.call(endpoints.agreementBills, { token, query });
        expect(value.list).toEqual([]);
      }
    }
  });

  it('CON-02 D3 answer staff “not found” for an unknown id', async () => {
    const { token } = staff;
    const reason = 'A test of refusals';
    const whole = { body: { ...offer, ends: [], reason } };
    const ending = { body: { ...step, step: 'withdraw', reason } };
    for (const [call, input, verdict] of [
      [endpoints.staffAgreements, {}, 'ok'],
      [endpoints.staffAgreementRequests, {}, 'ok'],
      [endpoints.staffAgreement, { query: { id } }, 'agreement_not_found'],
      [endpoints.staffBill, { query: { id } }, 'bill_not_found'],
      [endpoints.staffBillDownlines, { query: { id } }, 'bill_not_found'],
      [endpoints.staffBillMembers, { query: { id } }, 'bill_not_found'],
      [endpoints.staffBillDays, { query: { id } }, 'bill_not_found'],
      [endpoints.staffBillBets, { query: { id } }, 'bill_not_found'],
      [endpoints.staffBillFile, { query: { id } }, 'bill_not_found'],
      [endpoints.staffPreviewOffer, { body: offer }, 'member_not_found'],
      [endpoints.staffOfferAgreement, whole, 'member_not_found'],
      [endpoints.staffEndAgreement, ending, 'agreement_not_found'],
    ] as const)
      expect([call.name, await ask(call, token, input)]).toEqual([call.name, verdict]);
  });

  it('CON-02 an offer is checked again when it is answered', async () => {
    const own = await agree(site, agent.id, salary('1'));
    const offered = { member: below.id, terms, ends: [] };
    const preview = await site.client.call(endpoints.previewOffer, {
      token: agent.token,
      body: { member: below.id, terms },
    });
    expect(preview.value).toMatchObject({ problems: [], replaces: null, ends: [] });
    const { value } = await site.client.call(endpoints.offerAgreement, {
      token: agent.token,
      body: offered,
    });
    const { version } = value;
    const answer = { body: { id: value.id, version, accept: true, ends: [] } };
    await brands.set('lantern', ['agreements', 'rates', 'dailySalary', 'lowest'], '0.9');
    expect(await ask(endpoints.answerOffer, below.token, answer)).toBe('agreement_terms_invalid');
    const { token } = staff;
    const reason = 'A test of refusals';
    const bad = { body: { member: agent.id, terms, ends: [], reason } };
    expect(await ask(endpoints.staffOfferAgreement, token, bad)).toBe('agreement_terms_invalid');
    const inner = { body: { member: below.id, terms } };
    expect(await ask(endpoints.staffPreviewOffer, token, inner)).toBe('agreement_unavailable');
    const top = { body: { member: agent.id, terms } };
    expect(await ask(endpoints.staffPreviewOffer, token, top)).toBe('ok');
    await site.asOwner(`update agreement set state = 'ended', ended = 'terminated',
      ends_at = greatest(now(), starts_at) where id = '${own}'`);
    expect(await ask(endpoints.answerOffer, below.token, answer)).toBe('agreement_unavailable');
    expect(await ask(endpoints.previewOffer, agent.token, { body: offered })).not.toBe('ok');
    const taken = { body: { id: value.id, version: version + 1 } };
    expect(await ask(endpoints.withdrawOffer, agent.token, taken)).toBe('agreement_changed');
  });

  it('CON-03 an offer of the brand that ends others names them first', async () => {
    await brands.set('lantern', ['agreements', 'rates', 'dailySalary', 'lowest'], '0.1');
    const upline = await plant(site, null, { type: 1 });
    const downline = await plant(site, upline.id, { type: 1 });
    await agree(site, upline.id, salary('1'));
    await agree(site, downline.id, salary('0.8'), { upline: upline.id });
    const reason = 'Lower rates for all';
    const body = { member: upline.id, terms, ends: [], reason };
    expect(await ask(endpoints.staffOfferAgreement, staff.token, { body })).toBe(
      'agreement_ends_others',
    );
  });

  it('CON-04 what an agent owes can be neither withdrawn nor sent along the line', async () => {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    const { start } = yesterday();
    const noon = new Date(start.getTime() + 12 * 60 * 60_000);
    const at = new Date(start.getTime() - 60_000);
    const upline = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const downline = await LineMember.below(site, upline, { agent: true, balance: 0n });
    const other = await plant(site, upline.id);
    await agree(site, upline.id, dividend('40'), { at });
    await agree(site, downline.id, dividend('30'), { at, upline: upline.id });
    await play(site, downline.id, { at: noon, stake: 100_000 });
    await play(site, other.id, { at: noon, stake: 100_000, won: 190_000 });
    await settleAt(site);
    const sent = await upline.down(downline.account, 50_000n);
    expect(verdictOf(sent)).toBe('owed_to_downline');

    const [bill] = await billsOf(site, downline.id);
    const query = { id: bill?.id ?? '', member: stranger.id };
    for (const call of [
      ...[endpoints.agreementBillMembers, endpoints.agreementBillDays],
      ...[endpoints.agreementBillBets, endpoints.agreementBillFile],
    ])
      expect(await ask(call, downline.token, { query })).toBe('member_not_found');
    for (const call of [
      ...[endpoints.staffBillMembers, endpoints.staffBillDays],
      ...[endpoints.staffBillBets, endpoints.staffBillFile],
    ])
      expect(await ask(call, staff.token, { query })).toBe('member_not_found');
    const { body } = await site.app.inject({
      url: endpoints.agreementBillsFile.path,
      headers: { host: 'localhost', ...credentialsOf(downline.token) },
    });
    const [head = '', line = ''] = body.trim().split('\n');
    // In the language of the caller.
    expect(head).toContain('Từ ngày,Đến ngày,Thỏa thuận,Tài khoản,Bên trả');
    expect(line).toMatch(/Cổ tức.*30000.*Trả một phần/);
    const { value } = await site.client.call(endpoints.agreementIncome, {
      token: downline.token,
      query: {},
    });
    expect(value.byKind).toMatchObject([{ kind: 'dividend', received: '4000', bills: 1 }]);
    expect(value.byDay).toEqual([{ day: daysOf(yesterday(), zone).from, net: '4000' }]);
    const own = await site.client.call(endpoints.agreements, { token: downline.token });
    const now = { query: { id: own.value.list[0]?.id ?? '' } };
    expect(await ask(endpoints.agreementNow, downline.token, now)).toBe('ok');

    const withdrawer = await withdrawerWith(site, 300_000n);
    await site.asOwner(`update agreement_debt set debtor_id = '${withdrawer.id}', owed = owed
      where paid < owed`);
    await site.query("update purse set frozen = true where member_id = $1 and purpose = 'main'", [
      withdrawer.id,
    ]);
    const [debt] = await site.query<{ owed: string }>(
      `select sum(owed - paid)::text as owed from agreement_debt where debtor_id = $1`,
      [withdrawer.id],
    );
    const free = 300_000n - BigInt(debt?.owed ?? 0);
    const withdraw = async (amount: bigint) =>
      verdictOf(await askWithdrawal(site, withdrawer, { body: { amount: amount.toString() } }));
    expect(free).toBeGreaterThan(200_000n);
    expect(await withdraw(free + 1n)).toBe('owed_to_downline');
    await site.query('update purse set frozen = false where member_id = $1', [withdrawer.id]);
    expect(await withdraw(free)).toBe('ok');
  });
});
