import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../testing/fake-server.ts';
import { field } from '../../../../testing/render-site.tsx';
import { recoveryCodes } from '../../../../testing/security-answers.ts';
import { openSecurity, press, prove, type } from '../../../../testing/security-visit.tsx';

describe('the authenticator', () => {
  it('MEM-02 is enabled by the password and a code, and shows recovery codes once', async () => {
    const { server } = await openSecurity();
    await press('Turn on: Authenticator app');
    await prove();
    await press('Continue');
    expect(
      await screen.findByRole('img', { name: /^QR code for your authenticator app/ }),
    ).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Turn on the authenticator' })).toHaveTextContent(
      'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    );
    expect(server.to(startAuthenticator)[0]?.body).toEqual({ password: 'Lantern-demo-1' });
    const code = await field(/^Code from the app/);
    await userEvent.type(code, '482913');
    await press('Turn on');
    const codes = await screen.findByRole('region', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(recoveryCodes);
    expect(codes).toHaveFocus();
    expect(server.to(confirmAuthenticator)[0]?.body).toEqual({ code: '482913' });
  });

  it('MEM-02 closes the recovery codes only after a confirmation that they are saved', async () => {
    await openSecurity({ authenticator: true, recoveryCodesLeft: 3 });
    await press('New codes: Authenticator app');
    await type(/^Code from the app/, '482913');
    await prove();
    await press('Get new codes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    const file = dialog.getByRole('link', { name: 'Download' });
    expect(file).toHaveAttribute('download', 'lantern-recovery-codes.txt');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(recoveryCodes.join('\n'));
    await userEvent.click(dialog.getByRole('button', { name: "I've saved them" }));
    expect(screen.queryByRole('dialog', { name: 'Save your recovery codes' })).toBeNull();
  });

  it('MEM-02 shows a wrong code at its field, and sends none that is too short', async () => {
    const { server } = await openSecurity({}, (one) =>
      one.on(confirmAuthenticator, () => {
        throw refuse('code_wrong');
      }),
    );
    await press('Turn on: Authenticator app');
    await prove();
    await press('Continue');
    const code = await field(/^Code from the app/);
    expect(code).toHaveFocus();
    await userEvent.type(code, '123');
    await press('Turn on');
    expect(await screen.findByText('Please enter the six digits from the app.')).toBeVisible();
    expect(server.to(confirmAuthenticator)).toHaveLength(0);
    await userEvent.type(code, '456');
    await press('Turn on');
    expect(await screen.findByText(/The code is wrong/)).toBeVisible();
  });

  it('MEM-02 is turned off by the password and a code', async () => {
    const { server } = await openSecurity({ authenticator: true }, (one) =>
      one.on(removeAuthenticator, () => ({})),
    );
    await press('Turn off: Authenticator app');
    await type(/^Code from the app/, '482913');
    await prove();
    await press('Turn off');
    expect(await screen.findByText('The authenticator is off.')).toBeVisible();
    expect(server.to(removeAuthenticator)[0]?.body).toEqual({
      code: '482913',
      password: 'Lantern-demo-1',
    });
    expect(server.to(renewRecoveryCodes)).toHaveLength(0);
  });

  it.each([
    ['as it is printed', 'k7m2p-9xq4r', 'k7m2p-9xq4r'],
    ['with blanks and in capitals', ' K7M2P - 9XQ4R ', 'K7M2P-9XQ4R'],
    ['without its dash', 'k7m2p9xq4r', 'k7m2p9xq4r'],
  ])(
    'MEM-02 is turned off by a recovery code %s where the phone is lost',
    async (_how, typed, code) => {
      const { server } = await openSecurity({ authenticator: true }, (one) =>
        one.on(removeAuthenticator, () => ({})),
      );
      await press('Turn off: Authenticator app');
      await type(/^Code from the app, or a recovery code/, typed);
      await prove();
      await press('Turn off');
      await waitFor(() =>
        expect(server.to(removeAuthenticator)[0]?.body).toEqual({
          code,
          password: 'Lantern-demo-1',
        }),
      );
    },
  );

  it('MEM-02 gives new recovery codes for one of those before', async () => {
    const { server } = await openSecurity({ authenticator: true, recoveryCodesLeft: 3 });
    await press('New codes: Authenticator app');
    await type(/^Code from the app, or a recovery code/, 'k7m2p-9xq4r');
    await prove();
    await press('Get new codes');
    expect(await screen.findByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
    expect(server.to(renewRecoveryCodes)[0]?.body).toEqual({
      code: 'k7m2p-9xq4r',
      password: 'Lantern-demo-1',
    });
  });

  it.each(['12345', '1234567', 'k7m2p-9xq'])(
    'MEM-02 is not turned off by %s, which is neither code',
    async (typed) => {
      const { server } = await openSecurity({ authenticator: true });
      await press('Turn off: Authenticator app');
      await type(/^Code from the app, or a recovery code/, typed);
      await prove();
      await press('Turn off');
      expect(
        await screen.findByText('Please enter the six digits from the app, or a recovery code.'),
      ).toBeVisible();
      expect(server.to(removeAuthenticator)).toHaveLength(0);
    },
  );
});
