import { endpoints, loginByTicket, lookAtTicket } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { harbor } from '../../../testing/brand.ts';
import { refuse } from '../../../testing/fake-server.ts';
import { halfway, loginServer } from '../../../testing/login-steps.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { takeArrival } from '../../lib/navigation/arrival.ts';
import { currentSession } from '../../lib/session/session.ts';

function ticketServer(...brand: Parameters<typeof loginServer>) {
  const server = loginServer(...brand);
  server.on(lookAtTicket, () => ({ account: 'd•••r' }));
  server.on(loginByTicket, () => sessionOf('demomember'));
  return server;
}

const question = () => screen.findByRole('alertdialog', { name: 'Continue as d•••r?' });

describe('a login ticket in the address', () => {
  it('A9 leaves the address before anything is sent, and is written down nowhere', () => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', sent);
    const before = window.history.length;
    window.history.replaceState(null, '', '/?category=live&token=one-time-secret#games');
    takeArrival();
    expect(window.location.href).toBe('http://localhost/?category=live#games');
    expect(window.history.length).toBe(before);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('one-time-secret');
    expect(sent).not.toHaveBeenCalled();
    takeArrival();
  });

  it('A10 LOG-11 names the account, and logs in only after a confirmation', async () => {
    const server = ticketServer();
    await renderApp('/?token=one-time-secret', { server });
    await question();
    expect(server.to(loginByTicket)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(currentSession()?.account).toBe('demomember'));
    expect(server.to(loginByTicket)[0]?.body).toEqual({ ticket: 'one-time-secret' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('A10 never replaces a session unasked, and keeps it when the member cancels', async () => {
    const server = ticketServer();
    await renderApp('/?token=one-time-secret', { server, session: lan });
    expect(await question()).toHaveAccessibleDescription(
      /If you continue, lannguyen is logged out/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(currentSession()?.token).toBe(lan.token);
    expect(server.to(loginByTicket)).toHaveLength(0);
  });

  it('A10 logs the member before out at the site when the other one continues', async () => {
    const server = ticketServer();
    await renderApp('/?token=one-time-secret', { server, session: lan });
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(currentSession()?.account).toBe('demomember'));
    expect(server.to(endpoints.logout)[0]?.headers.get('authorization')).toBe(
      `Bearer ${lan.token}`,
    );
  });

  it('A9 says that a ticket was already used, and leads to the login', async () => {
    const server = ticketServer();
    server.on(lookAtTicket, () => {
      throw refuse('ticket_invalid');
    });
    await renderApp('/?token=one-time-secret', { server });
    const dialog = await screen.findByRole('alertdialog', {
      name: "This login link doesn't work",
    });
    expect(dialog).toHaveAccessibleDescription(/This login link is no longer valid/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('SYS-09 LOG-11 works where visitors are kept out', async () => {
    await renderApp('/?token=one-time-secret', { server: ticketServer(harbor) });
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(window.location.search).toBe('');
  });

  it('LOG-05 leads to the second verification where it is required', async () => {
    const server = ticketServer();
    server.on(loginByTicket, () =>
      halfway({ next: 'verify', methods: [{ method: 'totp', hint: null }] }),
    );
    await renderApp('/?token=one-time-secret', { server });
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: "Confirm it's you" })).toBeVisible();
    expect(currentSession()).toBeUndefined();
  });
});
