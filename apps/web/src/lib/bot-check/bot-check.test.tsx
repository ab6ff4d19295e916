import { endpoints } from '@lantern/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerRegistration, asking } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('CAP-01 requests another picture at most once a second', async () => {
  const server = new FakeServer();
  answerRegistration(server, asking({}, { captcha: true }));
  await renderSite('/register', server);
  await field(/^Characters in the picture/);
  const asked = () => server.to(endpoints.captchaImage).length;
  await pass(2000);
  expect(asked()).toBe(1);
  const picture = screen.getByRole('button', { name: 'Show another picture' });
  for (let click = 0; click < 5; click += 1) fireEvent.click(picture);
  // The clock also goes on by itself, so that the bounds are wide.
  await pass(200);
  expect(asked()).toBe(2);
  for (let click = 0; click < 5; click += 1) fireEvent.click(picture);
  await pass(100);
  expect(asked()).toBe(2);
  await pass(2000);
  expect(asked()).toBe(3);
});

it('SMS-02 offers another code after 60 s, while the first is still valid', async () => {
  const server = new FakeServer();
  answerRegistration(server, asking({}, { smsVerification: true }));
  server.on(endpoints.registrationSms, () => ({
    expiredMinutes: 5,
    expirationTime: Date.now() + 300_000,
  }));
  await renderSite('/register', server);
  fireEvent.change(await field(/^Mobile number/), { target: { value: '9171234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await pass(1000);
  expect(screen.getByRole('button', { name: /^Code sent 5\ds$/ })).toBeDisabled();
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
});
