import { endpoints, resumeSession, verifyLogin } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/brand.ts';
import { refuse } from '../../../testing/fake-server.ts';
import { halfway, logIn, loginServer, press } from '../../../testing/login-steps.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { field, renderSite } from '../../../testing/render-site.tsx';
import {
  keepLoggedIn,
  readLastLogin,
  rememberLogin,
  staysLoggedIn,
} from '../../lib/session/remembered.ts';
import { currentSession } from '../../lib/session/session.ts';

const tick = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const stay = /^Stay logged in on this device/;

describe('what a browser remembers of a login', () => {
  it('LOG-11 fills in the name at the next visit, and holds no password anywhere', async () => {
    await renderSite('/login', loginServer());
    await tick('Remember my username');
    await logIn('demomember', 'Lantern-demo-1');
    await waitFor(() => expect(currentSession()).toBeDefined());
    expect(readLastLogin()).toEqual({ type: 'username', username: 'demomember', mobile: '' });
    expect(document.cookie).not.toContain('Lantern-demo-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Lantern-demo-1');
  });

  it('LOG-11 starts with the kind, name and number of the last login', async () => {
    rememberLogin({ type: 'sms', username: 'demomember', mobile: '9171234567' });
    await renderSite('/login', loginServer(harbor));
    expect(await field(/^Mobile number/)).toHaveValue('9171234567');
    expect(screen.getByRole('checkbox', { name: 'Remember my number' })).toBeChecked();
    await userEvent.click(screen.getByRole('tab', { name: 'Password' }));
    expect(await field(/^Username/)).toHaveValue('demomember');
  });

  it('LOG-11 forgets the name when the member unticks it', async () => {
    rememberLogin({ type: 'username', username: 'demomember', mobile: '' });
    await renderSite('/login', loginServer());
    await tick('Remember my username');
    await logIn('', 'Lantern-demo-1');
    await waitFor(() => expect(currentSession()).toBeDefined());
    expect(readLastLogin()).toBeUndefined();
  });

  it('LOG-11 asks to stay logged in only when that was chosen', async () => {
    const server = loginServer();
    await renderSite('/login', server);
    expect(await screen.findByRole('checkbox', { name: stay })).not.toBeChecked();
    await tick(stay);
    await logIn('demomember', 'Lantern-demo-1');
    await waitFor(() => expect(currentSession()).toBeDefined());
    expect(server.to(endpoints.login)[0]?.body).toMatchObject({ remember: true });
    expect(staysLoggedIn()).toBe(true);
  });

  it('LOG-11 keeps the choice over the second verification', async () => {
    const server = loginServer();
    server.on(endpoints.login, () =>
      halfway({ next: 'verify', methods: [{ method: 'totp', hint: null }] }),
    );
    server.on(verifyLogin, () => sessionOf('demomember'));
    await renderSite('/login', server);
    await tick(stay);
    const user = await logIn('demomember', 'Lantern-demo-1');
    expect(staysLoggedIn()).toBe(false);
    await user.type(await field(/^Code from the app/), '123456');
    await user.click(press('Confirm'));
    await waitFor(() => expect(currentSession()).toBeDefined());
    expect(staysLoggedIn()).toBe(true);
  });
});

describe('a visit from a remembered device', () => {
  it('LOG-11 starts logged in, before a visitor’s page is shown', async () => {
    keepLoggedIn();
    const server = loginServer(harbor);
    server.on(resumeSession, () => sessionOf('demomember', { nickname: 'Lan' }));
    await renderApp('/', { server });
    expect(await screen.findByRole('button', { name: 'Account: Lan' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(server.to(resumeSession)).toHaveLength(1);
    expect(staysLoggedIn()).toBe(true);
  });

  it('LOG-11 stays silent when the site has forgotten the device, and asks once', async () => {
    keepLoggedIn();
    const server = loginServer();
    server.on(resumeSession, () => {
      throw refuse('not_logged_in');
    });
    await renderApp('/', { server });
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText("You aren't logged in. Please log in first.")).toBeNull();
    expect(staysLoggedIn()).toBe(false);
  });

  it('LOG-11 does not ask for a browser that is not remembered', async () => {
    const server = loginServer();
    await renderApp('/', { server });
    await screen.findByRole('banner');
    expect(server.to(resumeSession)).toHaveLength(0);
  });

  it('LOG-11 does not ask for a tab that is logged in', async () => {
    keepLoggedIn();
    const server = loginServer();
    await renderApp('/', { server, session: lan });
    await screen.findByRole('button', { name: 'Account: Lan' });
    expect(server.to(resumeSession)).toHaveLength(0);
  });

  it('LOG-08 ends with the logout, also for the device', async () => {
    keepLoggedIn();
    const server = loginServer();
    await renderApp('/?overlay=logout', { server, session: lan });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(currentSession()).toBeUndefined());
    expect(staysLoggedIn()).toBe(false);
    expect(server.to(endpoints.logout)).toHaveLength(1);
  });
});
