import {
  agreementBill,
  agreementBillBets,
  agreementBillDownlinesFile,
  agreementBillFile,
  agreementBillMembers,
  agreementDebtsFile,
  agreementIncomeFile,
  agreementNow,
  agreementsFile,
  answerOffer,
  collectBill,
  disputeBill,
  endpoints,
  offerAgreement,
  previewOffer,
  recalculateBill,
} from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  agreementOf,
  answerAgreements,
  billOf,
  calculationOf,
  dailyTerms,
  junior,
  offerOf,
} from '../../../../testing/agreement-answers.ts';
import { answerCentre, teamMemberOf } from '../../../../testing/centre-answers.ts';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { answerMember } from '../../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../../testing/registration-answers.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { savedFile } from '../../../../testing/saved-file.ts';
import { answerMemberInfo, answerSite } from '../../../../testing/site-answers.ts';
import { openSession } from '../../../lib/session/session.ts';

function agreementServer(told: Parameters<typeof answerAgreements>[1] = {}): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  answerSite(server);
  const team = [teamMemberOf(1, { ...junior, type: 1 }), teamMemberOf(2, { account: 'player' })];
  answerCentre(server, { agreements: { dailySalary: true }, team });
  answerRegistration(server, asking({}));
  answerAgreements(server, told);
  return server;
}

beforeEach(() => openSession(sessionOf('demoagent', { isAgent: 1 })));

const open = (server: FakeServer, page = 'agentDailySalary') =>
  renderSite(`/?agent=${page}`, server);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const ended = { id: agreementOf().id, agent: junior, rate: '0.7' };

it('CON-01 shows where the team stands in the agreement and what the next tier needs', async () => {
  await open(agreementServer({ own: [agreementOf()] }));
  const preview = (await screen.findByText('You would earn')).parentElement;
  expect(preview).toHaveTextContent('₫4,960');
  expect(screen.getByText('To tier 3, at 1%')).toBeVisible();
  expect(screen.getByText('₫380,000 more')).toBeVisible();
  expect(screen.getByText('8 more')).toBeVisible();
  const [, , second] = within(screen.getByRole('table', { name: 'Tiers' })).getAllByRole('row');
  expect(second).toHaveTextContent(/Tier 2.*Reached.*₫500,000.*10.*0.8%/);
});

const at = '2026-11-24T05:06:07.000Z';
it('CON-01 says that a dividend needs a net loss, also where no tier asks for one', async () => {
  const terms = {
    ...{ kind: 'dividend' as const, period: 'daily' as const, activeMinimum: '500' },
    tiers: [{ turnover: '0', netLoss: '0', activeMembers: 3, rate: '30' }],
  };
  const server = agreementServer({ own: [agreementOf({ terms })] });
  const lost = calculationOf({
    ...{ base: '-60000', tier: null, rate: null, amount: '0' },
    figures: { turnover: '100000', netLoss: '-60000', activeMembers: 5 },
    next: { tier: 0, turnover: '0', netLoss: '0', activeMembers: 0 },
  });
  server.on(agreementNow, () => ({
    ...{ period: { start: at, end: at }, currency: 'VND', calculation: lost },
  }));
  await open(server);
  expect(await screen.findByText('To tier 1, at 30%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Net loss' }).parentElement).toHaveTextContent(
    /-₫60,000.*Must be above ₫0/,
  );
  const active = screen.getByRole('progressbar', { name: 'Active members' });
  expect(active.parentElement).toHaveTextContent('Done');
  expect(screen.queryByRole('progressbar', { name: 'Turnover' })).toBeNull();
});

it('CON-02 keeps the signed version with its fingerprint and the history', async () => {
  await open(agreementServer({ own: [agreementOf()] }));
  expect(await screen.findByText('abababababababab…')).toBeVisible();
  expect(screen.getByText('{"kind":"dailySalary"}')).toBeInTheDocument();
  expect(screen.getByText('Accepted')).toHaveTextContent('demoagent');
});

