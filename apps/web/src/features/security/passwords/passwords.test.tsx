import {
  changePassword,
  resetPaymentPassword,
  sendPaymentResetCode,
  setPaymentPassword,
} from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FakeServer, refuse } from '../../../../testing/fake-server.ts';
import { field } from '../../../../testing/render-site.tsx';
import { button, errorOf, openSecurity, press, type } from '../../../../testing/security-visit.tsx';

describe('the login password', () => {
  const openForm = async (prepare?: (server: FakeServer) => void) => {
    const site = await openSecurity({}, prepare);
    await press('Change: Login password');
    await screen.findByRole('dialog', { name: 'Change login password' });
    return site;
  };
  const fill = async (old: string, next: string, again = next) => {
    await type(/^Current password/, old);
    await type(/^New password\*?$/, next);
    await type(/^New password again/, again);
  };
  const submit = () => press('Save');

  it('PWD-01 is changed by the old one and a new one that is given twice', async () => {
    const { server } = await openForm((one) =>
      one.on(changePassword, () => ({ loginAgain: false })),
    );
    await fill('Lantern-demo-1', 'Sunny-day-42');
    await submit();
    expect(
      await screen.findByText('Password changed. Your other devices are logged out.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Change login password' })).toBeNull();
    expect(server.to(changePassword)[0]?.body).toEqual({
      oldPassword: 'Lantern-demo-1',
      newPassword: 'Sunny-day-42',
      confirmNewPassword: 'Sunny-day-42',
    });
    await waitFor(async () => expect(await button('Change: Login password')).toHaveFocus());
  });

  it('PWD-01 shows which parts of the brand’s rule are met while typing', async () => {
    await openForm();
    const demands = within(screen.getByRole('list', { name: 'Password rules' }));
    const state = () => demands.getAllByRole('listitem').map((one) => one.textContent);
    expect(state()[0]).toBe('Use 8 to 128 characters. (not yet)');
    await fill('Lantern-demo-1', 'Sunny day');
    expect(state()).toEqual([
      'Use 8 to 128 characters. (done)',
      'Use any characters, even spaces. (done)',
      'Differs from the current password. (done)',
      'Both fields match. (done)',
    ]);
  });

  it.each([
    ['', 'Sunny-day-42', 'Sunny-day-42', /^Current password/, 'Please enter your login password.'],
    ['Lantern-demo-1', 'short', 'short', /^New password\*?$/, /doesn't meet the rules/],
    ['Lantern-demo-1', 'abcdefgh', 'abcdefgh', /^New password\*?$/, /is easy to guess/],
    [
      'Lantern-demo-1',
      'Lantern-demo-1',
      'Lantern-demo-1',
      /^New password\*?$/,
      /That's your current password/,
    ],
    ['Lantern-demo-1', 'Sunny-day-42', 'Sunny-day-43', /^New password again/, /don't match/],
  ])(
    'PWD-01 sends nothing for %j, %j, %j, and says at the field why',
    async (old, next, again, label, sentence) => {
      const { server } = await openForm();
      if (old) await type(/^Current password/, old);
      await type(/^New password\*?$/, next);
      await type(/^New password again/, again);
      await submit();
      const wrong = await field(label);
      expect(wrong).toHaveFocus();
      expect(errorOf(wrong)).toMatch(sentence);
      expect(server.to(changePassword)).toHaveLength(0);
    },
  );

  it('PWD-01 asks for a new password that was left out, and does not call it wrong', async () => {
    await openForm();
    await type(/^Current password/, 'Lantern-demo-1');
    await submit();
    expect(errorOf(await field(/^New password\*?$/))).toBe('Please enter a new password.');
  });

  it.each([
    ['password_wrong', /^Current password/],
    ['login_locked', /^Current password/],
    ['password_unchanged', /^New password\*?$/],
    ['password_invalid', /^New password\*?$/],
    ['password_weak', /^New password\*?$/],
    ['password_has_name', /^New password\*?$/],
  ] as const)(
    'PWD-01 shows the refusal %s at its field until that is changed',
    async (code, label) => {
      await openForm((server) =>
        server.on(changePassword, () => {
          throw refuse(code);
        }),
      );
      await fill('Lantern-demo-9', 'Sunny-day-42');
      await submit();
      const wrong = await field(label);
      await waitFor(() => expect(wrong).toHaveAttribute('aria-invalid', 'true'));
      expect(wrong).toHaveFocus();
      await userEvent.type(wrong, 'x');
      expect(wrong).not.toHaveAttribute('aria-invalid');
    },
  );

  it('shows errors of no field above the form', async () => {
    await openForm((server) =>
      server.on(changePassword, () => {
        throw refuse('too_many_requests');
      }),
    );
    await fill('Lantern-demo-1', 'Sunny-day-42');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.'));
  });
});

describe('the payment password', () => {
  it('PWD-04 is set in boxes, by the login password', async () => {
    const { server } = await openSecurity({}, (one) => one.on(setPaymentPassword, () => ({})));
    await press('Set: Payment password');
    await type(/^New payment password\*?$/, '135790');
    await type(/^New payment password again/, '135790');
    await type(/^Your login password/, 'Lantern-demo-1');
    await press('Save');
    expect(await screen.findByText('Payment password set.')).toBeVisible();
    expect(server.to(setPaymentPassword)[0]?.body).toEqual({
      password: 'Lantern-demo-1',
      newPaymentPassword: '135790',
      confirmPaymentPassword: '135790',
    });
  });

  it('PWD-04 needs the old one to be changed, and refuses at that field', async () => {
    await openSecurity({ paymentPassword: true }, (server) =>
      server.on(setPaymentPassword, ({ body }) => {
        throw refuse(
          body.oldPaymentPassword === '111111' ? 'payment_password_wrong' : 'internal_error',
        );
      }),
    );
    await press('Change: Payment password');
    await type(/^Current payment password/, '111111');
    await type(/^New payment password\*?$/, '135790');
    await type(/^New payment password again/, '135790');
    await type(/^Your login password/, 'Lantern-demo-1');
    await press('Save');
    await waitFor(async () =>
      expect(await field(/^Current payment password/)).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(errorOf(await field(/^Current payment password/))).toMatch(
      'The payment password is wrong.',
    );
  });
});

describe('a forgotten payment password', () => {
  const usableAt = '2026-03-15T09:30:00Z';
  const reachable = {
    paymentPassword: true,
    mobile: '+84•••••••678',
    mobileVerified: true,
    email: 'l•••@example.com',
    emailVerified: true,
    authenticator: true,
    recoveryCodesLeft: 3,
  };
  const openForm = async (state: Parameters<typeof openSecurity>[0] = reachable) => {
    const site = await openSecurity(state, (server) => {
      server.on(sendPaymentResetCode, () => ({
        expiredMinutes: 5,
        expirationTime: Date.now() + 300_000,
      }));
      server.on(resetPaymentPassword, () => ({ usableAt }));
    });
    await press('Forgotten?: Payment password');
    return site;
  };
  const choose = async (way: RegExp) => {
    const ways = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: /^How to confirm/,
    });
    const option = within(ways).getByRole<HTMLOptionElement>('option', { name: way });
    await userEvent.selectOptions(ways, option);
  };
  const fillIn = async () => {
    await type(/^New payment password\*?$/, '135790');
    await type(/^New payment password again/, '135790');
    await type(/^Your login password/, 'Lantern-demo-1');
  };
  const body = {
    newPaymentPassword: '135790',
    confirmPaymentPassword: '135790',
    password: 'Lantern-demo-1',
  };

  it.each([
    [/^Code by SMS/, 'sms'],
    [/^Code by e-mail/, 'email'],
  ] as const)('PWD-04 is replaced by a code that was sent: %s', async (way, method) => {
    const { server } = await openForm();
    await choose(way);
    await press('Send code');
    await waitFor(() => expect(server.to(sendPaymentResetCode)[0]?.body).toEqual({ method }));
    await type(/^Verification code/, '482913');
    await fillIn();
    await press('Save');
    expect(
      await screen.findByText(/^Payment password set\. Money can leave your account from/),
    ).toBeVisible();
    expect(server.to(resetPaymentPassword)[0]?.body).toEqual({ ...body, method, code: '482913' });
  });

  it('PWD-04 is replaced by a recovery code', async () => {
    const { server } = await openForm({
      paymentPassword: true,
      authenticator: true,
      recoveryCodesLeft: 3,
    });
    await type(/^Code from the app, or a recovery code/, 'k7m2p-9xq4r');
    await fillIn();
    await press('Save');
    await waitFor(() =>
      expect(server.to(resetPaymentPassword)[0]?.body).toEqual({
        ...body,
        method: 'authenticator',
        code: 'k7m2p-9xq4r',
      }),
    );
  });

  it('PWD-04 offers only the ways that the account has', async () => {
    await openForm({ ...reachable, mobileVerified: false, authenticator: false });
    const ways = await screen.findByRole('combobox', { name: /^How to confirm/ });
    expect(
      within(ways)
        .getAllByRole('option')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual(['Code by e-mail · l•••@example.com']);
  });

  it('PWD-04 leads to customer service where the account has no way', async () => {
    await openForm({ paymentPassword: true });
    expect(
      await screen.findByRole('alertdialog', { name: 'Set a new payment password' }),
    ).toHaveTextContent(/Please contact customer service/);
    expect(await button('Contact customer service')).toBeVisible();
  });

  it('PWD-04 is not offered where none is set', async () => {
    await openSecurity();
    await button('Set: Payment password');
    expect(screen.queryByRole('button', { name: /^Forgotten/ })).toBeNull();
  });
});
