import { afterEach, expect, it } from 'vitest';
import { currentArrival, takeArrival } from './arrival.ts';

const arriveAt = (address: string) => {
  window.history.replaceState({ key: 'kept' }, '', address);
  takeArrival();
  return {
    left: window.location.pathname + window.location.search + window.location.hash,
    ...currentArrival(),
  };
};

afterEach(() => void arriveAt('/'));

it.each([
  ['/?token=abc', { left: '/', ticket: 'abc' }],
  ['/game?token=abc&x=1#here', { left: '/game?x=1#here', ticket: 'abc' }],
  ['/login?reset=abc&area=agent', { left: '/login?area=agent', reset: 'abc' }],
  ['/login?reset=abc&token=def', { left: '/login', reset: 'abc', ticket: 'def' }],
  ['/social?code=c&state=s&scope=openid', { left: '/social', social: { state: 's', code: 'c' } }],
  [
    '/social?code=c&state=s&iss=https%3A%2F%2Fp.example',
    { left: '/social', social: { state: 's', code: 'c', iss: 'https://p.example' } },
  ],
  [
    '/social?error=access_denied&state=s',
    { left: '/social', social: { state: 's', error: 'access_denied' } },
  ],
])('A9 takes the secrets of %s out of the address', (address, expected) => {
  expect(arriveAt(address)).toEqual(expected);
});

it.each([
  ['/', { left: '/' }],
  ['/?category=live', { left: '/?category=live' }],
  ['/?reset=abc', { left: '/?reset=abc' }],
  ['/?code=c&state=s', { left: '/?code=c&state=s' }],
])('leaves %s as it is', (address, expected) => {
  expect(arriveAt(address)).toEqual(expected);
});

it.each([`/?token=${'a'.repeat(65)}`, '/?token='])(
  'A9 uses no secret that cannot be one, and shows it no longer',
  (address) => {
    expect(arriveAt(address)).toEqual({ left: '/' });
  },
);

it('keeps the router’s state of the history entry', () => {
  arriveAt('/?token=abc');
  expect(window.history.state).toEqual({ key: 'kept' });
});
