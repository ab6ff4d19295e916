import { endpoints, memberProfile, securityCentre } from '@lantern/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerCentre, promotionOf } from '../../../testing/centre-answers.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember, historyOf } from '../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../testing/registration-answers.ts';
import { field, fillIn, renderSite } from '../../../testing/render-site.tsx';
import { answerSecurity } from '../../../testing/security-answers.ts';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import type { CentrePage } from '../../lib/navigation/overlay.ts';
import { openSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';

function memberServer(told: Parameters<typeof answerMemberInfo>[1] = {}): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server, told);
  answerCentre(server);
  answerSecurity(server);
  answerRegistration(server, asking({}));
  server.on(endpoints.betHistory, () => historyOf([]));
  server.on(endpoints.login, () => sessionOf('demomember'));
  return server;
}

const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of the member centre' }));
const namesIn = (place: Awaited<ReturnType<typeof menu>>) =>
  place.getAllByRole('button').map((one) => one.textContent);

const titles: Record<CentrePage, string> = {
  securityCenter: 'Security',
  transferFund: 'Wallet',
  depositv2: 'Deposit',
  withdraw: 'Withdraw',
  transferUpline: 'Transfer to upline',
  personalHistoryCopy: 'Betting record',
  transactionHistory: 'Account record',
  personalProfit: 'Profit and loss',
  bonusDetails: 'Bonus details',
  rewardCenter: 'Reward centre',
  referral: 'Invite friends',
  missionLeaderboard: 'Missions',
  messageV2: 'Messages',
  playerRank: 'VIP rank',
  profile: 'Profile',
  protection: 'Player protection',
};
/** In the order of the menu. */
const centrePageKeys = Object.keys(titles) as CentrePage[];

