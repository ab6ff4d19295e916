import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalFields, signFields, verifyFields } from './fields.ts';

const key = 'a key that only these tests know';

it('F1 signs fields sorted by name, written as a query string', () => {
  const fields = { b: 'two words', a: 'đồng & co', empty: '', secureHash: 'not signed itself' };
  expect(canonicalFields(fields)).toBe('a=%C4%91%E1%BB%93ng+%26+co&b=two+words');
  const expected = createHmac('sha512', key)
    .update('a=%C4%91%E1%BB%93ng+%26+co&b=two+words')
    .digest('hex');
  expect(signFields(key, fields).secureHash).toBe(expected);
});

it('F1 detects a changed or added field', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((text) => text !== 'secureHash');
  const fields = fc.dictionary(name, fc.string({ minLength: 1 }), { minKeys: 1 });
  fc.assert(
    fc.property(fields, name, fc.string({ minLength: 1 }), (given, other, value) => {
      const signed = signFields(key, given);
      const changed = { ...signed, [other]: value };
      return verifyFields(key, signed) && verifyFields(key, changed) === (given[other] === value);
    }),
  );
});

it.each(['', 'zz', 'ab'.repeat(63), 'ab'.repeat(65)])(
  'F1 rejects the signature %j',
  (secureHash) => {
    expect(verifyFields(key, { a: 'b', secureHash })).toBe(false);
  },
);

it('F1 rejects the signature of another key', () => {
  expect(verifyFields('another key', signFields(key, { a: 'b' }))).toBe(false);
});
