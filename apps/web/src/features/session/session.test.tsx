import { endpoints } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { harbor, lantern } from '../../../testing/brand.ts';
import { type FakeServer, refuse } from '../../../testing/fake-server.ts';
import { logIn, loginServer, press } from '../../../testing/login-steps.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { field, fillIn, renderSite } from '../../../testing/render-site.tsx';
import { tabStore } from '../../lib/device/storage.ts';
import { openSession } from '../../lib/session/session.ts';

const sent = (server: FakeServer) => server.to(endpoints.login);

describe('the login', () => {
  it('LOG-01 A20 trims the name, and sends the password as typed', async () => {
    const server = loginServer();
    await renderSite('/login', server);
    await logIn('  demomember ', ' Lantern-demo-1 ');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toEqual({
      type: 'username',
      username: 'demomember',
      password: ' Lantern-demo-1 ',
    });
  });

  it('LOG-01 reports missing fields before sending anything', async () => {
    const server = loginServer();
    await renderSite('/login', server);
    await logIn('demomember', '');
    expect(await field(/^Password/)).toHaveAccessibleDescription('Please enter your password.');
    expect(await field(/^Password/)).toHaveFocus();
    expect(sent(server)).toHaveLength(0);
  });

  it('LOG-02 offers no other way where the brand has none', async () => {
    await renderSite('/?overlay=login', loginServer({ ...lantern, switches: [] }));
    await field(/^Username/);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try with play money' })).toBeNull();
    expect(screen.queryByText('New here?')).toBeNull();
  });

  it('LOG-02 switches between login and registration, and keeps the name', async () => {
    const { place } = await renderSite('/?overlay=login', loginServer());
    await fillIn(await field(/^Username/), 'newcomer');
    await userEvent.click(press('Create account'));
    expect(place()).toBe('/?overlay=register');
  });

  it('LOG-02 logs in by a code sent to the phone, where the brand has that on', async () => {
    const server = loginServer(harbor);
    await renderSite('/login', server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('tab', { name: 'SMS code' }));
    await user.click(press('Send code'));
    expect(await field(/^Mobile number/)).toHaveAccessibleDescription(
      'Please enter a valid mobile number.',
    );
    await fillIn(await field(/^Mobile number/), '9171234567');
    await user.click(press('Send code'));
    expect(await screen.findByRole('button', { name: /^Code sent \d+s$/ })).toBeDisabled();
    await user.type(await field(/^Verification code/), '123456');
    await user.click(press('Log in'));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toEqual({
      type: 'sms',
      countryDialingCode: '63',
      mobileNum: '9171234567',
      verificationCode: '123456',
    });
    expect(server.to(endpoints.loginSms)).toHaveLength(1);
  });

  it('LOG-03 keeps the session in the tab, closes the modal and shows the home page', async () => {
    const { place } = await renderSite('/?overlay=login', loginServer());
    await logIn('demomember', 'Lantern-demo-1');
    await waitFor(() => expect(place()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tabStore.read('token')).toBe('token-of-demomember');
  });

  it('LOG-03 greets a member at the first login', async () => {
    const server = loginServer();
    server.on(endpoints.login, () => sessionOf('newcomer', { firstTimeLogin: true }));
    await renderSite('/login', server);
    await logIn('newcomer', 'Lantern-demo-1');
    expect(await screen.findByText('Welcome, newcomer!')).toBeVisible();
  });

  it('LOG-03 leads back to the page opened before the login', async () => {
    const { router, place } = await renderSite('/', loginServer());
    await router.navigate('/login', { state: { to: '/?centre=personalHistoryCopy' } });
    await logIn('demomember', 'Lantern-demo-1');
    await waitFor(() => expect(place()).toBe('/?centre=personalHistoryCopy'));
  });

  it('LOG-03 leads nowhere but to this site', async () => {
    const { router, place } = await renderSite('/', loginServer());
    await router.navigate('/login', { state: { to: '//elsewhere.example' } });
    await logIn('demomember', 'Lantern-demo-1');
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('CAP-03 shows a captcha when the answer says so, and sends it with the next try', async () => {
    const server = loginServer();
    let tries = 0;
    server.on(endpoints.login, ({ body }) => {
      tries += 1;
      if (body.captcha === 'AB3DE') return sessionOf('demomember');
      throw refuse('wrong_credentials', { captcha: tries >= 2 });
    });
    const { place } = await renderSite('/login', server);
    const user = await logIn('demomember', 'wrong-one');
    expect(await screen.findByText(/Wrong account or password/)).toBeVisible();
    expect(screen.queryByLabelText(/^Characters in the picture/)).toBeNull();
    await user.click(press('Log in'));
    const characters = await field(/^Characters in the picture/);
    expect(screen.queryByRole('button', { name: /another way/ }), 'no work instead').toBeNull();
    await user.type(characters, 'AB3DE');
    await user.click(press('Log in'));
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('ERR-03 says that the site cannot be reached, and lets the visitor try again', async () => {
    const server = loginServer();
    await renderSite('/login', server);
    const reach = server.fetch;
    let down = true;
    globalThis.fetch = async (...request) => {
      if (down) throw new TypeError('Failed to fetch');
      return reach(...(request as Parameters<typeof reach>));
    };
    const user = await logIn('demomember', 'Lantern-demo-1');
    expect(await screen.findByText(/can't reach the site/)).toBeVisible();
    down = false;
    await user.click(press('Log in'));
    await waitFor(() => expect(tabStore.read('token')).toBe('token-of-demomember'));
  });

  it('LOG-07 opens a trial by one click, where the brand offers it', async () => {
    const server = loginServer();
    server.on(endpoints.freePlay, () => sessionOf('trial2841', { isAgent: 4 }));
    const { place } = await renderSite('/?overlay=login', server);
    await field(/^Username/);
    await userEvent.click(press('Try with play money'));
    await waitFor(() => expect(place()).toBe('/'));
    expect(tabStore.read('isAgent')).toBe('4');
  });
});

describe('the logout', () => {
  it('LOG-08 asks first, and keeps the session when the member cancels', async () => {
    const server = loginServer();
    openSession(sessionOf('demomember'));
    const { place } = await renderSite('/?overlay=logout', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(server.to(endpoints.logout)).toHaveLength(0);
    expect(tabStore.read('token')).toBe('token-of-demomember');
  });

  it('LOG-08 ends the session, keeps the merchant, and shows the home page', async () => {
    const server = loginServer();
    openSession(sessionOf('demomember'));
    const { place } = await renderSite('/?overlay=logout', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(server.to(endpoints.logout)[0]?.headers.get('authorization')).toBe(
      'Bearer token-of-demomember',
    );
    expect(tabStore.read('token')).toBeUndefined();
    expect(tabStore.read('merchantCode')).toBe('lantern');
  });

  it('LOG-08 forgets the session also when the site cannot be reached, and says so', async () => {
    const server = loginServer();
    openSession(sessionOf('demomember'));
    await renderSite('/?overlay=logout', server);
    const confirm = await screen.findByRole('button', { name: 'Log out' });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await userEvent.click(confirm);
    expect(await screen.findByText(/You're logged out on this device/)).toBeVisible();
    expect(tabStore.read('token')).toBeUndefined();
  });
});
