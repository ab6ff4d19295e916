import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './index.ts';
import { amount, amountOrZero, currency, signedAmount } from './money.ts';
import { fairness } from './seamless-wallet.ts';
import { id, instant, paging, text, webUrl } from './wire.ts';

const takes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

/** What is no amount, however it is written (E5). */
const noAmounts = [
  '-1',
  '-0',
  '+1',
  '1e3',
  '1.0',
  '1,000',
  '١٠٠',
  '１',
  ' 5',
  '5 ',
  '05',
  '0x1',
  '',
  'NaN',
  'Infinity',
  '1'.repeat(16),
  5,
  0,
  true,
  null,
  [5],
  ['5'],
  {},
  Number.MAX_SAFE_INTEGER,
];

describe('E5 an amount on the wire', () => {
  it.each(noAmounts.map((value) => [JSON.stringify(value), value]))(
    'is not %s',
    (_shown, value) => {
      expect(takes(amount, value)).toBe(false);
      expect(takes(amountOrZero, value)).toBe(false);
    },
  );

  it('accepts positive whole numbers of up to fifteen digits unchanged', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), (minor) => {
        expect(amount.parse(String(minor))).toBe(String(minor));
      }),
    );
  });

  it('is zero only where allowed', () => {
    expect([amount, amountOrZero, signedAmount].map((schema) => takes(schema, '0'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is negative only for balances', () => {
    expect([amount, amountOrZero, signedAmount].map((schema) => takes(schema, '-5'))).toEqual([
      false,
      false,
      true,
    ]);
    expect(takes(signedAmount, '-0')).toBe(false);
  });

  it.each(['VND', 'USDT'])('accepts the currency %s', (code) =>
    expect(takes(currency, code)).toBe(true),
  );
  it.each(['vnd', 'V', 'DOLLAR', 'VN1', ''])('rejects the currency "%s"', (code) =>
    expect(takes(currency, code)).toBe(false),
  );
});

describe('K14 K15 a line of text', () => {
  it.each([
    ['a line break', 'a\nb'],
    ['a carriage return', 'a\r\nb'],
    ['an escape sequence', '\u001b[31mred'],
    ['a null', 'a\u0000'],
    ['a control character of the second set', 'a\u0085'],
    ['a mark that turns the direction', 'abc\u202etxt.exe'],
    ['an isolate', 'a\u2066b'],
    ['half a character', 'a\ud800'],
  ])('has not %s in it', (_what, given) => {
    expect(takes(text(50), given)).toBe(false);
  });

  it.each(['Nguyễn', '中文', 'كلمة', 'نام‌خانوادگی', '😀', "O'Neil", '<b>'])(
    'may be %s',
    (given) => {
      expect(takes(text(50), given)).toBe(true);
    },
  );

  it('has a length limit', () => {
    expect(['', 'a', 'ab', 'abc'].map((given) => takes(text(2, 1), given))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('K17 a page of a list', () => {
  const query = z.strictObject(paging(20));

  it('is the first of twenty unless asked otherwise', () => {
    expect(query.parse({})).toEqual({ pageNo: 1, pageSize: 20 });
    expect(query.parse({ pageNo: '3', pageSize: '100' })).toEqual({ pageNo: 3, pageSize: 100 });
  });

  it.each([
    '0',
    '-1',
    '101',
    '1000000000',
    '42abc',
    '1.5',
    '',
    ' 1',
    '1e1',
    '٣',
    42,
    ['1', '2'],
    null,
  ])('has not the size %j', (pageSize) => expect(takes(query, { pageSize })).toBe(false));
  it.each(['0', '10001', '1000000000', 'last'])('has not the number %j', (pageNo) =>
    expect(takes(query, { pageNo })).toBe(false),
  );
  it('has no order that a caller names', () =>
    expect(takes(query, { sort: 'id; drop table member' })).toBe(false));
});

describe('names of things', () => {
  it('an id is a UUID in small letters', () => {
    expect(takes(id, '0193a5c4-7b1e-7c3a-9d55-0a1b2c3d4e5f')).toBe(true);
    expect(
      ['0193A5C4-7b1e-7c3a-9d55-0a1b2c3d4e5f', '1', "' or 1=1"].some((one) => takes(id, one)),
    ).toBe(false);
  });

  it('a time is ISO 8601 in UTC', () => {
    expect(
      ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.123456Z'].every((one) => takes(instant, one)),
    ).toBe(true);
    expect(
      ['2026-01-02', '2026-01-02T03:04:05', '2026-01-02T03:04:05+07:00'].some((one) =>
        takes(instant, one),
      ),
    ).toBe(false);
  });
});

describe('an address that a page may lead to', () => {
  it.each(['https://arcade.example/verify?round=1', 'http://127.0.0.1:4000/verify'])(
    'K2 may be %s',
    (address) => {
      expect(takes(webUrl, address)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://arcade.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'vbscript:x',
    '//arcade.example/verify',
    '/verify',
  ])('K2 is not %s', (address) => {
    expect(takes(webUrl, address)).toBe(false);
    const proof = {
      algorithm: 'x',
      serverSeedHash: 'ab'.repeat(32),
      clientSeed: 'x',
      nonce: 0,
      outcome: 'x',
    };
    expect(takes(fairness, proof)).toBe(true);
    expect(takes(fairness, { ...proof, verifyUrl: address })).toBe(false);
  });
});

describe('REG-06 LOG-01 a dialing code', () => {
  const taken = Object.values(endpoints).flatMap((endpoint) => {
    const body: unknown = 'body' in endpoint ? endpoint.body : undefined;
    const objects = body instanceof z.ZodMiniDiscriminatedUnion ? body._zod.def.options : [body];
    return objects.flatMap((one) =>
      one instanceof z.ZodMiniObject && 'countryDialingCode' in one.shape
        ? [[endpoint.name, one.shape.countryDialingCode as z.ZodMiniType] as const]
        : [],
    );
  });

  it('REG-06 LOG-01 is a field of several calls', () => {
    expect(taken.length).toBeGreaterThan(5);
  });

  it.each(taken)('REG-06 LOG-01 may be missing or empty: %s', (_name, schema) => {
    expect([undefined, '', '63'].map((code) => takes(schema, code))).toEqual([true, true, true]);
  });
});
