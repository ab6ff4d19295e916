import {
  type Agreement,
  type AgreementBillLine,
  type AgreementTerms,
  type BillCalculation,
  type StaffDispute,
  type StaffRole,
  staffEndpoints,
} from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { exported } from '../../../testing/exported.ts';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const at = '2026-11-24T05:06:07.000Z';
const agent = { id: someId, account: 'demoagent' };
const terms: AgreementTerms = {
  ...{ kind: 'dailySalary', activeMinimum: '500' },
  tiers: [{ turnover: '500000', netLoss: '0', activeMembers: 10, rate: '0.8' }],
};
const calculation: BillCalculation = {
  ...{ asOf: at, figures: { turnover: '620000', netLoss: '41000', activeMembers: 12 } },
  ...{ carried: '0', carriedOut: '0', base: '620000', tier: 0, rate: '0.8', less: [] },
  ...{ amount: '4960', next: null },
};
const bill: AgreementBillLine = {
  ...{ id: someId, agreement: someId, kind: 'dailySalary', agent, payer: null },
  period: { start: at, end: '2026-11-25T05:06:07.000Z', from: '2026-11-24', to: '2026-11-24' },
  ...{ state: 'paid', amount: '4960', paid: '0', owes: '0', net: '4960', short: '0' },
  ...{ held: '0', currency: 'VND' },
};
const notes = { rejection: null, proposed: false, disputes: [] };

async function openBill(same = true, bets?: BillCalculation['bets']) {
  const ops = new FakeOps();
  ops.on(staffEndpoints.staffBill, () => {
    const own = { ...calculation, ...(bets && { bets }) };
    const again = same ? own : { ...own, amount: '4000' };
    return { bill, terms, calculation: own, again, same, ...notes };
  });
  await renderConsole(`/bills/${someId}`, { ops, token: 't' });
  await screen.findByRole('region', { name: 'Calculation' });
}

it('CON-04 shows a bill beside its calculation made again', async () => {
  await openBill();
  expect(screen.getByText('Same')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    `/console/agreements/${someId}`,
  );
});

it('CON-04 shows the bets of each rate of real-time salary', async () => {
  await openBill(false, [
    { won: true, rate: '0.1', turnover: '20000' },
    { won: false, rate: '0.3', turnover: '50000' },
  ]);
  const shown = within(screen.getByRole('region', { name: 'Calculation' }));
  expect(shown.getByText('Winning bets at 0.1%').nextSibling).toHaveTextContent('₫20,000');
  expect(shown.getByText('Losing bets at 0.3%').nextSibling).toHaveTextContent('₫50,000');
});

it('CON-04 says when an agreement ends that two parties have ended', async () => {
  const ops = new FakeOps();
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const agreement: Agreement = {
    ...{ id: someId, state: 'ended', version: 3, terms, currency: 'VND', agent, upline: null },
    ...{ offeredAt: at, answeredAt: at, startsAt: at, endsAt, ended: 'terminated' },
    ...{ terminationRequestedAt: at, hash: 'ab'.repeat(32), may: [] },
  };
  ops.on(staffEndpoints.staffAgreement, () => ({
    ...{ agreement, events: [], document: null, ends: [] },
  }));
  await renderConsole(`/agreements/${someId}`, { ops, token: 't' });
  const about = within(await screen.findByRole('region', { name: 'Daily salary' }));
  expect(about.queryByText('Ended')).toBeNull();
  expect(about.getAllByText(/^Ends/)).toHaveLength(2);
});

it('CON-04 says when the calculation made again differs', async () => {
  await openBill(false);
  expect(screen.getByText('Different')).toBeVisible();
  const again = within(screen.getByRole('region', { name: 'Calculated again now' }));
  expect(again.getByText('₫4,000')).toBeVisible();
});

