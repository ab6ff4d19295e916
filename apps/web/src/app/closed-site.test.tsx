import {
  customerService,
  openCustomerService,
  systemStatus,
  type ValueOf,
} from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../testing/fake-server.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { lan, renderApp } from '../../testing/render-app.tsx';
import { call } from '../lib/api/api.ts';

type Status = ValueOf<typeof systemStatus>;
const open: Status = { status: 0, ip: '203.0.113.9', country: 'PH', from: null, until: null };
const maintenance: Status = { ...open, status: 1, until: '2026-11-21T23:30:00Z' };
const restricted: Status = { ...open, status: 2 };

/** A site whose status a test can change. */
function siteWith(status: Status) {
  const server = new FakeServer();
  const site = { status };
  server.on(systemStatus, () => site.status);
  return { server, site };
}

afterEach(() => vi.unstubAllGlobals());

describe('SYS-04 the status of the site', () => {
  it.each(['/', '/register', '/promotions', '/?overlay=login'])(
    'SYS-04 shows the maintenance page at %s',
    async (at) => {
      await renderApp(at, siteWith(maintenance));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'System Maintenance' }),
      ).toBeVisible();
      expect(screen.getByText('RESTRICTION OF VISIT')).toBeVisible();
      expect(screen.getByText(/Expected to end/)).toBeVisible();
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('SYS-04 a restricted visitor sees the required text, IP address and country', async () => {
    await renderApp('/', siteWith(restricted));
    expect(
      await screen.findByText(
        'Due to restriction of your location or IP address, you are not allowed to access the ' +
          'site. We apologize for the inconvenience.',
      ),
    ).toBeVisible();
    expect(screen.getByText('203.0.113.9')).toBeVisible();
    expect(screen.getByText('Philippines')).toBeVisible();
  });

  it('SYS-04 Contact Us leads to customer service', async () => {
    const { server } = siteWith(maintenance);
    server.on(customerService, () => ({
      entries: [],
      version: { pathList: [{ type: '3', path: 'locked' }] },
    }));
    server.on(openCustomerService, () => ({ url: 'https://example.com/chat' }));
    const popup = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => popup);
    await renderApp('/', { server });
    await userEvent.click(await screen.findByRole('button', { name: 'Contact Us' }));
    await waitFor(() =>
      expect(popup.location.replace).toHaveBeenCalledWith('https://example.com/chat'),
    );
  });

  it('SYS-04 an open page follows a status change over the socket, and returns', async () => {
    const { server, site } = siteWith(open);
    await renderApp('/', { server, session: lan });
    await screen.findByRole('banner');
    const tell = () => FakeSocket.opened.at(-1)?.tell({ type: 'site_changed', status: true });
    site.status = maintenance;
    tell();
    expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeVisible();
    site.status = open;
    tell();
    expect(await screen.findByRole('banner')).toBeVisible();
  });

  it('SYS-04 a refusal of a closed site makes the page refresh the status at once', async () => {
    const { server, site } = siteWith(open);
    await renderApp('/', { server });
    await screen.findByRole('banner');
    site.status = restricted;
    server.on(customerService, () => {
      throw refuse('region_restricted');
    });
    await expect(call(customerService)).rejects.toMatchObject({ code: 'region_restricted' });
    expect(
      await screen.findByRole('heading', { name: 'Not available where you are' }),
    ).toBeVisible();
  });
});
