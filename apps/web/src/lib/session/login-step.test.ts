import { expect, it, vi } from 'vitest';
import { tabStore } from '../device/storage.ts';
import {
  accountLeft,
  backToLogin,
  keepPending,
  type PendingLogin,
  pendingLogin,
} from './login-step.ts';
import { closeSession, openSession } from './session.ts';

const half: PendingLogin = {
  token: 'half',
  account: 'lan',
  next: 'verify',
  methods: [{ method: 'sms', hint: '+63 ••• 4567' }],
  stay: true,
};
const whole = { token: 'whole', account: 'lan', customerId: 'c-1', isAgent: 0, nickname: 'Lan' };

it('LOG-05 finds the step again after a reload', async () => {
  keepPending(half);
  vi.resetModules();
  const reloaded = await import('./login-step.ts');
  expect(reloaded.pendingLogin()).toEqual(half);
});

it.each(['', 'null', '{"token":1}', '{"token":"t","account":"a","next":"admin"}'])(
  'LOG-05 returns to the login when a reload finds %j in place of a step',
  async (kept) => {
    tabStore.write('pendingLogin', kept);
    vi.resetModules();
    const reloaded = await import('./login-step.ts');
    expect(reloaded.pendingLogin()).toBeUndefined();
  },
);

it('LOG-05 forgets the half login with a whole one, and with a logout', () => {
  keepPending(half);
  openSession(whole);
  expect(pendingLogin()).toBeUndefined();
  keepPending(half);
  closeSession();
  expect(pendingLogin()).toBeUndefined();
  expect(tabStore.read('pendingLogin')).toBeUndefined();
});

it('LOG-08 keeps the name for the login after a step, and not after a logout', () => {
  keepPending(half);
  backToLogin();
  expect(accountLeft()).toBe('lan');
  closeSession();
  expect(accountLeft()).toBeUndefined();
});