it('CON-04 shows an ended agreement as the own one until its last period is over', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const gone = { state: 'ended' as const, ended: 'terminated' as const, endsAt: at };
  const { id } = offerOf();
  const own = [
    agreementOf({ ...gone, endsAt: tomorrow }),
    agreementOf({ ...gone, id, startsAt: '2026-11-20T05:06:07.000Z' }),
  ];
  await open(agreementServer({ own }));
  expect(await screen.findByText(/^Ends /)).toBeVisible();
  expect(await screen.findByText('You would earn')).toBeVisible();
  expect(screen.queryByText('You have no agreement now')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Ask for an agreement' })).toBeVisible();
  const earlier = within(screen.getByRole('table', { name: 'Earlier agreements' }));
  expect(earlier.getByText('Ended')).toBeVisible();
  await userEvent.click(earlier.getByRole('button'));
  expect((await screen.findAllByText('Ended')).at(-1)?.parentElement).toHaveTextContent(
    'EndedNov 24, 2026',
  );
});

it('CON-02 compares an offer with the agreement that it replaces', async () => {
  const tiers = dailyTerms.tiers.map((tier, at) => (at === 2 ? { ...tier, rate: '0.9' } : tier));
  const offer = offerOf({ terms: { ...dailyTerms, tiers } });
  await open(agreementServer({ own: [offer, agreementOf()] }));
  const card = within(await screen.findByRole('region', { name: 'Offer from bigboss' }));
  const [, , , third] = card.getAllByRole('row');
  expect(
    within(third as HTMLElement)
      .getByText('1%')
      .closest('del'),
  ).toBeVisible();
  expect(
    within(third as HTMLElement)
      .getByText('0.9%')
      .closest('ins'),
  ).toBeVisible();
  expect(
    await screen.findByRole('button', { name: /Daily salary 1 waiting for you/ }),
  ).toBeVisible();
});

it('CON-03 names the agreements that an acceptance ends, and asks for the consent', async () => {
  const server = agreementServer({ own: [offerOf()], ends: [ended] });
  server.on(answerOffer, () => agreementOf());
  await open(server);
  const ends = await screen.findByRole('region', {
    name: 'These agreements of your downline would end',
  });
  expect(ends).toHaveTextContent(/junior.*0.7%/);
  await press('Accept');
  expect(server.to(answerOffer)).toEqual([]);
  expect(screen.getByText('Agree to continue, or choose other terms.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Accept');
  expect(await screen.findByText('Agreement accepted')).toBeVisible();
  const { id, version } = offerOf();
  expect(server.to(answerOffer)[0]?.body).toEqual({
    ...{ id, version, accept: true, ends: [ended.id] },
  });
});

async function startOffer(server: FakeServer): Promise<HTMLElement> {
  await open(server);
  await choose('Downline');
  await press('Make an offer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose an agent' }));
  expect(dialog.queryByText('player')).toBeNull();
  await userEvent.click(await dialog.findByRole('button', { name: 'junior' }));
  return screen.findByRole('region', { name: 'Tier 1' });
}

