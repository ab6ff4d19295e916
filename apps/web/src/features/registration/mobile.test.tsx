import { endpoints, registerByMobile } from '@lantern/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { fill, press, sent, serverAsking } from '../../../testing/register-steps.ts';
import { namedByTheSite } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';

type Rest = NonNullable<Parameters<typeof serverAsking>[1]>;
const byPhone = (rest: Rest = {}) => serverAsking({}, { mobileRegistration: true, ...rest });
const phone = { 'Mobile number': '9171234567', 'Verification code': '246810' };
const password = { Password: 'Sunny-day-42', 'Confirm password': 'Sunny-day-42' };

async function openTab(): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'By phone' }));
}

describe('the tabs of the registration', () => {
  it('REG-05 offers both ways where the brand has both', async () => {
    await renderSite('/register', byPhone());
    expect(await screen.findByRole('tab', { name: 'By username' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await openTab();
    expect(screen.queryByLabelText(/^Username/)).toBeNull();
    expect(await field(/^Mobile number/)).toBeVisible();
  });

  it('REG-05 has no tabs where registration by phone is the only one', async () => {
    await renderSite('/register', byPhone({ usernameRegistration: false }));
    expect(await field(/^Mobile number/)).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByLabelText(/^Username/)).toBeNull();
  });

  it('REG-05 has the tabs in the modal too', async () => {
    await renderSite('/?overlay=register', byPhone());
    await openTab();
    expect(within(screen.getByRole('dialog')).getByLabelText(/^Mobile number/)).toBeVisible();
  });

  it('REG-05 forgets the faults of one tab on the other', async () => {
    await renderSite('/register', byPhone());
    await field(/^Username/);
    await userEvent.click(press('Register'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await openTab();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('registration by phone', () => {
  it('REG-04 always requires the number and the code', async () => {
    const server = byPhone();
    await renderSite('/register', server);
    await openTab();
    await userEvent.click(press('Register'));
    expect(await field(/^Mobile number/)).toHaveAccessibleDescription(
      'Please enter your mobile number.',
    );
    expect(await field(/^Verification code/)).toHaveAccessibleDescription(
      'Please enter the code from the SMS.',
    );
    expect(server.to(registerByMobile)).toHaveLength(0);
  });

  it('REG-08 asks for the passwords after the code, with the number as account', async () => {
    const server = byPhone({ mobilePassword: true });
    await renderSite('/register', server);
    await openTab();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await fill(phone);
    const user = await fill(password);
    await user.click(press('Register'));
    await waitFor(() => expect(server.to(registerByMobile)).toHaveLength(1));
    expect(server.to(registerByMobile)[0]?.body).toMatchObject({
      mobileNum: '9171234567',
      verificationCode: '246810',
      countryDialingCode: '63',
      password: 'Sunny-day-42',
      confirmPassword: 'Sunny-day-42',
      agreement: true,
      registrationMethod: 'WEB',
    });
    expect(server.to(registerByMobile)[0]?.body).not.toHaveProperty('username');
    expect(sent(server)).toHaveLength(0);
    expect(
      await screen.findByText(`Your account ${namedByTheSite} is ready, and you're logged in.`),
    ).toBeVisible();
  });

  it('REG-08 requires both passwords to match', async () => {
    const server = byPhone({ mobilePassword: true });
    await renderSite('/register', server);
    await openTab();
    await fill(phone);
    const user = await fill({ ...password, 'Confirm password': 'Sunny-day-43' });
    await user.click(press('Register'));
    expect(await field(/^Confirm password/)).toHaveAccessibleDescription(
      "The passwords don't match.",
    );
    expect(server.to(registerByMobile)).toHaveLength(0);
  });

  it('REG-08 shows the account number of an account created without a password', async () => {
    const server = byPhone();
    const { place } = await renderSite('/register', server);
    await openTab();
    const user = await fill(phone);
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await user.click(press('Register'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Registration successful' });
    expect(
      within(dialog).getByText(
        /created your account automatically.*this account or your phone number/,
      ),
    ).toBeVisible();
    expect(within(dialog).getByText(namedByTheSite)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Copy/ })).toBeVisible();
    expect(place()).toBe('/?overlay=registerSuccess');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome to Lantern' })).toBeVisible();
  });

  it('REG-08 shows it in Vietnamese', async () => {
    await renderSite('/register', byPhone(), 'vi');
    await userEvent.click(await screen.findByRole('tab', { name: 'Bằng số điện thoại' }));
    const user = await fill({ 'Số điện thoại': '9171234567', 'Mã xác minh': '246810' });
    await user.click(press('Đăng ký'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Đăng ký thành công' });
    expect(within(dialog).getByText(/được tạo tự động.*bằng số điện thoại/)).toBeVisible();
    expect(within(dialog).getByText(namedByTheSite)).toBeVisible();
  });

  it.each([
    ['123456', 'is too short to be one'],
    ['0212345678', 'is no mobile number of the country'],
  ])('SMS-02 sends no code to %s, which %s', async (number) => {
    const server = byPhone();
    await renderSite('/register', server);
    await openTab();
    const user = await fill({ 'Mobile number': number });
    const mobile = await field(/^Mobile number/);
    await waitFor(async () => {
      await user.click(press('Send code'));
      expect(mobile).toHaveAccessibleDescription('Please enter a valid phone number.');
    });
    expect(server.to(endpoints.registrationSms)).toHaveLength(0);
  });

  it('REG-07 says under the number that it is taken', async () => {
    const server = byPhone();
    server.on(registerByMobile, () => {
      throw refuse('mobile_taken');
    });
    await renderSite('/register', server);
    await openTab();
    const user = await fill(phone);
    await user.click(press('Register'));
    await waitFor(async () =>
      expect(await field(/^Mobile number/)).toHaveAccessibleDescription(/./),
    );
  });

  it('CAP-01 shows a check before the code when required, and another for the form', async () => {
    const server = byPhone();
    let demanded = true;
    server.on(endpoints.registrationSms, ({ body }) => {
      if (demanded && !body.captcha) throw refuse('captcha_required', { captcha: true });
      demanded = false;
      return { expiredMinutes: 5, expirationTime: Date.now() + 300_000 };
    });
    await renderSite('/register', server);
    await openTab();
    const user = await fill({ 'Mobile number': '9171234567' });
    await user.click(press('Send code'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await fill({ 'Characters in the picture': 'AB3DE' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The button rests for a second after every press.
    await waitFor(
      () => {
        fireEvent.click(press(/^(Send code|Code sent .*)$/));
        expect(server.to(endpoints.registrationSms)).toHaveLength(2);
      },
      { interval: 250 },
    );
    expect(server.to(endpoints.registrationSms)[1]?.body).toMatchObject({ captcha: 'AB3DE' });
    await waitFor(() => expect(screen.queryByLabelText(/^Characters in the picture/)).toBeNull());
  });
});
