import { endpoints, memberProfile, securityCentre } from '@lantern/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember, historyOf } from '../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { openSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';

function memberServer(): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerRegistration(server, asking({}));
  server.on(endpoints.betHistory, () => historyOf([]));
  server.on(endpoints.login, () => sessionOf('demomember'));
  return server;
}

it('NAV-09 opens by the address, marks the page that is open, and leads to the others', async () => {
  openSession(sessionOf('demomember'));
  const { place } = await renderSite('/?centre=depositv2', memberServer());
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Betting record' }));
  expect(await screen.findByRole('dialog', { name: 'Betting record' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Betting record' })).toHaveAttribute('aria-current', 'page');
  expect(place()).toBe('/?centre=personalHistoryCopy');
});

it('NAV-09 has the security centre first, then the other pages', async () => {
  openSession(sessionOf('demomember'));
  await renderSite('/?centre=depositv2', memberServer());
  const menu = within(await screen.findByRole('navigation', { name: 'Pages of the member centre' }));
  const names = menu.getAllByRole('button').map((one) => one.textContent);
  expect(names).toEqual(['Security', 'Profile', 'Deposit', 'Betting record']);
});

it.each(['button', 'Escape'])('NAV-09 closes by the %s, and leaves the page that lies below', async (how) => {
  openSession(sessionOf('demomember'));
  const { place } = await renderSite('/?centre=depositv2', memberServer());
  const close = await screen.findByRole('button', { name: 'Close' });
  await (how === 'button' ? userEvent.click(close) : userEvent.keyboard('{Escape}'));
  await waitFor(() => expect(place()).toBe('/'));
  expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
});

it('NAV-09 stays when what the site has told above it is put away', async () => {
  openSession(sessionOf('demomember'));
  await renderSite('/?centre=depositv2', memberServer());
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  act(() => toast('success', 'It is saved.'));
  // What lets the pointer through to the message is a matter of style, which this page does not have.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Dismiss', hidden: true }));
  expect(screen.queryByText('It is saved.')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});

it('SYS-11 asks a visitor to log in, and then shows the page that was wanted', async () => {
  const { place } = await renderSite('/?centre=personalHistoryCopy', memberServer());
  const user = userEvent.setup();
  await user.type(await field(/^Username/), 'demomember');
  await user.type(await field(/^Password/), 'Lantern-demo-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('dialog', { name: 'Betting record' })).toBeVisible();
  expect(place()).toBe('/?centre=personalHistoryCopy');
});

it.each(['securityCenter', 'profile', 'depositv2'])(
  'MEM-04 tells a trial account at %s that it needs a true one, asks for nothing, and leads to the registration',
  async (page) => {
    const server = memberServer();
    openSession(sessionOf('trial2841', { isAgent: 4 }));
    const { place } = await renderSite(`/?centre=${page}`, server);
    const warning = await screen.findByRole('alertdialog', { name: 'This is a trial account' });
    expect(warning).toHaveAccessibleDescription('This needs a real account. Please register to continue.');
    const asked = [endpoints.depositMethods, securityCentre, memberProfile].flatMap((call) => server.to(call));
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(place()).toBe('/?overlay=register');
  },
);
