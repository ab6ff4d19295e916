import { endpoints } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { fill, good, press, serverAsking } from '../../../testing/register-steps.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';

describe('the bot checks of a registration', () => {
  it('CAP-01 asks for a captcha only when the brand does', async () => {
    const server = serverAsking({});
    await renderSite('/register', server);
    await field(/^Username/);
    expect(screen.queryByLabelText(/Characters in the picture/)).toBeNull();
    expect(server.to(endpoints.captchaImage)).toHaveLength(0);
  });

  it('CAP-01 shows another picture and an empty field after a wrong answer', async () => {
    const server = serverAsking({}, { captcha: true });
    server.on(endpoints.registerMember, () => {
      throw refuse('captcha_wrong', { captcha: true });
    });
    await renderSite('/register', server);
    const user = await fill({ ...good, 'Characters in the picture': 'AB3DE' });
    await user.click(press('Register'));
    const answer = await field(/^Characters in the picture/);
    await waitFor(() =>
      expect(answer).toHaveAccessibleDescription(/don't match\. Please enter those/),
    );
    expect(answer).toHaveValue('');
    await waitFor(() => expect(server.to(endpoints.captchaImage)).toHaveLength(2));
  });

  it('CAP-01 shows the captcha when the site demands one', async () => {
    const server = serverAsking({});
    server.on(endpoints.registerMember, () => {
      throw refuse('captcha_required', { captcha: true });
    });
    await renderSite('/register', server);
    const user = await fill(good);
    await user.click(press('Register'));
    expect(await field(/^Characters in the picture/)).toBeVisible();
  });

  it('REG-04 requires the mobile number and the code when the brand verifies by SMS', async () => {
    const server = serverAsking({}, { smsVerification: true });
    await renderSite('/register', server);
    const user = await fill(good);
    await user.click(press('Register'));
    expect(await field(/^Mobile number/)).toHaveAccessibleDescription(
      'Please enter your mobile number.',
    );
    expect(await field(/^Verification code/)).toHaveAccessibleDescription(
      'Please enter the code from the SMS.',
    );
  });

  it('SMS-02 sends no code before the number is one', async () => {
    const server = serverAsking({}, { smsVerification: true });
    await renderSite('/register', server);
    const user = await fill({ 'Mobile number': '12ab' });
    await user.click(press('Send code'));
    expect(await field(/^Mobile number/)).toHaveAccessibleDescription(/Use/);
    expect(server.to(endpoints.registrationSms)).toHaveLength(0);
  });

  it('SMS-02 goes on counting down after the form was closed and opened again', async () => {
    const server = serverAsking({}, { smsVerification: true });
    server.on(endpoints.registrationSms, () => ({
      expiredMinutes: 2,
      expirationTime: Date.now() + 120_000,
    }));
    const { router } = await renderSite('/?overlay=register', server);
    const user = await fill({ 'Mobile number': '9171234567' });
    await user.click(press('Send code'));
    expect(await screen.findByRole('button', { name: /^Code sent [3-6]\ds$/ })).toBeDisabled();
    expect(server.to(endpoints.registrationSms)[0]?.body).toEqual({
      countryDialingCode: '63',
      mobileNo: '9171234567',
    });
    await user.click(press('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.navigate('/?overlay=register');
    expect(await screen.findByRole('button', { name: /^Code sent \d\ds$/ })).toBeDisabled();
    expect(server.to(endpoints.registrationSms)).toHaveLength(1);
  });

  it('ERR-01 explains in a dialog why a code was not sent', async () => {
    const server = serverAsking({}, { smsVerification: true });
    server.on(endpoints.registrationSms, () => {
      throw refuse('phone_invalid');
    });
    await renderSite('/register', server);
    const user = await fill({ 'Mobile number': '9171234567' });
    await user.click(press('Send code'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Code not sent' });
    expect(dialog).toHaveAccessibleDescription('Please enter a valid phone number.');
  });
});
