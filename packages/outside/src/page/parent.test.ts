import { describe, expect, test } from 'vitest';
import { parentOrigin } from './parent.ts';

const site = 'http://localhost:3000';
const allowed = [site, 'https://*.example'];

describe('K7 a message goes to the parent page', () => {
  test.each([
    ['an allowed ancestor', [site], '', site],
    ['a name below an allowed host', ['https://harbor.example'], '', 'https://harbor.example'],
    ['an allowed referrer, in a browser without ancestors', [], `${site}/game?x=1`, site],
  ])('for %s', (_, ancestors, referrer, origin) => {
    expect(parentOrigin({ allowed, ancestors, referrer })).toBe(origin);
  });

  test.each([
    ['a stranger', ['https://evil.test'], ''],
    ['a stranger with our referrer', ['https://evil.test'], `${site}/`],
    ['another port', ['http://localhost:3001'], ''],
    ['another scheme', ['http://harbor.example'], ''],
    ['a host with the same ending', ['https://notexample'], ''],
    ['an unknown parent', [], ''],
    ['an opaque origin', ['null'], ''],
  ])('but not %s', (_, ancestors, referrer) => {
    expect(parentOrigin({ allowed, ancestors, referrer })).toBeUndefined();
  });
});