it('NAV-09 opens at the address, marks the open page, and links the others', async () => {
  openSession(sessionOf('demomember'));
  const { place } = await renderSite('/?centre=depositv2', memberServer());
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  const pages = await menu();
  expect(pages.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(pages.getByRole('button', { name: 'Betting record' }));
  expect(await screen.findByRole('dialog', { name: 'Betting record' })).toBeVisible();
  expect(pages.getByRole('button', { name: 'Betting record' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(pages.getByRole('button', { name: 'Deposit' })).not.toHaveAttribute('aria-current');
  expect(place()).toBe('/?centre=personalHistoryCopy');
});

it('NAV-09 lists its pages in order for a member who may transfer to the upline', async () => {
  openSession(sessionOf('demomember'));
  await renderSite('/?centre=securityCenter', memberServer({ toUpline: true }));
  const pages = await menu();
  await pages.findByRole('button', { name: 'Transfer to upline' });
  expect(namesIn(pages)).toEqual(centrePageKeys.map((key) => titles[key]));
});

it('NAV-09 shows the security centre in place of a transfer that is not allowed', async () => {
  openSession(sessionOf('demomember'));
  await renderSite('/?centre=transferUpline', memberServer());
  expect(await screen.findByRole('dialog', { name: 'Security' })).toBeVisible();
  expect(namesIn(await menu())).not.toContain('Transfer to upline');
});

it.each([
  [1, 'Send money'],
  [2, 'Send money'],
  [0, 'Transfer to upline'],
])(
  'NAV-09 WAL-04 names the page of an account of type %i that sends along the line: %s',
  async (isAgent, name) => {
    openSession(sessionOf('demoagent', { isAgent }));
    await renderSite('/?centre=transferUpline', memberServer({ toUpline: true }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect((await menu()).getByRole('button', { name })).toBeVisible();
  },
);

it.each(centrePageKeys)('NAV-09 opens %s under its title', async (key) => {
  openSession(sessionOf('demomember'));
  await renderSite(`/?centre=${key}`, memberServer({ toUpline: true }));
  expect(await screen.findByRole('dialog', { name: titles[key] })).toBeVisible();
});

it('NAV-09 counts unread messages, and shows no count while no mission is open', async () => {
  const server = memberServer();
  server.on(endpoints.walletBalance, () => ({
    sumBalance: '0',
    currency: 'VND',
    currencySymbol: '₫',
    version: 1,
    unreadCount: 2,
    isSingle: true,
  }));
  openSession(sessionOf('demomember'));
  await renderSite('/?centre=transferFund', server);
  const pages = await menu();
  expect(await pages.findByRole('button', { name: 'Messages 2 new' })).toBeVisible();
  expect(pages.getByRole('button', { name: 'Missions' })).toBeVisible();
});

it('NAV-09 counts the missions that are open today', async () => {
  const server = memberServer();
  const mission = { category: 'mission' } as const;
  server.on(endpoints.promotions, ({ query }) =>
    query.category === 'mission'
      ? [
          promotionOf(1, mission),
          promotionOf(2, { ...mission, status: 'coming_soon' }),
          promotionOf(3, mission),
        ]
      : [],
  );
  openSession(sessionOf('demomember'));
  await renderSite('/?centre=transferFund', server);
  expect(await (await menu()).findByRole('button', { name: 'Missions 2 open' })).toBeVisible();
});

it.each(['button', 'Escape'])(
  'NAV-09 closes by the %s, and leaves the page that lies below',
  async (how) => {
    openSession(sessionOf('demomember'));
    const { place } = await renderSite('/?centre=depositv2', memberServer());
    const close = await screen.findByRole('button', { name: 'Close' });
    await (how === 'button' ? userEvent.click(close) : userEvent.keyboard('{Escape}'));
    await waitFor(() => expect(place()).toBe('/'));
    expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
  },
);

it('NAV-09 goes back to the list of pages on a phone, and on to another page', async () => {
  openSession(sessionOf('demomember'));
  const { place } = await renderSite('/?centre=transferFund', memberServer());
  await userEvent.click(await screen.findByRole('button', { name: 'All pages' }));
  expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeVisible();
  await userEvent.click((await menu()).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeVisible();
  expect(place()).toBe('/?centre=withdraw');
});

it.each([
  [1, true],
  [0, false],
])('MEM-05 leads an account of type %i to the agent centre: %s', async (isAgent, leads) => {
  openSession(sessionOf('demomember', { isAgent }));
  await renderSite('/?centre=transferFund', memberServer());
  await menu();
  expect(screen.queryByRole('button', { name: 'Agent centre' }) !== null).toBe(leads);
});

it('NAV-09 stays open when a toast above it is dismissed', async () => {
  openSession(sessionOf('demomember'));
  await renderSite('/?centre=depositv2', memberServer());
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  act(() => toast('success', 'It is saved.'));
  // What lets the pointer through to the message is a matter of style, which this page does not
  // have.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Dismiss', hidden: true }));
  expect(screen.queryByText('It is saved.')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});

it('SYS-11 asks a visitor to log in, and then shows the page that was wanted', async () => {
  const { place } = await renderSite('/?centre=personalHistoryCopy', memberServer());
  const user = userEvent.setup();
  await fillIn(await field(/^Username/), 'demomember');
  await fillIn(await field(/^Password/), 'Lantern-demo-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('dialog', { name: 'Betting record' })).toBeVisible();
  expect(place()).toBe('/?centre=personalHistoryCopy');
});

it.each(centrePageKeys)(
  'MEM-04 sends a trial account at %s to the registration, without any request',
  async (page) => {
    const server = memberServer();
    openSession(sessionOf('trial2841', { isAgent: 4 }));
    const { place } = await renderSite(`/?centre=${page}`, server);
    const warning = await screen.findByRole('alertdialog', {
      name: "You're using a trial account",
    });
    expect(warning).toHaveAccessibleDescription(
      'You need a real account for this. Please register to continue.',
    );
    const { depositMethods, betHistory, invitationLink } = endpoints;
    const ofMembers = [depositMethods, betHistory, invitationLink, securityCentre, memberProfile];
    expect(ofMembers.flatMap((call) => server.to(call))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(place()).toBe('/?overlay=register');
  },
);
