import { walletBalance } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Brand, lantern } from '../../testing/brand.ts';
import { FakeServer, refuse } from '../../testing/fake-server.ts';
import { logIn, loginServer } from '../../testing/login-steps.ts';
import { lan, renderApp } from '../../testing/render-app.tsx';
import { answerMemberInfo } from '../../testing/site-answers.ts';
import { currentSession } from '../lib/session/session.ts';

const balance = {
  sumBalance: '12500000',
  currency: 'VND',
  currencySymbol: '₫',
  version: 3,
  unreadCount: 0,
  isSingle: true,
};

const banner = () => within(screen.getByRole('banner'));

function serverWith(changes: Partial<Brand> = {}): FakeServer {
  const server = new FakeServer({ ...lantern, ...changes });
  server.on(walletBalance, () => balance);
  return server;
}

describe('the header of a visitor', () => {
  it('NAV-05 has login, registration and free play where the brand has them', async () => {
    await renderApp('/', { server: serverWith() });
    expect(await screen.findByRole('banner')).toBeVisible();
    expect(banner().getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(banner().getByRole('button', { name: 'Register' })).toBeVisible();
    expect(banner().getByRole('button', { name: 'Try free' })).toBeVisible();
    expect(banner().queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  it('NAV-05 has neither registration nor free play where the brand has them off', async () => {
    await renderApp('/', { server: serverWith({ switches: ['USERNAMEREG3'] }) });
    await screen.findByRole('banner');
    expect(banner().getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(banner().queryByRole('button', { name: 'Register' })).toBeNull();
    expect(banner().queryByRole('button', { name: 'Try free' })).toBeNull();
  });

  it('NAV-06 links categories with vendors to their pages, both lotteries to one', async () => {
    const vendors = [{ vassalage: 'BGS', name: 'BGS', games: 2 }];
    const menus: Brand['menus'] = [
      { gameCategory: 'FISH', vendors },
      { gameCategory: 'LOTT', vendors },
      { gameCategory: 'ELOTT', vendors },
      { gameCategory: 'LIVE', vendors },
      { gameCategory: 'SPORTS', vendors: [] },
      { gameCategory: 'INHOUSE', vendors },
    ];
    await renderApp('/', { server: serverWith({ menus }) });
    await screen.findByRole('banner');
    await waitFor(() =>
      expect(
        banner()
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Lantern', '/'],
        ['Lottery', '/elott'],
        ['Live casino', '/live'],
        ['Fishing', '/fish'],
      ]),
    );
  });
});

describe('the header of a member', () => {
  it.each([41, 42])('AGT-02 shows an assistant of type %i no money', async (isAgent) => {
    await renderApp('/', { server: serverWith(), session: { ...lan, isAgent } });
    await screen.findByRole('banner');
    expect(await banner().findByRole('button', { name: /^Account/ })).toBeVisible();
    expect(banner().queryByRole('button', { name: 'Deposit' })).toBeNull();
    expect(banner().queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(banner().queryByText('₫12,500,000')).toBeNull();
  });

  it('NAV-05 WAL-01 shows the balance and the ways to money', async () => {
    await renderApp('/', { server: serverWith(), session: lan });
    expect(await screen.findByText('₫12,500,000')).toBeVisible();
    expect(banner().getByRole('button', { name: 'Deposit' })).toBeVisible();
    expect(banner().getByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(banner().queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('NAV-05 covers the balance with three stars, also after a reload', async () => {
    await renderApp('/', { server: serverWith(), session: lan });
    await screen.findByText('₫12,500,000');
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.getByText('***')).toBeVisible();
    expect(screen.queryByText('₫12,500,000')).toBeNull();
    expect(window.localStorage.getItem('balanceHidden')).toBe('yes');
    await userEvent.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(screen.getByText('₫12,500,000')).toBeVisible();
  });

  it('NAV-05 says that it is updating, and asks once however often it is pressed', async () => {
    const server = serverWith();
    await renderApp('/', { server, session: lan });
    await screen.findByText('₫12,500,000');
    server.on(walletBalance, () => ({ ...balance, sumBalance: '9000000', version: 4 }));
    const before = server.to(walletBalance).length;
    await userEvent.tripleClick(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(screen.getByText('Updating…')).toBeVisible();
    expect(await screen.findByText('₫9,000,000')).toBeVisible();
    expect(server.to(walletBalance)).toHaveLength(before + 1);
  });

  it('WAL-06 follows the live socket', async () => {
    const { socket } = await renderApp('/', { server: serverWith(), session: lan });
    await screen.findByText('₫12,500,000');
    expect(socket()?.sent).toEqual([{ type: 'hello', token: lan.token }]);
    socket()?.tell({ type: 'balance', sumBalance: '12400000', currency: 'VND', version: 4 });
    expect(await screen.findByText('₫12,400,000')).toBeVisible();
  });

  it('WAL-06 does not go back to a balance that was overtaken', async () => {
    const { socket } = await renderApp('/', { server: serverWith(), session: lan });
    await screen.findByText('₫12,500,000');
    socket()?.tell({ type: 'balance', sumBalance: '12400000', currency: 'VND', version: 5 });
    await screen.findByText('₫12,400,000');
    socket()?.tell({ type: 'balance', sumBalance: '12450000', currency: 'VND', version: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('₫12,400,000')).toBeVisible();
  });

  it.each([
    ['a member', 0, []],
    ['an agent', 1, ['Agent centre']],
  ])(
    'NAV-07 lists under the avatar of %s what the specification names',
    async (_, isAgent, agentEntries) => {
      await renderApp('/', { server: serverWith(), session: { ...lan, isAgent } });
      await userEvent.click(await screen.findByRole('button', { name: 'Account: Lan' }));
      const menu = await screen.findByRole('menu');
      expect(within(menu).getByText('lannguyen')).toBeVisible();
      const entries = within(menu)
        .getAllByRole('menuitem')
        .map((entry) => entry.textContent);
      expect(entries).toEqual([
        'Member centre',
        'Account record',
        'Betting record',
        'Reward centre',
        ...agentEntries,
        // Beside the specification.
        'Player protection',
        'Sign out',
      ]);
    },
  );

  it('NAV-07 shows the member’s label in its colours, with readable text', async () => {
    const server = serverWith();
    answerMemberInfo(server, {
      clubLabel: { labelName: 'Crown', color: '#3A0A12', color2: '#5A1420', rankLevel: 6 },
    });
    await renderApp('/', { server, session: lan });
    await userEvent.click(await screen.findByRole('button', { name: 'Account: Lan' }));
    const menu = within(await screen.findByRole('menu'));
    expect(await menu.findByText('Crown')).toHaveStyle({ color: '#ffffff' });
    expect(menu.getByText('Early bird')).toBeVisible();
  });

  it('NAV-07 does not say the same name twice to a member without a nickname', async () => {
    await renderApp('/', { server: serverWith(), session: { ...lan, nickname: '' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Account: lannguyen' }));
    expect(within(await screen.findByRole('menu')).getAllByText('lannguyen')).toHaveLength(1);
  });

  it('WAL-01 hides the balance on the member’s page when it is hidden in the header', async () => {
    await renderApp('/', { server: serverWith(), session: lan, phone: true });
    await screen.findByText('₫12,500,000');
    await userEvent.click(screen.getByRole('link', { name: 'Me' }));
    await screen.findByRole('heading', { level: 1, name: 'Your account' });
    const page = within(screen.getByRole('main'));
    expect(await page.findByText('₫12,500,000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(page.getByText('Balance hidden')).toBeInTheDocument();
    expect(page.queryByText('₫12,500,000')).toBeNull();
  });

  it('NAV-09 leads to the security centre from the avatar', async () => {
    await renderApp('/', { server: serverWith(), session: lan });
    await userEvent.click(await screen.findByRole('button', { name: 'Account: Lan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Member centre' }));
    expect(await screen.findByRole('dialog', { name: 'Security' })).toBeVisible();
    expect(window.location.search).toBe('?centre=securityCenter');
  });

  it('MEM-04 offers a trial account neither a deposit nor a record', async () => {
    await renderApp('/', { server: serverWith(), session: { ...lan, isAgent: 4 } });
    expect(await screen.findByText('Play money')).toBeVisible();
    expect(banner().queryByRole('button', { name: 'Deposit' })).toBeNull();
    expect(banner().getByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('SYS-11 asks for a login when the site has ended the session', async () => {
    const server = serverWith();
    server.on(walletBalance, () => {
      throw refuse('session_expired');
    });
    await renderApp('/', { server, session: lan });
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(currentSession()).toBeUndefined();
  });

  it('A6 asks for a login when the socket says that the session has ended', async () => {
    const { socket } = await renderApp('/', { server: serverWith(), session: lan });
    await screen.findByText('₫12,500,000');
    socket()?.tell({ type: 'session_ended', code: 'logged_in_elsewhere' });
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('SYS-11 LOG-03 returns to the page of the centre after a login demanded there', async () => {
    const server = loginServer();
    server.on(walletBalance, () => balance);
    const { socket } = await renderApp('/?centre=rewardCenter', { server, session: lan });
    expect(await screen.findByRole('dialog', { name: 'Reward centre' })).toBeVisible();
    socket()?.tell({ type: 'session_ended', code: 'logged_in_elsewhere' });
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await logIn('lannguyen', 'Lantern-demo-1');
    expect(await screen.findByRole('dialog', { name: 'Reward centre' })).toBeVisible();
    expect(window.location.search).toBe('?centre=rewardCenter');
  });
});
