import { changePassword, endpoints, resetPassword, walletBalance } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { halfway, logIn, loginServer, press } from '../../../testing/login-steps.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { field, fillIn, renderSite } from '../../../testing/render-site.tsx';
import { pendingLogin } from '../../lib/session/login-step.ts';
import { currentSession } from '../../lib/session/session.ts';

/** A site that demands a new password at the login. */
function strictServer() {
  const server = loginServer();
  server.on(endpoints.login, () => halfway({ next: 'change_password', passwordExpired: true }));
  server.on(changePassword, () => ({ loginAgain: true }));
  return server;
}

const demand = (text: string) => screen.getByText(text).closest('li');

async function choose(password: string, again = password) {
  const user = userEvent.setup({ delay: null });
  await fillIn(await field(/^New password/), password);
  await user.type(await field(/^Confirm the new password/), again);
  return user;
}

describe('a password that has to be changed', () => {
  it.each(['/?overlay=login', '/login'])(
    'LOG-04 replaces the login at %s, which returns afterwards with the name filled in',
    async (at) => {
      const server = strictServer();
      await renderSite(at, server);
      await logIn('demomember', 'Lantern-demo-1');
      expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
      expect(currentSession()).toBeUndefined();
      const user = await choose('Sunny-day-42');
      await user.click(press('Change password'));
      expect(await field(/^Username/)).toHaveValue('demomember');
      expect(screen.getByText(/^Your password is changed/)).toBeVisible();
      expect(server.to(changePassword)[0]?.body).toEqual({
        newPassword: 'Sunny-day-42',
        confirmNewPassword: 'Sunny-day-42',
      });
      expect(server.to(changePassword)[0]?.headers.get('authorization')).toBe('Bearer half');
      expect(pendingLogin()).toBeUndefined();
    },
  );

  it('PWD-01 marks each demand as soon as it is met', async () => {
    await renderSite('/login', strictServer());
    await logIn('demomember', 'Lantern-demo-1');
    const user = userEvent.setup({ delay: null });
    await user.type(await field(/^New password/), 'short');
    expect(demand('Use 8 to 128 characters.')).toHaveTextContent('(not yet)');
    await fillIn(await field(/^New password/), '-no-more');
    expect(demand('Use 8 to 128 characters.')).toHaveTextContent('(done)');
    expect(demand('Both entries match.')).toHaveTextContent('(not yet)');
    await fillIn(await field(/^Confirm the new password/), 'short-no-more');
    expect(demand('Both entries match.')).toHaveTextContent('(done)');
  });

  it('PWD-01 sends nothing that the rule refuses, and says at which field', async () => {
    const server = strictServer();
    await renderSite('/login', server);
    await logIn('demomember', 'Lantern-demo-1');
    const user = await choose('short', 'shirt');
    await user.click(press('Change password'));
    expect(await field(/^New password/)).toHaveFocus();
    expect(await field(/^New password/)).toBeInvalid();
    expect(await field(/^Confirm the new password/)).toHaveAccessibleDescription(
      "The two entries don't match.",
    );
    expect(server.to(changePassword)).toHaveLength(0);
  });

  it('PWD-01 shows a rejection at its field', async () => {
    const server = strictServer();
    server.on(changePassword, () => {
      throw refuse('password_unchanged');
    });
    await renderSite('/login', server);
    await logIn('demomember', 'Lantern-demo-1');
    const user = await choose('Lantern-demo-1');
    await user.click(press('Change password'));
    await waitFor(async () =>
      expect(await field(/^New password/)).toHaveAccessibleDescription(
        /That's your current password/,
      ),
    );
    expect(pendingLogin()).toBeDefined();
  });

  it('A19 leads there when the site demands it of a logged-in member', async () => {
    const server = strictServer();
    server.on(walletBalance, () => {
      throw refuse('password_change_required');
    });
    await renderApp('/', { server, session: lan });
    expect(await screen.findByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
    expect(currentSession()).toBeUndefined();
  });
});

describe('the link of an e-mail', () => {
  it('PWD-02 is taken out of the address, sets a new password, and shows the login', async () => {
    const server = loginServer();
    server.on(resetPassword, () => ({}));
    await renderApp('/login?reset=secret-ticket', { server });
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
    expect(window.location.href).toBe('http://localhost/login');
    const user = await choose('Sunny-day-42');
    await user.click(press('Set password'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(server.to(resetPassword)[0]?.body).toEqual({
      ticket: 'secret-ticket',
      newPassword: 'Sunny-day-42',
      confirmNewPassword: 'Sunny-day-42',
    });
    expect(currentSession()).toBeUndefined();
  });

  it('PWD-02 ends the session of this tab too, like every other one', async () => {
    const server = loginServer();
    server.on(resetPassword, () => ({}));
    await renderApp('/login?reset=secret-ticket', { server, session: lan });
    const user = await choose('Sunny-day-42');
    await user.click(press('Set password'));
    await waitFor(() => expect(currentSession()).toBeUndefined());
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('PWD-02 says that a link was already used, and offers another one', async () => {
    const server = loginServer();
    server.on(resetPassword, () => {
      throw refuse('reset_link_invalid');
    });
    await renderApp('/login?reset=secret-ticket', { server });
    const user = await choose('Sunny-day-42');
    await user.click(press('Set password'));
    expect(await screen.findByText(/^This link is no longer valid/)).toBeVisible();
    await user.click(press('Ask for a new link'));
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  });
});
