import { endpoints, finishSocial, startSocial } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { harbor } from '../../../testing/brand.ts';
import { refuse } from '../../../testing/fake-server.ts';
import { logIn, loginServer } from '../../../testing/login-steps.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { goTo } from '../../lib/navigation/go-to.ts';
import { currentSession } from '../../lib/session/session.ts';

vi.mock(import('../../lib/navigation/go-to.ts'), () => ({ goTo: vi.fn() }));
beforeEach(() => vi.mocked(goTo).mockReset());

const url = 'https://accounts.example/authorize?state=s';

describe('the way to a sign-in provider', () => {
  it('REG-13 offers the providers of the brand, and leads to the chosen one', async () => {
    const server = loginServer(harbor, { social: ['google', 'facebook'] });
    server.on(startSocial, () => ({ url }));
    await renderSite('/login', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url));
    expect(server.to(startSocial)[0]?.body).toEqual({ provider: 'google', purpose: 'login' });
  });

  it('LOG-06 distinguishes the agents’ area from the members’', async () => {
    const server = loginServer(harbor, { social: ['facebook'] });
    server.on(startSocial, () => ({ url }));
    await renderSite('/login?area=agent', server);
    expect(await screen.findByRole('heading', { name: 'Agent login' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Facebook' }));
    await waitFor(() => expect(server.to(startSocial)).toHaveLength(1));
    expect(server.to(startSocial)[0]?.body).toMatchObject({ area: 'agent' });
    expect(screen.queryByText('New here?')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try with play money' })).toBeNull();
  });

  it('LOG-06 rejects an account that is no agent, with the reason', async () => {
    const server = loginServer();
    server.on(endpoints.login, () => {
      throw refuse('non_agent_login');
    });
    await renderSite('/login?area=agent', server);
    await logIn('demomember', 'Lantern-demo-1');
    expect(await screen.findByText('Non-agents cannot log in.')).toBeVisible();
    expect(server.to(endpoints.login)[0]?.body).toMatchObject({ area: 'agent' });
  });
});

describe('the way back from a sign-in provider', () => {
  const back = '/social?code=secret-code&state=s-1&scope=openid&authuser=0';

  it('REG-13 takes everything out of the address, and logs in', async () => {
    const server = loginServer(harbor);
    server.on(finishSocial, () => ({
      outcome: 'entered' as const,
      session: sessionOf('demomember'),
    }));
    await renderApp(back, { server });
    await waitFor(() => expect(currentSession()?.account).toBe('demomember'));
    expect(server.to(finishSocial).map(({ body }) => body)).toEqual([
      { state: 's-1', code: 'secret-code' },
    ]);
    expect(window.location.href).toBe('http://localhost/');
  });

  it('REG-13 sends a newcomer on to the registration, with the ticket out of sight', async () => {
    const server = loginServer();
    const known = {
      provider: 'google',
      ticket: 'secret-ticket',
      email: 'lan@example.com',
      name: 'Lan',
    } as const;
    server.on(finishSocial, () => ({ outcome: 'register' as const, ...known }));
    await renderApp(back, { server });
    await waitFor(() => expect(window.location.pathname).toBe('/register'));
    expect(window.location.search).toBe('');
    expect(window.history.state.usr).toEqual(known);
  });

  it('REG-13 shows the security page when an account was linked', async () => {
    const server = loginServer();
    server.on(finishSocial, () => ({ outcome: 'linked' as const, provider: 'google' as const }));
    await renderApp(back, { server, session: lan });
    expect(await screen.findByText(/^Your Google account is linked/)).toBeVisible();
    expect(window.location.search).toBe('?centre=securityCenter');
  });

  it('LOG-06 offers a new visitor a registration or linking the account', async () => {
    const server = loginServer();
    server.on(finishSocial, () => {
      throw refuse('social_not_member');
    });
    await renderApp(back, { server });
    expect(
      await screen.findByRole('heading', { name: 'Non-member account unable to login' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/register',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Log in with password and link it' }));
    await field(/^Username/);
    await logIn('demomember', 'Lantern-demo-1');
    await waitFor(() => expect(window.location.search).toBe('?centre=securityCenter'));
  });

  it.each([
    ['social_cancelled', /^You cancelled the login/],
    ['social_failed', /^Login failure/],
    ['account_disabled', /^This account is disabled/],
    ['non_agent_login', /^Non-agents cannot log in/],
  ] as const)('LOG-06 explains %s, and leads back to the login', async (code, words) => {
    const server = loginServer();
    server.on(finishSocial, () => {
      throw refuse(code);
    });
    await renderApp('/social?error=access_denied&state=s-1', { server });
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(server.to(finishSocial)[0]?.body).toEqual({ state: 's-1', error: 'access_denied' });
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  });

  it('asks the site nothing where there is no sign-in to finish', async () => {
    const server = loginServer();
    await renderApp('/social', { server });
    expect(
      await screen.findByRole('heading', { name: "There's no sign-in to finish" }),
    ).toBeVisible();
    expect(server.to(finishSocial)).toHaveLength(0);
  });
});
