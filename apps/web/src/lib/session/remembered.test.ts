import { expect, it } from 'vitest';
import { writeCookie } from '../device/cookies.ts';
import {
  keepLoggedIn,
  readLastLogin,
  rememberLogin,
  staysLoggedIn,
  stopStaying,
} from './remembered.ts';

const lan = { type: 'username', username: 'lan; Đỗ=1', mobile: '9171234567' } as const;

it('LOG-11 keeps the last name, type and number, and forgets them', () => {
  rememberLogin(lan);
  expect(readLastLogin()).toEqual(lan);
  rememberLogin(undefined);
  expect(readLastLogin()).toBeUndefined();
});

it.each(['', '%', 'null', '[]x', '"text"'])(
  'LOG-11 takes nothing from a cookie that says %j',
  (text) => {
    writeCookie('lastLogin', text, 60);
    expect(readLastLogin()).toBeUndefined();
  },
);

it('LOG-11 remembers whether this browser stays logged in', () => {
  expect(staysLoggedIn()).toBe(false);
  keepLoggedIn();
  expect(staysLoggedIn()).toBe(true);
  stopStaying();
  expect(staysLoggedIn()).toBe(false);
});