it('CON-04 AGT-01 opens a bill to bills below, members, days and bets; exports it', async () => {
  const ops = new FakeOps();
  const junior = { id: '01a20000-0000-7000-8000-000000000002', account: 'junior' };
  const below = { ...bill, id: junior.id, agent: junior, payer: agent, amount: '1500' };
  ops.on(staffEndpoints.staffBill, () => ({
    ...{ bill: { ...bill, owes: '1500' }, terms, calculation, again: calculation, same: true },
    ...notes,
  }));
  ops.on(staffEndpoints.staffBillDownlines, () => ({ list: [below], total: 1, totalPages: 1 }));
  ops.on(staffEndpoints.staffBillMembers, ({ query }) => {
    const own = { ...agent, turnover: '20000', netLoss: '7000', direct: 1, own: true };
    const other = { ...junior, turnover: '600000', netLoss: '34000', direct: 0, own: false };
    const above = query.member ? [junior] : [];
    return { list: [own, other], total: 2, totalPages: 1, above, currency: 'VND' };
  });
  ops.on(staffEndpoints.staffBillDays, () => ({
    ...{ list: [{ day: '2026-11-24', turnover: '620000', netLoss: '41000' }], currency: 'VND' },
  }));
  ops.on(staffEndpoints.staffBillBets, () => ({
    list: [
      {
        ...{ id: '17', member: junior, kind: 'round' as const, gameName: 'Carp Leap', at },
        ...{ stake: '600000', turnover: '600000', win: '566000', rate: null },
      },
    ],
    ...{ more: false, currency: 'VND' },
  }));
  ops.on(staffEndpoints.staffBillFile, () => new Blob(['Time,Account']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await renderConsole(`/bills/${someId}`, { ops, token: 't' });
  const passedOn = await screen.findByRole('table', { name: 'Bills of the downline' });
  expect(passedOn).toHaveTextContent(/junior.*₫1,500/);
  expect(screen.getByRole('table', { name: 'Settled rounds' })).toHaveTextContent(
    /junior.*Carp Leap.*₫600,000.*₫566,000/,
  );
  const members = within(screen.getByRole('table', { name: 'By member' }));
  await userEvent.click(members.getByRole('link', { name: 'junior' }));
  await userEvent.click(await screen.findByRole('link', { name: '2026-11-24' }));
  const way = within(await screen.findByRole('navigation', { name: 'Part of the bill' }));
  expect(await way.findByText('junior')).toHaveAttribute('aria-current', 'page');
  const part = { id: someId, member: junior.id, day: '2026-11-24' };
  await expect.poll(() => ops.to(staffEndpoints.staffBillBets).at(-1)?.query).toMatchObject(part);
  saved.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(ops.to(staffEndpoints.staffBillFile)).toMatchObject([{ query: part }]);
  expect(screen.getByRole('link', { name: 'All days' })).toBeVisible();
});

const rates = { lowest: '0', highest: '2', step: '0.1' };

it('CON-01 an offer of the brand is checked and sent with a reason', async () => {
  const ops = new FakeOps('owner');
  ops.on(staffEndpoints.searchMembers, () => {
    const member = {
      ...{ id: someId, username: 'demoagent', nickname: 'Demo', type: 1, currency: 'VND' },
      ...{ status: 'active' as const, balance: '0', createdAt: at, lastSeenAt: null },
    };
    return { list: [member], total: 1, totalPages: 1 };
  });
  ops.on(staffEndpoints.staffAgreementRules, () => ({
    rules: {
      ...{
        funding: 'upline' as const,
        carryOver: 'none' as const,
        turnoverStep: '0',
        reviewFrom: '0',
        collectDividends: false,
        mostTiers: 10,
      },
      ...{ sameLevel: false, crossLevel: true, sameRule: false },
      activeMinimum: { hour: '100', day: '500', longer: '1000' },
      rates: { dividend: rates, dailySalary: rates, hourlySalary: rates, realTimeSalary: rates },
    },
    ...{ currency: 'VND', version: '1' },
  }));
  ops.on(staffEndpoints.staffPreviewOffer, () => ({
    ...{ problems: [], replaces: null, ends: [], lastPeriod: null },
  }));
  await renderConsole('/agreements/offer?account=demoagent&kind=dailySalary', { ops, token: 't' });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose demoagent' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check the offer' }));
  expect(screen.getByText('Enter a rate with at most four decimals.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Rate/ }), '0.8');
  await userEvent.click(screen.getByRole('button', { name: 'Check the offer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send offer' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'agreed by phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  const tiers = [{ turnover: '0', netLoss: '0', activeMembers: 0, rate: '0.8' }];
  await expect
    .poll(() => ops.to(staffEndpoints.staffOfferAgreement))
    .toMatchObject([{ body: { member: someId, terms: { kind: 'dailySalary', tiers }, ends: [] } }]);
});

const held: AgreementBillLine = { ...bill, state: 'awaitingReview', held: '3000', paid: '1960' };

async function openHeld(change: object = {}, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.staffBill, () => ({
    ...{ bill: held, terms, calculation, again: calculation, same: true },
    ...{ ...notes, ...change },
  }));
  ops.on(staffEndpoints.proposeBillPayment, () => ({}));
  ops.on(staffEndpoints.answerDispute, ({ body }) => ({
    ...openDispute,
    answer: { text: body.answer, at },
  }));
  await renderConsole(`/bills/${someId}`, { ops, token: 't' });
  await screen.findByRole('region', { name: 'Review' });
  return ops;
}
const openDispute: StaffDispute = {
  ...{ id: someId, text: 'A bet is missing', at, answer: null, answeredBy: null },
  ...{ bill: someId, kind: 'dailySalary', agent, period: { start: at, end: at } },
  ...{ amount: '4960', currency: 'VND' },
};

it('CON-04 proposes to pay a bill that waits for two people', async () => {
  const ops = await openHeld();
  const review = within(screen.getByRole('region', { name: 'Review' }));
  expect(review.getByText('₫3,000')).toBeVisible();
  await userEvent.click(review.getByRole('button', { name: 'Propose to pay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose to pay' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'checked the bets');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose to pay' }));
  await expect
    .poll(() => ops.to(staffEndpoints.proposeBillPayment))
    .toMatchObject([{ body: { id: someId, reason: 'checked the bets' } }]);
});

it('CON-04 says who decides next, and why a bill was rejected', async () => {
  await openHeld({ proposed: true, rejection: { at, reason: 'played with own money' } });
  expect(screen.getByText(/waits for a second person/)).toBeVisible();
  expect(screen.getByText('played with own money')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Propose to pay' })).toBeNull();
});

it('CON-04 looks only, without the right to act', async () => {
  const dispute = { id: someId, text: 'A bet is missing', at, answer: null };
  await openHeld({ disputes: [dispute] }, 'cashier');
  expect(screen.getByText('A bet is missing')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Propose to pay' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
});

it('CON-04 answers a dispute, which closes it', async () => {
  const ops = new FakeOps('reviewer');
  ops.on(staffEndpoints.billDisputes, ({ query }) => ({
    ...{ total: 1, totalPages: 1 },
    list: query.open === 'true' ? [openDispute] : [],
  }));
  ops.on(staffEndpoints.answerDispute, ({ body }) => ({
    ...{ ...openDispute, answer: { text: body.answer, at }, answeredBy: 'ann' },
  }));
  await renderConsole('/bill-disputes', { ops, token: 't' });
  expect(await screen.findByText('A bet is missing')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Answer/ }), 'It counts tomorrow.');
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  await expect
    .poll(() => ops.to(staffEndpoints.answerDispute))
    .toMatchObject([{ body: { id: someId, answer: 'It counts tomorrow.' } }]);
  await userEvent.click(screen.getByRole('radio', { name: 'Answered' }));
  expect(await screen.findByText('No dispute was answered yet.')).toBeVisible();
});

it('CON-04 lists what uplines owe, with both parties', async () => {
  const ops = new FakeOps('support');
  ops.on(staffEndpoints.staffDebts, () => ({
    list: [
      {
        ...{ bill: someId, kind: 'dividend' as const, period: { start: at, end: at } },
        ...{ debtor: agent, creditor: { id: someId, account: 'junior' } },
        ...{ owed: '14000', paid: '4000' },
      },
    ],
    ...{ total: 1, totalPages: 1, currency: 'VND', rest: '10000' },
  }));
  await renderConsole('/debts', { ops, token: 't' });
  expect(await screen.findByRole('link', { name: 'demoagent' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'junior' })).toBeVisible();
  expect(screen.getAllByText('₫10,000')).toHaveLength(2);
});

it('CON-04 names a settled period by its days, and a part of a day by its hours', async () => {
  const ops = new FakeOps();
  const run = (kind: 'dailySalary' | 'dividend' | 'hourlySalary', start: string, end: string) => ({
    ...{ kind, period: { start, end }, state: 'settled' as const, dueAt: end, settledAt: end },
    ...{ bills: 1, amount: '4960', owed: '0' },
  });
  ops.on(staffEndpoints.agreementRuns, () => ({
    list: [
      run('dailySalary', '2026-11-23T17:00:00.000Z', '2026-11-24T17:00:00.000Z'),
      run('dividend', '2026-11-15T17:00:00.000Z', '2026-11-22T17:00:00.000Z'),
      run('hourlySalary', '2026-11-24T16:00:00.000Z', '2026-11-24T17:00:00.000Z'),
    ],
    ...{ total: 3, totalPages: 1, asOf: at, currency: 'VND' },
  }));
  await renderConsole('/settlements', { ops, token: 't' });
  const table = within(await screen.findByRole('table', { name: 'Settlements' }));
  const [, day, week, hour] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(day).toContain('PeriodNov 24, 2026Due');
  expect(week).toMatch(/PeriodNov 16\s–\s22, 2026Due/);
  expect(hour).toMatch(/Nov 24, 2026, 11:00.PM\s–\sNov 25, 2026, 12:00.AM/);
});

it('CON-04 ranks the agents by what they earned in the chosen days', async () => {
  const ops = new FakeOps();
  ops.on(staffEndpoints.agreementRanking, ({ query }) => ({
    ...{ currency: 'VND', asOf: at },
    list: query.kind === 'dividend' ? [] : [{ agent, bills: 3, amount: '14960', net: '9000' }],
  }));
  await renderConsole('/ranking', { ops, token: 't' });
  const table = await screen.findByRole('table', { name: 'Ranking' });
  expect(table).toHaveTextContent(/demoagent.*3.*₫14,960.*₫9,000/);
  expect(screen.getByText(/^Figures as of/)).toHaveTextContent(/Nov 24, 2026.*:06:07/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Kind/ }), 'dividend');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No bills in these days.')).toBeVisible();
});

const none = { list: [], total: 0, totalPages: 0 };
it.each([
  ['/agreements', staffEndpoints.staffAgreementsFile, 'Agreements', { search: '' }],
  ['/agreements', staffEndpoints.staffAgreementRequestsFile, 'Requests to the brand', {}],
  ['/debts', staffEndpoints.staffDebtsFile, undefined, { search: '' }],
  ['/bill-disputes', staffEndpoints.billDisputesFile, undefined, { open: 'true' }],
  ['/settlements', staffEndpoints.agreementRunsFile, undefined, {}],
  ['/ranking', staffEndpoints.agreementRankingFile, undefined, { from: expect.any(String) }],
] as const)('OPR-01 CON-04 %s exports what it lists by $1.name', async (path, call, of, query) => {
  const ops = new FakeOps('support');
  ops.on(staffEndpoints.staffAgreements, () => none);
  const asked = { id: someId, kind: 'dividend' as const, agent, note: '', at };
  ops.on(staffEndpoints.staffAgreementRequests, () => ({ list: [asked] }));
  ops.on(staffEndpoints.staffDebts, () => ({ ...none, currency: 'VND', rest: '0' }));
  ops.on(staffEndpoints.billDisputes, () => none);
  ops.on(staffEndpoints.agreementRuns, () => ({ ...none, asOf: at, currency: 'VND' }));
  ops.on(staffEndpoints.agreementRanking, () => ({ list: [], asOf: at, currency: 'VND' }));
  await renderConsole(path, { ops, token: 't' });
  expect(await exported(ops, call, of)).toMatchObject(query);
});

async function openRules(role: StaffRole) {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.teamContacts, () => ({ contacts: 'masked' as const, version }));
  ops.on(staffEndpoints.saveTeamContacts, ({ body }) => ({ contacts: body.contacts, version }));
  await renderConsole('/agreement-rules', { ops, token: 't' });
  const panel = await screen.findByRole('region', { name: 'Contacts of downlines' });
  expect(panel).toHaveTextContent('Shown to agentsMasked');
  return ops;
}
const version = 'a'.repeat(32);

it('AGT-01 OPR-01 changes how agents see contacts, with a reason', async () => {
  const ops = await openRules('reviewer');
  await userEvent.click(screen.getByRole('button', { name: 'Change contacts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change contacts' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Shown/ }), 'hidden');
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Agents called members');
  await userEvent.click(dialog.getByRole('button', { name: 'Save settings' }));
  const body = { contacts: 'hidden', version, reason: 'Agents called members' };
  await expect.poll(() => ops.to(staffEndpoints.saveTeamContacts)).toMatchObject([{ body }]);
});

it('AGT-01 OPR-01 shows support the rule of contacts, and no change', async () => {
  await openRules('support');
  expect(screen.queryByRole('button', { name: 'Change contacts' })).toBeNull();
});
