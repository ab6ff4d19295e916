import { describe, expect, test } from 'vitest';
import { parentOrigin } from './parent.ts';

const site = 'http://localhost:3000';
const allowed = [site, 'https://*.example'];

describe('K7 the page around us is told', () => {
  test.each([
    ['an allowed ancestor', [site], '', site],
    ['a name below an allowed host', ['https://harbor.example'], '', 'https://harbor.example'],
    ['an allowed referrer, where the browser tells no ancestors', [], `${site}/game?x=1`, site],
  ])('%s', (_, ancestors, referrer, origin) => {
    expect(parentOrigin({ allowed, ancestors, referrer })).toBe(origin);
  });

  test.each([
    ['a stranger', ['https://evil.test'], ''],
    ['a stranger with our referrer', ['https://evil.test'], `${site}/`],
    ['another port', ['http://localhost:3001'], ''],
    ['another scheme', ['http://harbor.example'], ''],
    ['a name that only ends alike', ['https://notexample'], ''],
    ['nobody that is known', [], ''],
    ['what hides itself', ['null'], ''],
  ])('but not %s', (_, ancestors, referrer) => {
    expect(parentOrigin({ allowed, ancestors, referrer })).toBeUndefined();
  });
});
