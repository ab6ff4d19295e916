import { endpoints } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { fill, good, press, sent, serverAsking } from '../../../testing/register-steps.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';

const exchange = vi.fn<(code: string) => Promise<() => Promise<string>>>();
const send = vi.fn<(mobile: string) => Promise<typeof exchange>>();

// The library of the service is large and uses the network; this one module wraps it.
vi.mock(import('../../lib/phone/phone-firebase.ts'), () => ({ connect: () => ({ send }) }));

beforeEach(() => {
  send.mockReset().mockResolvedValue(exchange);
  exchange.mockReset().mockResolvedValue(async () => 'token-of-the-phone');
});

const firebase = {
  apiKey: 'key',
  authDomain: 'demo.example',
  projectId: 'demo',
  emulatorUrl: null,
};
const byService = () =>
  serverAsking(
    { mobileNum: true },
    { smsVerification: true, phoneVerification: 'firebase', firebase },
  );
const withPhone = { ...good, 'Mobile number': '09171234567', 'Verification code': '246810' };

async function fillAndSendCode(server: ReturnType<typeof byService>) {
  await renderSite('/register', server);
  const user = await fill(withPhone);
  await user.click(press('Send code'));
  await screen.findByRole('button', { name: /^Code sent/ });
  return user;
}

describe('REG-15 a phone that is verified by the external service', () => {
  it('LIM-01 sends the code by the service to the whole number, and waits a minute', async () => {
    const server = byService();
    await fillAndSendCode(server);
    expect(send).toHaveBeenCalledWith('+639171234567');
    expect(screen.getByRole('button', { name: /^Code sent [3-6]\ds$/ })).toBeDisabled();
    expect(server.to(endpoints.registrationSms)).toHaveLength(0);
  });

  it('REG-09 exchanges the code for a token and registers with the token', async () => {
    const server = byService();
    const user = await fillAndSendCode(server);
    await user.click(press('Register'));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(exchange).toHaveBeenCalledWith('246810');
    expect(sent(server)[0]?.body).toMatchObject({
      firebaseChannel: 'sms',
      firebaseIdToken: 'token-of-the-phone',
      mobileNum: '09171234567',
    });
    expect(sent(server)[0]?.body).not.toHaveProperty('verificationCode');
  });

  it.each([
    ['auth/invalid-verification-code', 'The verification code is wrong. Please check it.'],
    ['auth/code-expired', 'The code has expired. Please get a new one.'],
  ])('ERR-02 says %s under the code, and sends nothing', async (code, text) => {
    const server = byService();
    exchange.mockRejectedValue({ code });
    const user = await fillAndSendCode(server);
    await user.click(press('Register'));
    const codeField = await field(/^Verification code/);
    await waitFor(() => expect(codeField).toHaveAccessibleDescription(text));
    expect(sent(server)).toHaveLength(0);
  });

  it('ERR-02 LIM-01 explains why no code was sent, and may lock it for five minutes', async () => {
    send.mockRejectedValue({ code: 'auth/too-many-requests' });
    await renderSite('/register', byService());
    const user = await fill({ 'Mobile number': '9171234567' });
    await user.click(press('Send code'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Code not sent' });
    expect(dialog).toHaveAccessibleDescription('Too many requests. Please try again in 5 minutes.');
    await user.click(press('OK'));
    expect(
      await screen.findByRole('button', { name: /^Code sent (300|2[789]\d)s$/ }),
    ).toBeDisabled();
  });

  it('ERR-02 leads to the code when our site does not take the token', async () => {
    const server = byService();
    server.on(endpoints.registerMember, () => {
      throw refuse('phone_token_invalid');
    });
    const user = await fillAndSendCode(server);
    await user.click(press('Register'));
    const codeField = await field(/^Verification code/);
    await waitFor(() => expect(codeField).toHaveAccessibleDescription(/get a new code/));
  });
});
