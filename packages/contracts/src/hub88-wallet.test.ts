import { describe, expect, it } from 'vitest';
import { fromHub88, hub88Bet, hub88Statuses, toHub88 } from './hub88-wallet.ts';

describe('an amount of Hub88', () => {
  it.each([
    ['VND', 100_000, 1n],
    ['PHP', 1000, 1n],
    ['PHP', 1_234_567_000, 1_234_567n],
    ['KWD', 100, 1n],
    ['USDT', 1, 10n],
  ])('F13 E7 of %s %i is %s minor units, and back', (currency, amount, minor) => {
    expect(fromHub88(amount, currency)).toBe(minor);
    expect(toHub88(minor, currency)).toBe(amount);
  });

  it.each([
    ['VND', 1],
    ['VND', 99_999],
    ['PHP', 1001],
  ])('F13 of %s %i is a fraction of a minor unit', (currency, amount) => {
    expect(fromHub88(amount, currency)).toBeUndefined();
  });

  it('is never more than the balance', () => {
    expect(toHub88(19n, 'USDT')).toBe(1);
    expect(toHub88(10n ** 18n, 'VND')).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('a refusal to Hub88', () => {
  const refused = (code: 'invalid_json' | 'insufficient_funds' | 'unavailable', asked: string) =>
    hub88Bet.foreign.refused({ code, asked, value: { balance: '7' } });

  it('has the ids of the request, as far as they can be read', () => {
    const asked = '{"request_uuid":"one","user":"two","currency":"VND"}';
    expect(refused('insufficient_funds', asked)).toEqual({
      ...{ status: 'RS_ERROR_NOT_ENOUGH_MONEY', request_uuid: 'one', user: 'two' },
      ...{ currency: 'VND', balance: 700_000 },
    });
    for (const unreadable of ['', '{', 'null', '[]', '{"request_uuid":1,"currency":"XXX"}'])
      expect(refused('invalid_json', unreadable)).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' });
  });

  it('is a status of their documents', () => {
    expect(hub88Statuses).toContain((refused('unavailable', '{}') as { status: string }).status);
  });
});