const fill = async (tier: HTMLElement, name: RegExp, text: string) => {
  const input = within(tier).getByRole('textbox', { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

it('CON-02 says at once which rule a tier breaks', async () => {
  const tier = await startOffer(agreementServer({ own: [agreementOf()] }));
  await fill(tier, /Turnover from/, '50000');
  await fill(tier, /^Rate/, '0.45');
  expect(within(tier).getByText('The rate must be a multiple of 0.1%.')).toBeVisible();
  await fill(tier, /^Rate/, '0.4');
  expect(within(tier).getByText(/Your own agreement doesn't cover this tier/)).toBeVisible();
  await fill(tier, /Turnover from/, '100000');
  await fill(tier, /Active members from/, '3');
  expect(within(tier).queryByText(/doesn't cover/)).toBeNull();
});

it('CON-03 shows what an offer would have paid, and which agreements it ends', async () => {
  const server = agreementServer({ own: [agreementOf()] });
  const period = { start: '2026-11-23T17:00:00.000Z', end: '2026-11-24T17:00:00.000Z' };
  server.on(previewOffer, () => ({
    ...{ problems: [], replaces: null, ends: [ended] },
    lastPeriod: { period, calculation: calculationOf({ amount: '2480', tier: 0, rate: '0.4' }) },
  }));
  server.on(offerAgreement, () => offerOf());
  const tier = await startOffer(server);
  await fill(tier, /Turnover from/, '100000');
  await fill(tier, /Active members from/, '3');
  await fill(tier, /^Rate/, '0.4');
  await press('Check the offer');
  expect((await screen.findByText('junior would have earned')).parentElement).toHaveTextContent(
    '₫2,480',
  );
  await press('Send offer');
  expect(server.to(offerAgreement)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send offer');
  expect(await screen.findByText('Offer sent to junior')).toBeVisible();
  const tiers = [{ turnover: '100000', netLoss: '0', activeMembers: 3, rate: '0.4' }];
  expect(server.to(offerAgreement)[0]?.body).toEqual({
    ...{ member: junior.id, terms: { ...dailyTerms, tiers }, ends: [ended.id] },
  });
});

it('CON-04 explains a bill from the figures of the team to single bets', async () => {
  const server = agreementServer({ own: [agreementOf()] });
  server.on(recalculateBill, () => ({ same: true, calculation: calculationOf() }));
  await open(server);
  await choose('Bills');
  await press('Nov 24, 2026');
  const lines = await screen.findByText('How it was calculated');
  const card = lines.parentElement;
  // All three figures that tiers ask for, also on the highest tier.
  expect(card).toHaveTextContent(/Active members12Net loss of the team₫41,000/);
  expect(card).toHaveTextContent(/Turnover of the team₫620,000/);
  expect(card).toHaveTextContent(/Tier 2₫620,000 × 0.8%/);
  expect(card).toHaveTextContent(/Bill₫4,960/);
  expect(card).toHaveTextContent(/Bills of the downline− ₫1,500You keep₫3,460/);
  await press('Bets junior');
  const bets = await screen.findByRole('table', { name: 'Bets of junior' });
  expect(bets).toHaveTextContent(/Carp Leap.*₫600,000.*₫566,000/);
  await press('Recalculate');
  expect(
    await screen.findByText('Recalculated from the bets: the result is the same.'),
  ).toBeVisible();
  server.on(agreementBillFile, () => new Blob(['Time,Account']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press('Download as CSV');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.to(agreementBillFile)[0]?.query).toEqual({ id: billOf().id });
});

it('CON-04 opens a day of a bill to its members and bets, and goes back to all days', async () => {
  const week = { ...billOf().period, from: '2026-11-16', to: '2026-11-22' };
  const server = agreementServer({ own: [agreementOf()], bill: billOf({ period: week }) });
  await open(server);
  await choose('Bills');
  await press(/Nov 16.*Nov 22, 2026/);
  await press('Nov 24, 2026');
  await press('Bets junior');
  await screen.findByRole('table', { name: 'Bets of junior' });
  const day = '2026-11-24';
  expect(server.to(agreementBillMembers).at(-1)?.query).toMatchObject({ day });
  expect(server.to(agreementBillBets).at(-1)?.query).toMatchObject({ day, member: junior.id });
  const shown = screen.getByRole('navigation', { name: 'By day' });
  expect(within(shown).getByText('Nov 24, 2026')).toHaveAttribute('aria-current', 'page');
  await press('All');
  expect(await screen.findByRole('table', { name: 'By day' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Bets of junior' })).toBeNull();
});

it('CON-04 opens the lines of a bill: team, share, bill before, bills that it pays', async () => {
  const less = [{ agent: junior, base: '600000', rate: '0.5' }];
  const calculation = calculationOf({ carried: '8000', less });
  const earlier = '01935b1e-0000-7000-8000-000000000099';
  const server = agreementServer({
    ...{ own: [agreementOf()], bill: billOf({ calculation, before: earlier }) },
  });
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open(server);
  await choose('Bills');
  await press('Nov 24, 2026');
  await press('Share of junior');
  await waitFor(() =>
    expect(server.to(agreementBillMembers).at(-1)?.query).toMatchObject({ member: junior.id }),
  );
  expect(seen).toHaveBeenCalled();
  await press('Turnover of the team');
  await waitFor(() =>
    expect(server.to(agreementBillMembers).at(-1)?.query).not.toHaveProperty('member'),
  );
  await press('Bills of the downline');
  const passedOn = await screen.findByRole('table', { name: 'Bills of the downline' });
  expect(passedOn).toHaveTextContent(/junior.*₫1,500/);
  await press('Carried over from earlier periods');
  await waitFor(() =>
    expect(server.to(agreementBill).at(-1)?.query).toMatchObject({ id: earlier }),
  );
  await press('Back');
  await waitFor(() =>
    expect(server.to(agreementBill).at(-1)?.query).toMatchObject({ id: billOf().id }),
  );
});

it('CON-04 explains real-time salary by the bets of each rate, down to the next bill', async () => {
  const bets = [
    { won: true, rate: '0.1', turnover: '20000' },
    { won: false, rate: '0.3', turnover: '50000' },
  ];
  const own = { figures: null, tier: null, rate: null, next: null };
  const calculation = calculationOf({ ...own, bets, base: '70000', carriedOut: '300' });
  const later = '01935b1e-0000-7000-8000-000000000098';
  const terms = {
    ...{ kind: 'realTimeSalary' as const },
    tiers: [{ singleBet: '100', winRate: '0.3', lossRate: '1.8' }],
  };
  const server = agreementServer({
    own: [agreementOf()],
    bill: billOf({ kind: 'realTimeSalary', terms, calculation, short: '900', after: later }),
  });
  await open(server);
  await choose('Bills');
  await press(/^Nov 24, 2026, .*–/);
  expect(await screen.findByText('₫20,000 × 0.1%')).toBeVisible();
  expect(screen.getByText('₫50,000 × 0.3%')).toBeVisible();
  for (const line of ['Winning bets', 'Losing bets', 'Base', 'Bill']) {
    const before = server.to(agreementBillMembers).length;
    await press(line);
    await waitFor(() => expect(server.to(agreementBillMembers).length).toBeGreaterThan(before));
  }
  await press('Not covered by this bill');
  expect(await screen.findByRole('table', { name: 'Bills of the downline' })).toBeVisible();
  await press('Carried over to the next period');
  await waitFor(() => expect(server.to(agreementBill).at(-1)?.query).toMatchObject({ id: later }));
});

it('CON-04 collects a dividend that waits, and says that it was collected', async () => {
  const waiting = { state: 'awaitingCollection' as const, payer: null, held: '3460', paid: '1500' };
  const server = agreementServer({ own: [agreementOf()], bill: billOf(waiting) });
  server.on(collectBill, () => {
    server.on(agreementBill, () => billOf({ payer: null, held: '3460' }));
    return {};
  });
  await open(server);
  await choose('Bills');
  await press('Nov 24, 2026');
  expect(await screen.findByText(/Collect it before the next bill is made/)).toBeVisible();
  await press('Collect');
  expect(await screen.findByText('Collected')).toBeVisible();
  expect(server.to(collectBill)[0]?.body).toEqual({ id: billOf().id });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull());
});

it('CON-04 offers nothing to collect of an expired bill or a downline’s', async () => {
  const server = agreementServer({
    own: [agreementOf()],
    bill: billOf({ state: 'expired', payer: null, held: '3460', paid: '1500' }),
  });
  await open(server);
  await choose('Bills');
  await press('Nov 24, 2026');
  expect(await screen.findByText(/so it is no longer paid/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull();
});

it('CON-04 says that a bill is checked first, and disputes it once', async () => {
  const waiting = { state: 'awaitingReview' as const, payer: null, held: '3460', paid: '1500' };
  const server = agreementServer({ own: [agreementOf()], bill: billOf(waiting) });
  const at = '2026-11-25T05:06:07.000Z';
  server.on(disputeBill, ({ body }) => {
    const dispute = { id: billOf().id, text: body.text, at, answer: null };
    server.on(agreementBill, () => billOf({ ...waiting, disputes: [dispute], disputable: false }));
    return dispute;
  });
  await open(server);
  await choose('Bills');
  await press('Nov 24, 2026');
  expect(await screen.findByText(/We check this bill before we pay it/)).toBeVisible();
  expect(screen.getByText('For demoagent, paid by Lantern')).toBeVisible();
  await press('Dispute this bill');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispute this bill' }));
  await userEvent.type(dialog.getByRole('textbox'), 'A bet is missing');
  await userEvent.click(dialog.getByRole('button', { name: 'Dispute this bill' }));
  const list = await screen.findByRole('region', { name: 'Disputes' });
  expect(list).toHaveTextContent(/Waiting for an answer.*A bet is missing/);
  expect(server.to(disputeBill)[0]?.body).toEqual({ id: billOf().id, text: 'A bet is missing' });
  expect(screen.queryByRole('button', { name: 'Dispute this bill' })).toBeNull();
});

it('CON-04 shows why a bill was rejected, and the answer to a dispute', async () => {
  const at = '2026-11-25T05:06:07.000Z';
  const bill = billOf({
    ...{ state: 'rejected', payer: null, held: '3460', paid: '1500' },
    rejection: { at, reason: 'Bets on both sides of a round' },
    disputes: [{ id: billOf().id, text: 'I did not', at, answer: { text: 'See Monday.', at } }],
  });
  await open(agreementServer({ own: [agreementOf()], bill }));
  await choose('Bills');
  await press('Nov 24, 2026');
  expect(await screen.findByText('Bets on both sides of a round')).toBeVisible();
  expect(screen.getByText('See Monday.')).toBeVisible();
});

it('CON-04 shows both parties what is still owed', async () => {
  const debt = {
    ...{ bill: billOf().id, kind: 'dailySalary' as const, owed: '1500', paid: '500' },
    period: { start: '2026-11-23T17:00:00.000Z', end: '2026-11-24T17:00:00.000Z' },
  };
  const debts = { owes: [{ ...debt, other: junior }], owesTotal: '1000' };
  const bill = billOf({ state: 'partlyPaid', paid: '3960' });
  await open(agreementServer({ own: [agreementOf()], debts, bill }));
  const owes = await screen.findByRole('region', { name: 'You owe your downline' });
  expect(owes).toHaveTextContent(/₫1,000.*You can't withdraw this amount.*junior.*₫500 paid/);
  await userEvent.click(within(owes).getByRole('button', { name: 'junior' }));
  expect((await screen.findByText('Still owed')).parentElement).toHaveTextContent('₫1,000');
});

it('AGT-01 shows the income by agreement and by period', async () => {
  await open(agreementServer(), 'agentIncome');
  const byKind = await screen.findByRole('table', { name: 'By agreement' });
  expect(byKind).toHaveTextContent(/Daily salary.*₫4,960.*₫1,500.*₫3,460/);
  const chart = screen.getByRole('slider', { name: 'Your income in this period' });
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/Nov 24.*₫2,000/));
  const received = await screen.findByText('Received', { selector: 'dt' });
  expect(received.parentElement).toHaveTextContent('Received₫4,960');
  const bills = await screen.findByRole('table', { name: 'Bills' });
  await userEvent.click(within(bills).getByRole('button', { name: 'Nov 24, 2026' }));
  expect(await screen.findByText('For demoagent, paid by bigboss')).toBeVisible();
});

it('AGT-01 saves the income by agreement, and says up to when it is complete', async () => {
  const server = agreementServer();
  await open(server, 'agentIncome');
  expect(await screen.findByText(/^As of Nov 24, 2026, .*:06:07/)).toBeVisible();
  expect(await savedFile(server, agreementIncomeFile, 'By agreement')).toEqual({ days: 'last30' });
});

it('AGT-01 saves agreements, debts and the bills that a bill pays', async () => {
  const debt = {
    ...{ bill: billOf().id, kind: 'dailySalary' as const, owed: '1500', paid: '500' },
    ...{ period: { start: at, end: at }, other: junior },
  };
  const debts = { owes: [debt], owesTotal: '1000' };
  const list = [agreementOf({ agent: junior })];
  const server = agreementServer({ own: [agreementOf()], downline: list, debts });
  await open(server);
  const kind = 'dailySalary';
  expect(await savedFile(server, agreementsFile, 'My agreement')).toEqual({ side: 'own', kind });
  expect(await savedFile(server, agreementDebtsFile, 'Still owed')).toEqual({ kind });
  await choose('Downline');
  const side = { side: 'downline', kind, search: '' };
  expect(await savedFile(server, agreementsFile, 'Downline')).toEqual(side);
  await choose('Bills');
  await press('Nov 24, 2026');
  await press('Bills of the downline');
  expect(await savedFile(server, agreementBillDownlinesFile, 'Bills of the downline')).toEqual({
    id: billOf().id,
  });
});

it('AGT-01 has no file of agreements or debts where there are none', async () => {
  await open(agreementServer());
  await screen.findByText('You have no agreement now');
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});

it('CON-02 asks the upline for an agreement once', async () => {
  const server = agreementServer();
  server.on(endpoints.requestAgreement, ({ body }) => ({
    ...{ id: junior.id, kind: body.kind, agent: junior, note: body.note },
    at: '2026-11-24T05:06:07.000Z',
  }));
  await open(server);
  await press('Ask for an agreement');
  await press('Send request');
  expect(server.to(endpoints.requestAgreement)[0]?.body).toEqual({
    ...{ kind: 'dailySalary', note: '' },
  });
});
