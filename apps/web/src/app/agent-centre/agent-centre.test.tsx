import { endpoints } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerAgreements } from '../../../testing/agreement-answers.ts';
import {
  announcementOf,
  answerCentre,
  invitationOfAgent,
  inviteLinkOf,
  teamMemberOf,
} from '../../../testing/centre-answers.ts';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember, historyOf } from '../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { savedFile } from '../../../testing/saved-file.ts';
import { answerMemberInfo, answerSite, resources } from '../../../testing/site-answers.ts';
import type { AgentPage } from '../../lib/navigation/overlay.ts';
import { openSession } from '../../lib/session/session.ts';

const everyAgreement = {
  dividend: true,
  dailySalary: true,
  hourlySalary: true,
  realTimeSalary: true,
};

function agentServer(told: Parameters<typeof answerCentre>[1] = {}): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  answerSite(server);
  answerCentre(server, told);
  answerAgreements(server);
  answerRegistration(server, asking({}));
  server.on(endpoints.betHistory, () => historyOf([]));
  return server;
}

const agent = () => openSession(sessionOf('demoagent', { isAgent: 1 }));
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of the agent centre' }));

const titles: Record<AgentPage, string> = {
  agentAnnouncement: 'Announcement',
  agentTeamOverview: 'Overview',
  agentAccount: 'Account',
  agentTeamManage: 'Team management',
  agentTeamBetting: 'Team betting',
  agentProfitLoss: 'Member profit and loss',
  agentIncome: 'My income',
  agentTransaction: 'Transaction details',
  agentDividend: 'Dividend',
  agentDailySalary: 'Daily salary',
  agentHourlySalary: 'Hourly salary',
  agentRealTimeSalary: 'Real-time salary',
};
/** In the order of the menu. */
const agentPageKeys = Object.keys(titles) as AgentPage[];
const titlesOf = (keys: readonly (keyof typeof titles)[]) => keys.map((key) => titles[key]);

