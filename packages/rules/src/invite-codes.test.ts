import { expect, it } from 'vitest';
import { inviteKey } from './invite-codes.ts';

it.each(['DEMOAGENT', 'demoagent', ' DemoAgent '])('J9 the code %s is one code', (typed) => {
  expect(inviteKey(typed)).toBe('DEMOAGENT');
});

it.each([
  ['a Cyrillic letter', 'DEM\u041eAGENT'],
  ['a long s, whose upper case is an S', 'GUE\u017fT'],
  ['full-width letters', '\uff24\uff25\uff2d\uff2f'],
  ['a space of no width', 'DEMO\u200bAGENT'],
  ['a tag', '<b>DEMO</b>'],
  ['SQL', "DEMO' or 1=1--"],
  ['too few letters', 'ABC'],
  ['too many letters', 'A'.repeat(21)],
])('J9 J10 what has %s is none', (_what, typed) => {
  expect(inviteKey(typed)).toBeUndefined();
});
