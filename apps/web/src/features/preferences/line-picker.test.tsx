import { countryCodes, createTicket, domainRoutes, loginSms } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { answerSite } from '../../../testing/site-answers.ts';
import { goTo } from '../../lib/navigation/go-to.ts';

vi.mock('../../lib/navigation/go-to.ts', () => ({ goTo: vi.fn() }));

function siteWithLines(): FakeServer {
  const server = new FakeServer({
    ...lantern,
    switches: [...lantern.switches, 'MOBILEVERCODELOGIN3'],
  });
  answerSite(server);
  answerMember(server);
  server.on(domainRoutes, () => [
    { url: 'https://two.example', speed: 18, measuredAt: '2026-03-14T09:00:00Z' },
    { url: window.location.origin, speed: 40, measuredAt: '2026-03-14T09:00:00Z' },
  ]);
  server.on(createTicket, () => ({ ticket: 'once', expiresAt: '2026-03-14T09:01:00Z' }));
  return server;
}

it('SYS-06 SYS-10 lists the addresses by speed, keeps them, and opens one logged in', async () => {
  await renderApp('/promotions', { server: siteWithLines(), session: lan });
  const lines = await screen.findByRole('combobox', { name: 'Site address' });
  expect(
    within(lines)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['two.example · 18 ms', expect.stringContaining('40 ms')]);
  expect(window.sessionStorage.getItem('routers')).toContain('two.example');
  await userEvent.selectOptions(lines, 'https://two.example');
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith('https://two.example/promotions?token=once'),
  );
});

it('a code can be sent to any country that the brand serves', async () => {
  const server = siteWithLines();
  server.on(countryCodes, () => [
    { country: 'PH', countryDialingCode: '63' },
    { country: 'VN', countryDialingCode: '84' },
  ]);
  server.on(loginSms, () => ({ expiredMinutes: 5, expirationTime: Date.now() + 300_000 }));
  await renderApp('/login', { server });
  await userEvent.click(await screen.findByRole('tab', { name: /phone|sms/i }));
  const codes = await screen.findByRole('combobox', { name: 'Country code' });
  await userEvent.selectOptions(codes, '84');
  await userEvent.type(screen.getByLabelText(/Mobile number/), '912345678');
  await userEvent.click(screen.getByRole('button', { name: /send/i }));
  await waitFor(() =>
    expect(server.to(loginSms)[0]?.body).toMatchObject({ countryDialingCode: '84' }),
  );
});