it('NAV-10 lists twelve entries in order for a brand with every kind of agreement', async () => {
  agent();
  await renderSite('/?agent=agentTeamOverview', agentServer({ agreements: everyAgreement }));
  expect(await screen.findByRole('dialog', { name: 'Overview' })).toBeVisible();
  const pages = await menu();
  await pages.findByRole('button', { name: 'Dividend' });
  expect(pages.getAllByRole('button').map((one) => one.textContent)).toEqual(
    titlesOf(agentPageKeys),
  );
  expect(pages.getByRole('button', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['dividend', 'agentDividend'],
  ['dailySalary', 'agentDailySalary'],
  ['hourlySalary', 'agentHourlySalary'],
  ['realTimeSalary', 'agentRealTimeSalary'],
] as const)(
  'NAV-10 has the page of %s, and no other agreement, where that is the only one',
  async (agreement, page) => {
    agent();
    await renderSite(
      '/?agent=agentTeamOverview',
      agentServer({ agreements: { [agreement]: true } }),
    );
    const pages = await menu();
    await pages.findByRole('button', { name: titles[page] });
    const expected = titlesOf([...agentPageKeys.slice(0, 8), page]);
    expect(pages.getAllByRole('button').map((one) => one.textContent)).toEqual(expected);
  },
);

it('NAV-10 shows the overview in place of an agreement that the brand does not have', async () => {
  agent();
  const server = agentServer();
  await renderSite('/?agent=agentDividend', server);
  await waitFor(() => expect(server.to(endpoints.agreementSettings)).toHaveLength(1));
  expect(await screen.findByRole('dialog', { name: 'Overview' })).toBeVisible();
  expect((await menu()).queryByRole('button', { name: 'Dividend' })).toBeNull();
});

it.each(agentPageKeys)('NAV-10 opens %s, which has a way on', async (key) => {
  agent();
  await renderSite(
    `/?agent=${key}`,
    agentServer({ agreements: everyAgreement, announcements: [announcementOf(1)] }),
  );
  const dialog = await screen.findByRole('dialog', { name: titles[key] });
  const ofFrame = ['Close', 'All pages', 'Member centre', 'Customer service'];
  const own = () =>
    within(dialog)
      .getAllByRole('button')
      .filter(
        (one) =>
          !one.closest('nav') &&
          !ofFrame.includes(one.getAttribute('aria-label') ?? one.textContent),
      );
  await waitFor(() => expect(own().length).toBeGreaterThan(0));
});

it('NAV-10 shows the number of direct members and the wallet on the overview', async () => {
  agent();
  await renderSite('/?agent=agentTeamOverview', agentServer());
  const direct = (await screen.findByRole('heading', { name: 'Direct downline members' }))
    .parentElement;
  expect(direct).toHaveTextContent('3');
  expect(await screen.findByText(/1,248,050/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Your links and codes' }));
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeVisible();
});

it('AGT-01 shows the team, opens the downline of a member, and searches in all of it', async () => {
  agent();
  const sub = teamMemberOf(1, { account: 'junior', type: 1, direct: 2 });
  const off = teamMemberOf(2, { account: 'quiet', active: false });
  const server = agentServer({ team: [sub, off] });
  await renderSite('/?agent=agentTeamManage', server);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/junior.*Agent.*2/);
  expect(second).toHaveTextContent(/quiet.*Disabled/);
  await userEvent.click(screen.getByRole('button', { name: 'Show the team of junior' }));
  const path = within(await screen.findByRole('navigation', { name: 'Uplines' }));
  expect(path.getByText('junior')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(path.getByRole('button', { name: 'My team' }));
  // At once, because the search starts when the typing pauses.
  await userEvent.click(screen.getByRole('textbox', { name: 'Search by account' }));
  await userEvent.paste(' nobody');
  expect(await screen.findByText('No member found')).toBeVisible();
  expect(server.to(endpoints.teamMembers).map(({ query }) => query)).toEqual([
    { search: '', pageNo: '1' },
    { search: '', pageNo: '1', member: sub.id },
    { search: '', pageNo: '1' },
    { search: 'nobody', pageNo: '1' },
  ]);
});

it('AGT-01 saves the members that it lists', async () => {
  agent();
  const team = [teamMemberOf(1, { account: 'junior', type: 1, direct: 2 })];
  const server = agentServer({ team });
  server.on(endpoints.teamMembersFile, () => new Blob(['Account,Type']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await renderSite('/?agent=agentTeamManage', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the team of junior' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.to(endpoints.teamMembersFile)).toMatchObject([
    { query: { search: '', member: team[0]?.id } },
  ]);
});

it('AGT-01 shows the figures of the team against the period before', async () => {
  agent();
  const server = agentServer();
  await renderSite('/?agent=agentTeamOverview', server);
  const figureOf = (name: string) =>
    screen.getByRole('button', { name }).closest('div') ?? document.body;
  await screen.findByRole('button', { name: 'Turnover' });
  expect(figureOf('Turnover')).toHaveTextContent(/8,000.*Before:.*7,000/);
  expect(figureOf('Active members')).toHaveTextContent(/3.*Before: 5/);
  expect(screen.getByText(/^As of .*:07/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'This month' }));
  await waitFor(() =>
    expect(server.to(endpoints.teamOverview).map(({ query }) => query)).toEqual([
      { span: 'day' },
      { span: 'month' },
    ]),
  );
});

it.each([
  ['Turnover', /₫8,000/],
  ['Net loss', /₫5,900/],
  ['Active members', /: 3$/],
  ['Registrations', /: 2$/],
  ['First deposits', /: 1$/],
])('AGT-01 draws the chart of %s by day', async (figure, last) => {
  agent();
  await renderSite('/?agent=agentTeamOverview', agentServer());
  const button = await screen.findByRole('button', { name: figure });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  const chart = screen.getByRole('slider', { name: figure });
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(last));
});

it('AGT-01 saves the days of the overview as a file', async () => {
  agent();
  const server = agentServer();
  server.on(endpoints.teamOverviewFile, () => new Blob(['Day,Turnover']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await renderSite('/?agent=agentTeamOverview', server);
  await userEvent.click(await screen.findByRole('radio', { name: 'This week' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.to(endpoints.teamOverviewFile)).toMatchObject([{ query: { span: 'week' } }]);
});

it('AGT-01 shows profit and loss by member, category and day, and opens a member', async () => {
  agent();
  const server = agentServer();
  await renderSite('/?agent=agentProfitLoss', server);
  const members = await screen.findByRole('table', { name: 'By member' });
  expect(members).toHaveTextContent(/junior.*8,000.*5,900/);
  expect(screen.getByRole('table', { name: 'Category' })).toHaveTextContent(/Slots.*8,000/);
  expect(screen.getByRole('table', { name: 'By day' })).toHaveTextContent(/8,000/);
  await userEvent.click(within(members).getByRole('button', { name: 'junior' }));
  const path = within(await screen.findByRole('navigation', { name: 'Uplines' }));
  expect(path.getByText('junior')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('table', { name: 'By member' })).toBeNull();
  expect(server.to(endpoints.teamProfit).at(-1)?.query).toMatchObject({ days: 'last7' });
});

it('AGT-01 opens profit and loss to a day, a category, and the bets behind both', async () => {
  agent();
  const server = agentServer();
  await renderSite('/?agent=agentProfitLoss', server);
  const byCategory = within(await screen.findByRole('table', { name: 'Category' }));
  await userEvent.click(byCategory.getByRole('button', { name: 'Slots' }));
  await waitFor(() =>
    expect(server.to(endpoints.teamMembersProfit).at(-1)?.query).toMatchObject({ category: 'RNG' }),
  );
  await waitFor(() => expect(screen.queryByText('Registrations')).toBeNull());
  const byDay = within(await screen.findByRole('table', { name: 'By day' }));
  await userEvent.click(byDay.getByRole('button', { name: 'Nov 23, 2026' }));
  const day = { from: '2026-11-23', to: '2026-11-23' };
  await waitFor(() =>
    expect(server.to(endpoints.teamProfit).at(-1)?.query).toEqual({ ...day, category: 'RNG' }),
  );
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-23');
  await userEvent.click(screen.getByRole('button', { name: 'See betting record' }));
  await screen.findByRole('dialog', { name: 'Team betting' });
  await waitFor(() =>
    expect(server.to(endpoints.teamBets)[0]?.query).toMatchObject({ category: 'RNG' }),
  );
});

it('AGT-01 shows parts of the bets and transactions of a team, with the sums', async () => {
  agent();
  const server = agentServer();
  await renderSite('/?agent=agentTeamBetting', server);
  const totals = await screen.findByRole('region', { name: 'Totals for this period' });
  expect(totals).toHaveTextContent(/Number of bets.*12.*Bets.*9,000.*Turnover.*8,000.*3,000/);
  await userEvent.click(screen.getByRole('button', { name: 'Lottery' }));
  await waitFor(() =>
    expect(server.to(endpoints.teamBets).at(-1)?.query).toMatchObject({ category: 'LOTT' }),
  );
});

it('AGT-01 shows one kind of the transactions of a team, with its sum alone', async () => {
  agent();
  const server = agentServer();
  await renderSite('/?agent=agentTransaction', server);
  const totals = await screen.findByRole('region', { name: 'Totals for this period' });
  expect(totals).toHaveTextContent(/Deposit.*20,000.*Withdrawal.*1,000.*Rebates.*40/);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit fee' }));
  await waitFor(() =>
    expect(server.to(endpoints.teamTransactions).at(-1)?.query).toMatchObject({ kind: 'fee' }),
  );
  await waitFor(() => expect(totals).not.toHaveTextContent('Rebates'));
  expect(totals).toHaveTextContent(/Deposit fee.*100/);
});

it.each([
  ['agentTeamBetting', /junior.*Correction.*Carp Leap.*-.*300/],
  ['agentTransaction', /junior.*20,000.*Deposit.*D-7K2M9Q4W/],
] as const)('AGT-01 %s lists what was settled in the team', async (page, text) => {
  agent();
  await renderSite(`/?agent=${page}`, agentServer());
  const table = await screen.findByRole('table', { name: titles[page] });
  expect(table).toHaveTextContent(text);
  await userEvent.click(within(table).getByRole('button', { name: 'junior' }));
  expect(await screen.findByRole('navigation', { name: 'Uplines' })).toBeVisible();
});

it('AGT-01 tells an agent without a team how to start one', async () => {
  agent();
  await renderSite('/?agent=agentTeamManage', agentServer());
  expect(await screen.findByText('No members yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Invite people' }));
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeVisible();
});

it('AGT-01 PRO-05 gives an agent one link and code, not two that do the same', async () => {
  agent();
  await renderSite('/?agent=agentAccount', agentServer());
  expect(await screen.findByText('AG7K2M')).toBeVisible();
  expect(screen.getByText(String(invitationOfAgent.affiliateUrl))).toBeVisible();
  expect(screen.queryByText('LAN48213')).toBeNull();
  expect(
    await screen.findAllByRole('img', { name: 'QR code of your invitation link' }),
  ).toHaveLength(1);
});

it('AGT-01 shows the links with their statistics, each with a QR code of 200 px', async () => {
  agent();
  const links = [
    inviteLinkOf(1, { note: 'Fair', visits: 8, registrations: 2, depositors: 1, mostUses: 5 }),
    inviteLinkOf(2, { state: 'closed' }),
  ];
  const server = agentServer({ links });
  server.on(endpoints.closeInviteLink, () => ({}));
  await renderSite('/?agent=agentAccount', server);
  const [, first, second] = within(
    await screen.findByRole('table', { name: 'Invite links' }),
  ).getAllByRole('row');
  expect(first).toHaveTextContent(/LINK1001.*Fair.*Member.*8.*2 \/ 5.*1.*25%/);
  expect(second).toHaveTextContent(/LINK1002.*Closed/);
  await userEvent.click(screen.getByRole('button', { name: 'Show link: LINK1001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fair' }));
  const code = await dialog.findByRole('img', { name: 'QR code of your invitation link' });
  expect(code).toHaveAttribute('width', '200');
  await userEvent.click(dialog.getByRole('button', { name: 'Close link' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Close link' }));
  await userEvent.click(sure.getByRole('button', { name: 'Close link' }));
  await waitFor(() =>
    expect(server.to(endpoints.closeInviteLink)).toMatchObject([{ body: { id: links[0]?.id } }]),
  );
});

it('AGT-01 creates a link with its terms', async () => {
  agent();
  const server = agentServer();
  server.on(endpoints.addInviteLink, () => ({ id: inviteLinkOf(1).id }));
  await renderSite('/?agent=agentAccount', server);
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Agent' }));
  await userEvent.selectOptions(dialog.getByLabelText('Landing page'), 'promotions');
  await userEvent.type(dialog.getByLabelText('Most registrations'), '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/Enter a number from 1/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Most registrations'), '{Backspace}20');
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  const body = { type: 1, landing: 'promotions', note: '', mostUses: 20, days: 30 };
  await waitFor(() => expect(server.to(endpoints.addInviteLink)).toMatchObject([{ body }]));
});

it('AGT-01 LOT-04 gives a link a rebate that the brand’s games have', async () => {
  agent();
  const server = agentServer({ links: [inviteLinkOf(1, { rebate: 250 }), inviteLinkOf(2)] });
  server.on(endpoints.addInviteLink, ({ body }) => {
    if (body.rebate === 1395) throw refuse('rebate_too_high');
    return { id: inviteLinkOf(1).id };
  });
  await renderSite('/?agent=agentAccount', server);
  const table = within(await screen.findByRole('table', { name: 'Invite links' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('Lottery rebate: 2.5%');
  expect(second).not.toHaveTextContent('Lottery rebate');
  await userEvent.click(screen.getByRole('button', { name: 'New link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  const rebate = await dialog.findByLabelText('Lottery rebate (%)');
  expect(rebate).toHaveAccessibleDescription(/can change it on each slip. At most 14%/);
  for (const wrong of ['14.05', '2.51', '-1', 'x', '2,', '1e1']) {
    await userEvent.clear(rebate);
    await userEvent.type(rebate, wrong);
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByText('Enter 0 to 14%, in steps of 0.05%.')).toBeVisible();
  }
  expect(server.to(endpoints.addInviteLink)).toEqual([]);
  // The prices may have changed since the dialog asked.
  await userEvent.clear(rebate);
  await userEvent.type(rebate, '13.95');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/No game gives so high a rebate/)).toBeVisible();
  await userEvent.clear(rebate);
  await userEvent.type(rebate, '2,5');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(server.to(endpoints.addInviteLink)).toMatchObject([
      ...[{ body: { rebate: 1395 } }, { body: { rebate: 250 } }],
    ]),
  );
});

it('AGT-01 LOT-04 asks for no rebate where no game has one', async () => {
  agent();
  const server = agentServer({ mostRebate: null });
  server.on(endpoints.addInviteLink, () => ({ id: inviteLinkOf(1).id }));
  await renderSite('/?agent=agentAccount', server);
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  await waitFor(() => expect(server.to(endpoints.rebateLimit)).not.toEqual([]));
  expect(dialog.queryByLabelText('Lottery rebate (%)')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  const body = { type: 0, landing: 'register', note: '' };
  await waitFor(() => expect(server.to(endpoints.addInviteLink)[0]?.body).toEqual(body));
});

it('AGT-01 creates an account below the agent', async () => {
  agent();
  const server = agentServer();
  server.on(endpoints.createDownline, () => ({ id: inviteLinkOf(1).id, account: 'newplayer' }));
  await renderSite('/?agent=agentAccount', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create account' }));
  await userEvent.type(await dialog.findByLabelText(/Username/), 'newplayer');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'Sunny-day-42');
  await userEvent.type(await dialog.findByLabelText('Lottery rebate (%)'), '2.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Create account' }));
  expect(await dialog.findByText(/The account is ready/)).toBeVisible();
  const body = { type: 0, username: 'newplayer', password: 'Sunny-day-42', rebate: 250 };
  expect(server.to(endpoints.createDownline)).toMatchObject([{ body }]);
  expect(dialog.getByText('newplayer')).toBeVisible();
});

it('AGT-01 shows the details of a member, and leads to a transfer', async () => {
  agent();
  const server = agentServer({ team: [teamMemberOf(1, { account: 'junior' })] });
  const { place } = await renderSite('/?agent=agentTeamManage', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Details: junior' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'junior' }));
  expect(await dialog.findByText('+84•••567')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send money' }));
  await waitFor(() => expect(place()).toBe('/?centre=transferUpline'));
});

it('AGT-02 changes the rights of an assistant, and saves the assistants as a file', async () => {
  agent();
  const one = {
    ...{ id: inviteLinkOf(1).id, account: 'helper', active: true },
    ...{ rights: ['team' as const], createdAt: '2026-03-14T08:30:05Z' },
  };
  const server = agentServer({ assistants: [one] });
  server.on(endpoints.changeAssistant, () => ({}));
  await renderSite('/?agent=agentAccount', server);
  await savedFile(server, endpoints.assistantsFile, 'Assistants');
  await userEvent.click(await screen.findByRole('button', { name: 'Change rights: helper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'helper' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Invite links' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const body = { id: one.id, rights: ['team', 'links'], active: true };
  await waitFor(() => expect(server.to(endpoints.changeAssistant)).toMatchObject([{ body }]));
});

it('AGT-02 shows an assistant the pages of the granted rights alone', async () => {
  openSession(sessionOf('helper', { isAgent: 41 }));
  const server = agentServer({ rights: ['bets', 'links'], agreements: everyAgreement });
  await renderSite('/?agent=agentAccount', server);
  expect(await screen.findByRole('button', { name: 'New link' })).toBeVisible();
  const pages = (await menu()).getAllByRole('button').map((one) => one.textContent);
  expect(pages).toEqual(['Announcement', 'Account', 'Team betting']);
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  expect(server.to(endpoints.invitationLink)).toEqual([]);
});

it('NAV-10 shows agents the notices to players alone', async () => {
  agent();
  const both = [
    announcementOf(1, { title: 'To players' }),
    announcementOf(2, { type: 'PR', title: 'A promotion' }),
  ];
  await renderSite('/?agent=agentAnnouncement', agentServer({ announcements: both }));
  expect(await screen.findByRole('button', { name: /To players/ })).toBeVisible();
  expect(screen.queryByText('A promotion')).toBeNull();
});

it.each([1, 2, 41, 42])('MEM-05 opens for the account type %i', async (isAgent) => {
  openSession(sessionOf('demoagent', { isAgent }));
  await renderSite('/?agent=agentTeamOverview', agentServer({ rights: ['figures'] }));
  expect(await screen.findByRole('dialog', { name: 'Overview' })).toBeVisible();
});

it.each([0, 3, 5, 43])(
  'MEM-05 leads the account type %i to the brand’s page about agents',
  async (isAgent) => {
    const server = agentServer();
    openSession(sessionOf('demomember', { isAgent }));
    await renderSite('/?agent=agentTeamOverview', server);
    expect(
      await screen.findByRole('dialog', { name: 'The agent centre is for agents' }),
    ).toBeVisible();
    const affiliate = resources.find(({ name }) => name === 'AFFILIATELINK');
    expect(await screen.findByRole('link', { name: 'About agents' })).toHaveAttribute(
      'href',
      affiliate?.url,
    );
    expect(server.to(endpoints.agreementSettings)).toEqual([]);
  },
);

it('MEM-05 leads to customer service where the brand has no page about agents', async () => {
  const server = agentServer();
  answerSite(server, { resources: [] });
  openSession(sessionOf('demomember'));
  await renderSite('/?agent=agentTeamOverview', server);
  expect(await screen.findByRole('button', { name: 'Contact customer service' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'About agents' })).toBeNull();
});

it('MEM-05 leads an agent from one centre to the other and back', async () => {
  agent();
  const { place } = await renderSite('/?agent=agentTeamOverview', agentServer());
  await userEvent.click(await screen.findByRole('button', { name: 'Member centre' }));
  await waitFor(() => expect(place()).toBe('/?centre=securityCenter'));
  await userEvent.click(await screen.findByRole('button', { name: 'Agent centre' }));
  await waitFor(() => expect(place()).toBe('/?agent=agentTeamOverview'));
});

it('MEM-04 explains to a trial account that it needs a real account', async () => {
  const server = agentServer();
  openSession(sessionOf('trial2841', { isAgent: 4 }));
  await renderSite('/?agent=agentTeamOverview', server);
  expect(
    await screen.findByRole('alertdialog', { name: "You're using a trial account" }),
  ).toBeVisible();
  expect(server.to(endpoints.invitationLink)).toEqual([]);
});

it('SYS-11 asks a visitor to log in', async () => {
  await renderSite('/?agent=agentTeamOverview', agentServer());
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
});
