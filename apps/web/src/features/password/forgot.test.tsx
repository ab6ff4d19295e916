import {
  endpoints,
  forgotByEmail,
  loginSms,
  resetPasswordByPhone,
  workChallenge,
} from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Brand, harbor, lantern } from '../../../testing/brand.ts';
import { refuse } from '../../../testing/fake-server.ts';
import { halfway, loginServer, press, soon } from '../../../testing/login-steps.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { currentSession } from '../../lib/session/session.ts';

afterEach(() => void vi.useRealTimers());

function forgetfulServer(brand: Brand = lantern, settings: Parameters<typeof loginServer>[1] = {}) {
  const server = loginServer(brand, settings);
  server.on(forgotByEmail, () => ({}));
  server.on(resetPasswordByPhone, () => sessionOf('demomember'));
  return server;
}

const type = async (values: Record<string, string>) => {
  const user = userEvent.setup({ delay: null });
  for (const [label, text] of Object.entries(values))
    await user.type(await field(new RegExp(`^${label}`)), text);
  return user;
};

describe('a forgotten password, by e-mail', () => {
  it('PWD-02 takes the name from the login, sends the form, confirms, and closes', async () => {
    const server = forgetfulServer();
    const { place } = await renderSite('/?overlay=login', server);
    await type({ Username: 'demomember' });
    await userEvent.click(press('Forgot password?'));
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
    expect(await field(/^Username/)).toHaveValue('demomember');
    const user = await type({ 'E-mail': ' lan@example.com ' });
    await user.click(press('Send link'));
    await waitFor(() => expect(place()).toBe('/'));
    expect(screen.getByText(/^If the address is right/)).toBeVisible();
    const [sent] = server.to(forgotByEmail);
    expect(sent?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(sent?.body).toEqual({ username: 'demomember', email: 'lan@example.com' });
  });

  it('PWD-02 asks for both before anything is sent', async () => {
    const server = forgetfulServer();
    await renderSite('/?overlay=forgot', server);
    const user = await type({ 'E-mail': 'lan@' });
    await user.click(press('Send link'));
    expect(await field(/^Username/)).toHaveAccessibleDescription('Please enter your username.');
    expect(await field(/^E-mail/)).toHaveAccessibleDescription(
      'Please enter a valid e-mail address.',
    );
    expect(server.to(forgotByEmail)).toHaveLength(0);
  });

  it('CAP-01 shows a bot check when required, and sends it with the next try', async () => {
    const server = forgetfulServer();
    server.on(forgotByEmail, ({ body }) => {
      if (body.captcha === 'AB3DE') return {};
      throw refuse('captcha_required');
    });
    const { place } = await renderSite('/?overlay=forgot', server);
    const user = await type({ Username: 'demomember', 'E-mail': 'lan@example.com' });
    await user.click(press('Send link'));
    await user.type(await field(/^Characters in the picture/), 'AB3DE');
    await user.click(press('Send link'));
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('CAP-02 uses proof of work where the brand has a slider', async () => {
    const server = forgetfulServer(lantern, { captchaKind: 'slider' });
    server.on(forgotByEmail, () => {
      throw refuse('captcha_required');
    });
    await renderSite('/?overlay=forgot', server);
    const user = await type({ Username: 'demomember', 'E-mail': 'lan@example.com' });
    await user.click(press('Send link'));
    await waitFor(() => expect(server.to(workChallenge)).toHaveLength(1));
  });
});

describe('a forgotten password, by phone', () => {
  it('PWD-03 is offered only where the brand has it on', async () => {
    await renderSite('/?overlay=forgot', forgetfulServer());
    await field(/^E-mail/);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('PWD-03 sends a code, sets the password, logs in, and opens the home', async () => {
    const server = forgetfulServer(harbor);
    server.on(loginSms, () => ({ expiredMinutes: 5, expirationTime: Date.now() + 90_000 }));
    const { place } = await renderSite('/login?overlay=forgot', server);
    await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }));
    const user = await type({ 'Mobile number': '9171234567' });
    await user.click(press('Send code'));
    // Until the moment that the site names, and not the minutes beside it.
    expect(await screen.findByRole('button', { name: /^Code sent [3-6]\ds$/ })).toBeDisabled();
    expect(server.to(loginSms)[0]?.body).toEqual({
      countryDialingCode: '63',
      mobileNum: '9171234567',
      purpose: 'forgot',
    });
    await type({ 'Verification code': '123456', 'New password': 'Sunny-day-42' });
    await user.click(press('Set password and log in'));
    await waitFor(() => expect(place()).toBe('/'));
    expect(server.to(resetPasswordByPhone)[0]?.body).toEqual({
      countryDialingCode: '63',
      mobileNum: '9171234567',
      verificationCode: '123456',
      newPassword: 'Sunny-day-42',
    });
    expect(currentSession()?.account).toBe('demomember');
  });

  it('SMS-02 asks for a valid number before a code is sent', async () => {
    const server = forgetfulServer(harbor);
    await renderSite('/login?overlay=forgot', server);
    await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }));
    await field(/^Mobile number/);
    await userEvent.click(press('Send code'));
    expect(await field(/^Mobile number/)).toHaveAccessibleDescription(
      'Please enter a valid mobile number.',
    );
    expect(server.to(loginSms)).toHaveLength(0);
  });

  it('CAP-01 shows a bot check when no code is sent without one, and sends it along', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = forgetfulServer(harbor);
    server.on(loginSms, ({ body }) => {
      if (body.captcha !== 'AB3DE') throw refuse('captcha_required');
      return soon();
    });
    await renderSite('/login?overlay=forgot', server);
    await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }));
    const user = await type({ 'Mobile number': '9171234567' });
    await user.click(press('Send code'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.type(await field(/^Characters in the picture/), 'AB3DE');
    vi.setSystemTime(Date.now() + 2000);
    await user.click(press('Send code'));
    expect(await screen.findByRole('button', { name: /^Code sent \d+s$/ })).toBeDisabled();
    // A consumed bot check is not required again until the site says so.
    await waitFor(() => expect(screen.queryByLabelText(/^Characters in the picture/)).toBeNull());
  });

  it('PWD-03 shows a wrong code at its field', async () => {
    const server = forgetfulServer(harbor);
    server.on(resetPasswordByPhone, () => {
      throw refuse('code_wrong');
    });
    await renderSite('/login?overlay=forgot', server);
    await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }));
    const user = await type({
      'Mobile number': '9171234567',
      'Verification code': '111111',
      'New password': 'Sunny-day-42',
    });
    await user.click(press('Set password and log in'));
    await waitFor(async () =>
      expect(await field(/^Verification code/)).toHaveAccessibleDescription(/The code is wrong/),
    );
    expect(currentSession()).toBeUndefined();
  });

  it('LOG-05 leads to the second verification where it is required', async () => {
    const server = forgetfulServer(harbor);
    server.on(resetPasswordByPhone, () =>
      halfway({ next: 'verify', methods: [{ method: 'totp', hint: null }] }),
    );
    await renderSite('/login?overlay=forgot', server);
    await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }));
    const user = await type({
      'Mobile number': '9171234567',
      'Verification code': '123456',
      'New password': 'Sunny-day-42',
    });
    await user.click(press('Set password and log in'));
    expect(await screen.findByRole('heading', { name: "Confirm it's you" })).toBeVisible();
    expect(server.to(endpoints.login)).toHaveLength(0);
  });
});
