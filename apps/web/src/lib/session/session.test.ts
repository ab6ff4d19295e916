import { expect, it, vi } from 'vitest';
import { tabStore } from '../device/storage.ts';
import {
  closeSession,
  currentSession,
  onSessionChange,
  openSession,
  renameSession,
} from './session.ts';

const login = {
  token: 'token-1',
  account: 'lan',
  customerId: '01935b1e-0000-7000-8000-000000000001',
  isAgent: 0,
  nickname: 'Lan',
  firstTimeLogin: true,
  passwordExpired: false,
  next: null,
  methods: [],
};

it('SYS-10 keeps token, account, customer id, type and nickname of a login only', () => {
  openSession(login);
  expect({ ...window.sessionStorage }).toEqual({
    token: 'token-1',
    account: 'lan',
    customerId: login.customerId,
    isAgent: '0',
    nickname: 'Lan',
  });
});

it('LOG-08 forgets the login and keeps the merchant', () => {
  tabStore.write('merchantCode', 'lantern');
  openSession(login);
  closeSession();
  expect({ ...window.sessionStorage }).toEqual({ merchantCode: 'lantern' });
  expect(currentSession()).toBeUndefined();
});

it('finds the login again after a reload', async () => {
  openSession({ ...login, isAgent: 4 });
  vi.resetModules();
  const reloaded = await import('./session.ts');
  expect(reloaded.currentSession()).toMatchObject({ token: 'token-1', isAgent: 4 });
});

it('reports every login and logout', () => {
  const told = vi.fn();
  const stop = onSessionChange(told);
  openSession(login);
  closeSession();
  stop();
  openSession(login);
  expect(told).toHaveBeenCalledTimes(2);
});

it('MEM-03 gives the member another nickname and leaves the login as it is', () => {
  openSession(login);
  renameSession('Lan Anh');
  expect(currentSession()).toMatchObject({ token: 'token-1', nickname: 'Lan Anh' });
  expect(window.sessionStorage.getItem('nickname')).toBe('Lan Anh');
});

it('has no member without a session', () => {
  renameSession('Lan Anh');
  expect(currentSession()).toBeUndefined();
});
