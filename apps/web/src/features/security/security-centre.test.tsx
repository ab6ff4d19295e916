import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSecurity, press } from '../../../testing/security-visit.tsx';

const row = async (title: string) => {
  const [found] = (await screen.findAllByText(title)).map((one) => one.closest('li')).filter(Boolean);
  return within(found as HTMLElement);
};

describe('the protections', () => {
  it('MEM-02 are counted as they are, each with its state in words', async () => {
    await openSecurity({
      email: 'l***n@example.com',
      emailVerified: true,
      mobile: '+63 *** 42',
      mobileVerified: false,
    });
    expect(await screen.findByText('2 of 5 protections are on')).toBeVisible();
    expect((await row('Login password')).getByText('Set')).toBeVisible();
    expect((await row('E-mail')).getByText('Verified')).toBeVisible();
    expect((await row('E-mail')).getByText('l***n@example.com')).toBeVisible();
    expect((await row('Mobile number')).getByText('Not verified')).toBeVisible();
    expect((await row('Authenticator app')).getByText('Off')).toBeVisible();
  });

  it('MEM-02 offer no change of what is verified', async () => {
    await openSecurity({ email: 'l***n@example.com', emailVerified: true });
    const email = await row('E-mail');
    expect(email.getByText('Cannot be changed')).toBeVisible();
    expect(email.queryByRole('button')).toBeNull();
  });

  it('MEM-02 lead to the next one that is off', async () => {
    await openSecurity({ email: 'l***n@example.com', emailVerified: true });
    await press('Bind phone');
    expect(await screen.findByRole('dialog', { name: 'Bind mobile number' })).toBeVisible();
  });

  it('MEM-02 say that all is on, when it is', async () => {
    await openSecurity({ emailVerified: true, mobileVerified: true, authenticator: true, paymentPassword: true });
    expect(await screen.findByText('5 of 5 protections are on')).toBeVisible();
    expect(screen.getByText('Everything that protects your account is on.')).toBeVisible();
  });

  it('PWD-01 send who has no password yet to setting one by phone', async () => {
    const { place } = await openSecurity({ password: false, mobile: '+63 *** 42', mobileVerified: true });
    await press('Set: Payment password');
    expect(await screen.findByRole('alertdialog', { name: 'Set a login password first' })).toHaveAccessibleDescription(
      /\+63 \*\*\* 42/,
    );
    await press('Set by phone');
    expect(place()).toBe('/?overlay=forgot');
  });
});
