import { Refusal } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusals.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const coded = (code: string) => Object.assign(new Error('something'), { code });

describe('the reply to an error', () => {
  it('repeats a refusal', () => {
    const refusal = new Refusal('game_not_found');
    expect(refusalOf(refusal)).toBe(refusal);
  });

  it.each([
    [
      'Redis is loading its data',
      named('ReplyError', 'LOADING Redis is loading the dataset in memory'),
    ],
    [
      'Redis is read-only',
      named('ReplyError', "READONLY You can't write against a read only replica."),
    ],
    [
      'Redis is out of memory',
      named('ReplyError', "OOM command not allowed when used memory > 'maxmemory'."),
    ],
    ['Redis does not answer', new Error('Command timed out')],
    ['a connection is refused', coded('ECONNREFUSED')],
    ['Postgres shuts down', coded('57P01')],
    [
      'a connection to Postgres broke before the query',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['Postgres is shutting down', coded('53300')],
    ['Postgres has no connection left', coded('57014')],
    ['transactions met too often', coded('40P01')],
    ['transactions conflicted too often', coded('P2024')],
  ])('M4 M9 M14 says “try again” when %s', (_what, error) => {
    expect(refusalOf(error).code).toBe('unavailable');
  });

  it.each([
    [403, 'not_found'],
    [404, 'not_found'],
    [412, 'invalid_input'],
  ])('D14 is a refusal when a library rejects with %i', (statusCode, code) => {
    expect(refusalOf(Object.assign(new Error('no'), { statusCode })).code).toBe(code);
  });

  it.each([
    ['a bug of ours', new TypeError('x is undefined')],
    ['a wrong Redis command', named('ReplyError', 'WRONGTYPE Operation against a key')],
    ['a wrong query', coded('42703')],
    ['a thrown non-error', 'thrown'],
  ])('is an internal error for %s, without its message', (_what, error) => {
    expect(refusalOf(error)).toMatchObject({ code: 'internal_error', value: undefined });
  });
});
