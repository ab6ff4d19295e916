import { changePassword, sendPasswordCode } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { field } from '../../../testing/render-site.tsx';
import { errorOf, openSecurity, press, type } from '../../../testing/security-visit.tsx';

const row = async (title: string) => {
  const [found] = (await screen.findAllByText(title))
    .map((one) => one.closest('li'))
    .filter(Boolean);
  return within(found as HTMLElement);
};

describe('the protections', () => {
  it('MEM-02 are counted, each with its state as text', async () => {
    await openSecurity({
      email: 'l***n@example.com',
      emailVerified: true,
      mobile: '+63 *** 42',
      mobileVerified: false,
    });
    expect(await screen.findByText('2 of 5 protections on')).toBeVisible();
    expect((await row('Login password')).getByText('Set')).toBeVisible();
    expect((await row('E-mail')).getByText('Verified')).toBeVisible();
    expect((await row('E-mail')).getByText('l***n@example.com')).toBeVisible();
    expect((await row('Mobile number')).getByText('Not verified')).toBeVisible();
    expect((await row('Authenticator app')).getByText('Off')).toBeVisible();
  });

  it('MEM-02 offer no change of verified details', async () => {
    await openSecurity({ email: 'l***n@example.com', emailVerified: true });
    const email = await row('E-mail');
    expect(email.getByText("Can't be changed")).toBeVisible();
    expect(email.queryByRole('button')).toBeNull();
  });

  it('MEM-02 lead to the next one that is off', async () => {
    await openSecurity({ email: 'l***n@example.com', emailVerified: true });
    await press('Add phone');
    expect(await screen.findByRole('dialog', { name: 'Add mobile number' })).toBeVisible();
  });

  it('MEM-02 say that all is on, when it is', async () => {
    await openSecurity({
      emailVerified: true,
      mobileVerified: true,
      authenticator: true,
      paymentPassword: true,
    });
    expect(await screen.findByText('5 of 5 protections on')).toBeVisible();
    expect(screen.getByText('All protections are on.')).toBeVisible();
  });

  const first = 'Set a login password first';

  it.each(['Set: Payment password', 'Set: Login password', 'Add: E-mail'])(
    'PWD-01 lead a member without a password to setting one: %s',
    async (wish) => {
      await openSecurity({ password: false, mobile: '+63 *** 42', mobileVerified: true });
      await press(wish);
      expect(await screen.findByRole('dialog', { name: first })).toHaveAccessibleDescription(
        /\+63 \*\*\* 42/,
      );
    },
  );

  it('PWD-01 have the first password set by a code to the verified phone', async () => {
    const verified = { password: false, mobile: '+63 *** 42', mobileVerified: true };
    const { server } = await openSecurity(verified, (one) => {
      one.on(sendPasswordCode, () => ({ expiredMinutes: 5, expirationTime: Date.now() + 300_000 }));
      one.on(changePassword, () => ({ loginAgain: false }));
    });
    await press('Set: Login password');
    await press('Send code');
    expect(await screen.findByRole('button', { name: /^Code sent \d+s$/ })).toBeDisabled();
    expect(server.to(sendPasswordCode)[0]?.body).toEqual({});
    await type(/^Verification code/, '482913');
    await type(/^New password\*?$/, 'Sunny-day-42');
    await type(/^New password again/, 'Sunny-day-42');
    await press('Save');
    expect(
      await screen.findByText('Password changed. Your other devices are logged out.'),
    ).toBeVisible();
    expect(server.to(changePassword)[0]?.body).toEqual({
      verificationCode: '482913',
      newPassword: 'Sunny-day-42',
      confirmNewPassword: 'Sunny-day-42',
    });
  });

  it('PWD-01 show a wrong code at its field, and send nothing without one', async () => {
    const verified = { password: false, mobile: '+63 *** 42', mobileVerified: true };
    const { server } = await openSecurity(verified, (one) =>
      one.on(changePassword, () => {
        throw refuse('code_wrong');
      }),
    );
    await press('Set: Login password');
    await type(/^New password\*?$/, 'Sunny-day-42');
    await type(/^New password again/, 'Sunny-day-42');
    await press('Save');
    const code = await field(/^Verification code/);
    expect(errorOf(code)).toBe('Please enter the code we sent you.');
    expect(server.to(changePassword)).toHaveLength(0);
    await type(/^Verification code/, '482913');
    await press('Save');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
  });

  it('PWD-01 send the code by e-mail where that is the verified contact', async () => {
    await openSecurity({ password: false, email: 'l***n@example.com', emailVerified: true });
    await press('Set: Login password');
    expect(await screen.findByRole('dialog', { name: first })).toHaveAccessibleDescription(
      /l\*\*\*n@example\.com/,
    );
  });

  it('PWD-01 lead a member without any contact to adding a phone first', async () => {
    await openSecurity({ password: false });
    await press('Set: Login password');
    expect(await screen.findByRole('dialog', { name: 'Add mobile number' })).toBeVisible();
  });
});
