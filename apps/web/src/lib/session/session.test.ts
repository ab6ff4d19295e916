import { expect, it, vi } from 'vitest';
import { removeCookie } from '../device/cookies.ts';
import { tabStore } from '../device/storage.ts';
import {
  closeSession,
  currentSession,
  endSession,
  followOtherTabs,
  onSessionChange,
  onSessionEnded,
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

/** A tab that has just opened: it has no storage of its own. */
async function newTab() {
  window.sessionStorage.clear();
  vi.resetModules();
  return import('./session.ts');
}

it('LOG-11 is valid in a new tab, and only until the browser closes', async () => {
  openSession(login);
  const tab = await newTab();
  expect(tab.currentSession()).toMatchObject({ token: 'token-1', account: 'lan', isAgent: 0 });
  expect(window.sessionStorage.getItem('token')).toBe('token-1');

  removeCookie('open');
  expect((await newTab()).currentSession()).toBeUndefined();
  expect(window.localStorage.getItem('login')).toBeNull();
});

it.each(['', '{}', 'null', '{"token":1}'])(
  'takes no login from %j in the storage',
  async (text) => {
    openSession(login);
    window.localStorage.setItem('login', text);
    expect((await newTab()).currentSession()).toBeUndefined();
  },
);

it('LOG-08 follows the logins and logouts of other tabs', () => {
  followOtherTabs();
  const elsewhere = (value: object | undefined) => {
    if (value) window.localStorage.setItem('login', JSON.stringify(value));
    else window.localStorage.removeItem('login');
    window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
  };
  openSession(login);
  elsewhere({ ...login, token: 'token-2' });
  expect(currentSession()?.token).toBe('token-2');
  elsewhere(undefined);
  expect(currentSession()).toBeUndefined();
  expect(window.sessionStorage.getItem('token')).toBeNull();
});

it('LOG-09 changes to the newer login of another tab when its own has ended', () => {
  const told = vi.fn();
  const stop = onSessionEnded(told);
  openSession(login);
  window.localStorage.setItem('login', JSON.stringify({ ...login, token: 'token-2' }));
  endSession('not_logged_in', 'token-1');
  expect(currentSession()?.token).toBe('token-2');
  expect(told).not.toHaveBeenCalled();
  endSession('not_logged_in', 'token-2');
  stop();
  expect(currentSession()).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  expect(window.localStorage.getItem('login')).toBeNull();
});
