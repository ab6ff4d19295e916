import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerSite } from '../../../testing/site-answers.ts';
import { qrSizes } from '../../lib/show/qr-code.ts';
import { systemHere } from './systems.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  answerSite(server);
});

const stepTitles = (place = within(screen.getByRole('tabpanel'))) =>
  place.getAllByRole('heading').map(({ textContent }) => textContent);

describe('NAV-14 the guide to the app', () => {
  it.each(['/down', '/download'])(
    'NAV-14 LIM-01 shows at %s a code of 200 pixels and four steps',
    async (address) => {
      await renderApp(address, { server });
      expect(await screen.findByRole('tab', { name: 'Android' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      const code = await screen.findByRole('img', { name: 'QR code of the app for Android' });
      expect(code).toHaveAttribute('width', '200');
      expect(stepTitles()).toEqual([
        'Get the file',
        'Allow the installation',
        'Install it',
        'Open and log in',
      ]);
      expect(screen.getByRole('link', { name: 'Get the file for Android' })).toHaveAttribute(
        'href',
        'https://example.com/demo/android',
      );
    },
  );

  it('NAV-14 leads to the configuration file on iOS, in four steps as well', async () => {
    await renderApp('/down', { server });
    await userEvent.click(await screen.findByRole('tab', { name: 'iPhone and iPad' }));
    expect(
      await screen.findByRole('img', {
        name: 'QR code of the configuration file for iPhone and iPad',
      }),
    ).toBeVisible();
    expect(stepTitles()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Get the configuration file' })).toHaveAttribute(
      'href',
      'https://example.com/demo/mobileconfig',
    );
    expect(screen.getByText(/In Safari, press Share/)).toBeVisible();
  });

  it('NAV-14 LIM-01 is a window over the page as well, with a small code', async () => {
    await renderApp('/?overlay=app', { server });
    const modal = within(await screen.findByRole('dialog', { name: 'Get the app' }));
    expect(
      await modal.findByRole('img', { name: 'QR code of the app for Android' }),
    ).toHaveAttribute('width', '100');
    expect(stepTitles(within(modal.getByRole('list')))).toHaveLength(4);
    expect(qrSizes).toEqual({ page: 200, small: 100 });
  });

  it('NAV-14 says so where the brand has no such file, and offers the web app', async () => {
    answerSite(server, { resources: [] });
    await renderApp('/down', { server });
    expect(
      await screen.findByText("The Lantern app for Android isn't available right now."),
    ).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Or use the web app' })).toBeVisible();
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
    ['Mozilla/5.0 (X11; Linux x86_64)', undefined],
  ])('knows of %s that it is %s', (agent, system) => expect(systemHere(agent)).toBe(system));
});
