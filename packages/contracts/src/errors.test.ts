import { expect, it } from 'vitest';
import { errorCodes, errorStatus } from './errors.ts';
import { Refusal } from './refusal.ts';

it('a refusal has its code and value', () => {
  const refusal = new Refusal('too_many_requests', { retryAfter: 5 });
  expect(refusal).toMatchObject({
    name: 'Refusal',
    code: 'too_many_requests',
    value: { retryAfter: 5 },
  });
  expect(refusal).toBeInstanceOf(Error);
});

it('codes are in snake case', () => {
  expect(errorCodes.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});

it('SYS-11 answers 401 to every session problem', () => {
  const ofSessions = ['not_logged_in', 'session_expired', 'logged_in_elsewhere'] as const;
  expect(ofSessions.map((code) => errorStatus[code])).toEqual([401, 401, 401]);
});
