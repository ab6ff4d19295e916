import { endpoints } from '@lantern/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerRegistration, asking } from '../../../testing/registration-answers.ts';
import { field, fillIn, renderSite } from '../../../testing/render-site.tsx';

vi.mock('./send-trouble-dialog.tsx', () => {
  throw new Error('The network is gone.');
});

it('ERR-03 still says why a code was not sent when the dialog cannot be fetched', async () => {
  const server = new FakeServer();
  answerRegistration(server, asking({}, { smsVerification: true }));
  server.on(endpoints.registrationSms, () => {
    throw refuse('phone_invalid');
  });
  await renderSite('/register', server);
  const user = userEvent.setup({ delay: null });
  await fillIn(await field(/^Mobile number/), '9171234567');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Please enter a valid phone number.')).toBeVisible();
  expect(await field(/^Mobile number/)).toHaveValue('9171234567');
});
