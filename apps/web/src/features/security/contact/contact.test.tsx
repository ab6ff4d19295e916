import { bindEmail, bindMobile, sendBindingEmail, sendBindingSms } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../testing/fake-server.ts';
import { field } from '../../../../testing/render-site.tsx';
import { button, errorOf, openSecurity, press, type } from '../../../../testing/security-visit.tsx';
import { loadMobileNumbers } from '../../../lib/bot-check/index.ts';

describe('e-mail and mobile number', () => {
  it('MEM-02 binds an e-mail by the code that was sent to it', async () => {
    const { server } = await openSecurity({}, (one) => one.on(bindEmail, () => ({})));
    await press('Add: E-mail');
    await type(/^E-mail address/, 'lan@example.com');
    await press('Send code');
    expect(await button(/^Code sent \d+s$/)).toBeDisabled();
    expect(server.to(sendBindingEmail)[0]?.body).toEqual({ email: 'lan@example.com' });
    await type(/^Verification code/, '482913');
    await type(/^Your login password/, 'Lantern-demo-1');
    await press('Add');
    expect(await screen.findByText('E-mail added.')).toBeVisible();
    expect(server.to(bindEmail)[0]?.body).toEqual({
      email: 'lan@example.com',
      verificationCode: '482913',
      password: 'Lantern-demo-1',
    });
  });

  it('MEM-02 sends no code to an invalid address, and says so at the field', async () => {
    const { server } = await openSecurity();
    await press('Add: E-mail');
    await type(/^E-mail address/, 'lan@');
    await press('Send code');
    const email = await field(/^E-mail address/);
    expect(email).toHaveFocus();
    expect(errorOf(email)).toMatch("This e-mail address isn't valid");
    expect(server.to(sendBindingEmail)).toHaveLength(0);
  });

  it('MEM-02 shows a rejected number at its field, without a dialog over the form', async () => {
    await openSecurity({}, (server) =>
      server.on(sendBindingSms, () => {
        throw refuse('phone_invalid');
      }),
    );
    await press('Add: Mobile number');
    await type(/^Mobile number/, '9171234567');
    await press('Send code');
    await waitFor(async () =>
      expect(await field(/^Mobile number/)).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('MEM-02 sends a code to a number in any notation, and none to other numbers', async () => {
    const { server } = await openSecurity();
    await press('Add: Mobile number');
    await loadMobileNumbers();
    await type(/^Mobile number/, '12345678');
    await press('Send code');
    await waitFor(async () =>
      expect(await field(/^Mobile number/)).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(server.to(sendBindingSms)).toHaveLength(0);
    await userEvent.clear(await field(/^Mobile number/));
    await type(/^Mobile number/, '0917 123 4567');
    await press('Send code');
    await waitFor(() => expect(server.to(sendBindingSms)).toHaveLength(1));
    expect(server.to(sendBindingSms)[0]?.body).toEqual({
      countryDialingCode: '63',
      mobileNum: '0917 123 4567',
    });
  });

  it('MEM-02 binds a number without a password where the member has none', async () => {
    const { server } = await openSecurity({ password: false }, (one) =>
      one.on(bindMobile, () => ({})),
    );
    await press('Add: Mobile number');
    await type(/^Mobile number/, '9171234567');
    await type(/^Verification code/, '482913');
    expect(screen.queryByLabelText(/^Your login password/)).toBeNull();
    await press('Add');
    expect(await screen.findByText('Mobile number added.')).toBeVisible();
    expect(server.to(bindMobile)[0]?.body).toEqual({
      countryDialingCode: '63',
      mobileNum: '9171234567',
      verificationCode: '482913',
    });
  });
});
