import { staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, identityOf, refuse } from '../testing/fake-ops.ts';
import { renderConsole } from '../testing/render-console.tsx';

const {
  changeStaffPassword,
  staffLogin,
  staffOverview,
  staffSession,
  startStaffEnrolment,
  verifyStaff,
  staffLogout,
} = staffEndpoints;

async function typePassword() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'anna');
  await user.type(screen.getByLabelText(/^Password/), 'Secret-staff-1');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return user;
}

/** A gateway where each token has its own session. */
function opsWith(
  step: 'change_password' | 'enrol' | 'verify',
  recoveryCodes: string[] = [],
): FakeOps {
  const ops = new FakeOps();
  ops.on(staffSession, ({ token }) =>
    identityOf('owner', { step: token === 'whole' ? null : step }),
  );
  ops.on(staffLogin, () => ({ token: 'half', ...identityOf('owner', { step }) }));
  ops.on(verifyStaff, ({ token }) => {
    if (token !== 'half') throw refuse('staff_session_expired');
    return { token: 'whole', ...identityOf('owner'), recoveryCodes };
  });
  return ops;
}

describe('OPR-01 the login', () => {
  it('asks for the password, sealed, and then for a code', async () => {
    const ops = opsWith('verify');
    await renderConsole('/', { ops });
    const user = await typePassword();
    await user.type(await screen.findByRole('textbox', { name: 'Authenticator code' }), '123 456');
    await user.click(screen.getByRole('button', { name: 'Open the console' }));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(ops.to(staffLogin)[0]?.body).toEqual({ username: 'anna', password: 'Secret-staff-1' });
    expect(window.sessionStorage.getItem('staff-token')).toBe('whole');
  });

  it('sets up an authenticator at the first login, and shows recovery codes first', async () => {
    const ops = opsWith('enrol', ['aaaaa-bbbbb', 'ccccc-ddddd']);
    ops.on(startStaffEnrolment, () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
    }));
    await renderConsole('/', { ops });
    const user = await typePassword();
    await user.click(await screen.findByRole('button', { name: 'Show QR code' }));
    expect(await screen.findByTestId('secret')).toHaveTextContent('JBSWY3DPEHPK3PXP');
    await user.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Open the console' }));
    expect(await screen.findByText('ccccc-ddddd')).toBeVisible();
    const go = screen.getByRole('button', { name: 'Go to the console' });
    expect(go).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(go);
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  it('OPR-01 A19 requires a new password after a generated one, and a new login', async () => {
    const ops = opsWith('change_password');
    ops.on(changeStaffPassword, () => ({}));
    await renderConsole('/', { ops });
    const user = await typePassword();
    const field = await screen.findByLabelText(/^New password/);
    const send = screen.getByRole('button', { name: 'Set password' });
    await user.type(field, 'too short');
    await user.click(send);
    expect(field).toHaveAccessibleDescription(/At least 12 characters\. At least/);
    await user.type(field, ', not any more');
    await user.click(send);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(ops.to(changeStaffPassword)).toMatchObject([
      { body: { newPassword: 'too short, not any more' }, token: 'half' },
    ]);
    expect(window.sessionStorage.getItem('staff-token')).toBeNull();
  });

  it('says what was wrong, and offers a retry', async () => {
    const ops = opsWith('verify');
    ops.on(staffLogin, () => {
      throw refuse('wrong_credentials');
    });
    await renderConsole('/', { ops });
    await typePassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('req-test');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('A6 is shown again, and says why, when the session has ended', async () => {
    const ops = new FakeOps();
    ops.on(staffSession, () => {
      throw refuse('staff_session_expired');
    });
    await renderConsole('/members', { ops, token: 'old' });
    expect(await screen.findByRole('status')).toHaveTextContent('Your session has ended');
    expect(window.sessionStorage.getItem('staff-token')).toBeNull();
  });

  it('A6 shows the next member nothing of the one before', async () => {
    const ops = opsWith('verify');
    const owner = {
      queues: [],
      ledger: null,
      audit: null,
      jobs: { failing: [], outboxWaiting: 4711, outboxOldestAt: null },
      newPeople: [],
    };
    let isOver = false;
    ops.on(staffSession, ({ token }) => {
      if (token === 'before' && isOver) throw refuse('staff_session_expired');
      return identityOf(token === 'before' ? 'owner' : 'support', {
        step: token === 'half' ? 'verify' : null,
      });
    });
    ops.on(staffOverview, ({ token }) => {
      if (token !== 'before') return new Promise(() => {});
      if (isOver) throw refuse('staff_session_expired');
      return owner;
    });
    await renderConsole('/', { ops, token: 'before' });
    expect(await screen.findByText('4711')).toBeVisible();
    isOver = true;
    await userEvent.click(screen.getByRole('link', { name: 'Members' }));
    await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
    await screen.findByRole('heading', { name: 'Log in' });
    const user = await typePassword();
    await user.type(await screen.findByRole('textbox', { name: 'Authenticator code' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Open the console' }));
    await screen.findByRole('navigation', { name: 'Rooms' });
    expect(screen.queryByText('4711')).toBeNull();
  });

  it('is shown after logging out, also when the gateway does not answer', async () => {
    const ops = new FakeOps();
    ops.on(staffLogout, () => {
      throw refuse('unavailable');
    });
    await renderConsole('/', { ops, token: 'whole' });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('is in Vietnamese', async () => {
    await renderConsole('/', { ops: new FakeOps(), language: 'vi' });
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  });
});

describe('OPR-01 a password of one’s own', () => {
  it('is asked for with the one before, and leads to the login', async () => {
    const ops = new FakeOps();
    ops.on(staffSession, () => identityOf('cashier'));
    ops.on(changeStaffPassword, () => ({}));
    await renderConsole('/', { ops, token: 'whole' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const send = dialog.getByRole('button', { name: 'Change password' });
    await user.type(dialog.getByLabelText(/^Current password/), 'Secret-staff-1');
    await user.type(dialog.getByLabelText(/^New password/), 'too short');
    await user.click(send);
    expect(dialog.getByLabelText(/^New password/)).toHaveAccessibleDescription(
      /At least 12 characters\. At least/,
    );
    expect(ops.to(changeStaffPassword)).toEqual([]);
    await user.type(dialog.getByLabelText(/^New password/), ', not any more');
    await user.click(send);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    const body = { password: 'Secret-staff-1', newPassword: 'too short, not any more' };
    expect(ops.to(changeStaffPassword)[0]?.body).toEqual(body);
  });

  it('stays typed when the one before was wrong', async () => {
    const ops = new FakeOps();
    ops.on(staffSession, () => identityOf('cashier'));
    ops.on(changeStaffPassword, () => {
      throw refuse('password_wrong');
    });
    await renderConsole('/', { ops, token: 'whole' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await user.type(dialog.getByLabelText(/^Current password/), 'another one');
    await user.type(dialog.getByLabelText(/^New password/), 'A-password-of-my-own');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText(/^New password/)).toHaveValue('A-password-of-my-own');
  });

  it('is forgotten by a closed dialog', async () => {
    const ops = new FakeOps();
    ops.on(staffSession, () => identityOf('cashier'));
    await renderConsole('/', { ops, token: 'whole' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await user.type(await screen.findByLabelText(/^Current password/), 'Secret-staff-1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByLabelText(/^Current password/)).toHaveValue('');
  });
});
