import {
  endpoints,
  loginMethods,
  memberInfo,
  type SessionValue,
  sendLoginCode,
  verifyLogin,
  walletBalance,
} from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { halfway, logIn, loginServer, press, soon } from '../../../testing/login-steps.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { field, fillIn, renderSite } from '../../../testing/render-site.tsx';
import { call } from '../../lib/api/api.ts';
import { tabStore } from '../../lib/device/storage.ts';
import { pendingLogin } from '../../lib/session/login-step.ts';
import { currentSession } from '../../lib/session/session.ts';

const sms = { method: 'sms', hint: '+63 ••• 4567' } as const;
const bank = { method: 'bank', hint: 'VCB •••• 6789' } as const;
const totp = { method: 'totp', hint: null } as const;

/** A site that wants a login verified in one of these ways. */
function strictServer(...methods: SessionValue['methods']) {
  const server = loginServer();
  server.on(endpoints.login, () => halfway({ next: 'verify', methods }));
  server.on(sendLoginCode, soon);
  server.on(verifyLogin, () => sessionOf('demomember'));
  return server;
}

describe('the second verification of a login', () => {
  it('LOG-05 replaces the login, shows each method with its hint, opens no session', async () => {
    await renderSite('/?overlay=login', strictServer(sms, bank, totp));
    await logIn('demomember', 'Lantern-demo-1');
    expect(await screen.findByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Code by SMS/ })).toHaveTextContent('+63 ••• 4567');
    expect(screen.getByRole('button', { name: /^Name on your bank account/ })).toHaveTextContent(
      'VCB •••• 6789',
    );
    expect(screen.getByRole('button', { name: /^Authenticator app/ })).toBeVisible();
    expect(currentSession()).toBeUndefined();
    expect(tabStore.read('token')).toBeUndefined();
  });

  it('LOG-05 sends a code, takes it, and only then logs in', async () => {
    const server = strictServer(sms, bank);
    const { place } = await renderSite('/?overlay=login', server);
    const user = await logIn('demomember', 'Lantern-demo-1');
    await user.click(await screen.findByRole('button', { name: /^Code by SMS/ }));
    await user.click(press('Send code'));
    expect(await screen.findByRole('button', { name: /^Code sent \d+s$/ })).toBeDisabled();
    expect(server.to(sendLoginCode)[0]?.body).toEqual({ method: 'sms' });
    await fillIn(await field(/^Verification code/), ' 123456 ');
    await user.click(press('Confirm'));
    await waitFor(() => expect(place()).toBe('/'));
    expect(server.to(verifyLogin)[0]?.body).toEqual({ method: 'sms', code: '123456' });
    expect(server.to(verifyLogin)[0]?.headers.get('authorization')).toBe('Bearer half');
    expect(tabStore.read('token')).toBe('token-of-demomember');
    expect(pendingLogin()).toBeUndefined();
  });

  it('SMS-02 keeps counting when the member looks at another way meanwhile', async () => {
    const server = strictServer(sms, totp);
    await renderSite('/login', server);
    const user = await logIn('demomember', 'Lantern-demo-1');
    await user.click(await screen.findByRole('button', { name: /^Code by SMS/ }));
    await user.click(press('Send code'));
    await screen.findByRole('button', { name: /^Code sent \d+s$/ });
    await user.click(press('Another way'));
    await user.click(screen.getByRole('button', { name: /^Code by SMS/ }));
    expect(screen.getByRole('button', { name: /^Code sent \d+s$/ })).toBeDisabled();
    expect(server.to(sendLoginCode)).toHaveLength(1);
  });

  it('LOG-05 takes the name on a bank account', async () => {
    const server = strictServer(sms, bank);
    await renderSite('/login', server);
    const user = await logIn('demomember', 'Lantern-demo-1');
    await user.click(await screen.findByRole('button', { name: /^Name on your bank account/ }));
    await fillIn(await field(/^Name of the account holder/), 'Nguyen Thi Lan');
    await user.click(press('Confirm'));
    await waitFor(() => expect(currentSession()?.account).toBe('demomember'));
    expect(server.to(verifyLogin)[0]?.body).toEqual({
      method: 'bank',
      holderName: 'Nguyen Thi Lan',
    });
  });

  it('LOG-05 opens the only method at once, and explains a wrong answer', async () => {
    const server = strictServer(totp);
    server.on(verifyLogin, () => {
      throw refuse('code_wrong');
    });
    await renderSite('/login', server);
    const user = await logIn('demomember', 'Lantern-demo-1');
    await field(/^Code from the app/);
    await user.click(press('Confirm'));
    expect(await field(/^Code from the app/)).toHaveAccessibleDescription(
      'Please enter the code from your app.',
    );
    await user.type(await field(/^Code from the app/), '111111');
    await user.click(press('Confirm'));
    expect(await screen.findByText(/^The code is wrong or already used/)).toBeVisible();
    expect(await field(/^Code from the app/)).toHaveFocus();
    expect(currentSession()).toBeUndefined();
  });

  it('LOG-05 goes back to the login, and ends the pending one', async () => {
    const server = strictServer(sms, bank);
    await renderSite('/?overlay=login', server);
    const user = await logIn('demomember', 'Lantern-demo-1');
    await user.click(await screen.findByRole('button', { name: 'Back to login' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(server.to(endpoints.logout)[0]?.headers.get('authorization')).toBe('Bearer half');
    expect(pendingLogin()).toBeUndefined();
    expect(tabStore.read('pendingLogin')).toBeUndefined();
  });

  it('LOG-05 sends the token of half a login with the calls of its step alone', async () => {
    const server = strictServer(sms);
    await renderSite('/login', server);
    await logIn('demomember', 'Lantern-demo-1');
    await screen.findByText('Code by SMS');
    await expect(call(memberInfo)).rejects.toThrow();
    expect(server.to(memberInfo)[0]?.headers.get('authorization')).toBeNull();
  });

  it('A13 returns to the login when the site has ended the pending login', async () => {
    const server = strictServer(totp);
    server.on(verifyLogin, () => {
      throw refuse('session_expired');
    });
    await renderApp('/login', { server });
    const user = await logIn('demomember', 'Lantern-demo-1');
    await user.type(await field(/^Code from the app/), '111111');
    await user.click(press('Confirm'));
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A12 leads a logged-in member to the step that the site demands', async () => {
    const server = loginServer();
    server.on(walletBalance, () => {
      throw refuse('verification_required');
    });
    server.on(loginMethods, () => ({ methods: [sms, totp] }));
    await renderApp('/', { server, session: lan });
    expect(await screen.findByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Code by SMS/ })).toBeVisible();
    expect(server.to(loginMethods)[0]?.headers.get('authorization')).toBe(`Bearer ${lan.token}`);
    expect(currentSession()).toBeUndefined();
  });

  it('LOG-05 says so when the account has no way yet', async () => {
    const server = strictServer();
    server.on(loginMethods, () => ({ methods: [] }));
    await renderSite('/login', server);
    await logIn('demomember', 'Lantern-demo-1');
    expect(await screen.findByText(/^You have no way to confirm this login/)).toBeVisible();
    await userEvent.click(press('Back to login'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});
