import { type Endpoint, Refusal } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inOurWords, sendAny } from '../../testing/any-call.ts';
import { fieldsOf, sampleOf } from '../../testing/sample-input.ts';
import { tokensForAll } from '../../testing/staff.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { readInput } from './read-body.ts';

const site = useTestSite();
let tokenFor: (call: Endpoint) => string;
beforeAll(async () => {
  tokenFor = await tokensForAll(site);
});
type Pairs = readonly (readonly [string, string])[];

const text = (call: Endpoint) => (call.body && !call.form && !call.sealed ? { text: '{}' } : {});

/** Without rate limits: the test makes more calls than they allow. */
async function ask(call: Endpoint, pairs: Pairs) {
  await site.forgetShortLived();
  return sendAny(site, call, {
    token: tokenFor(call),
    ...text(call),
    query: `?${new URLSearchParams(pairs.map(([...pair]) => pair))}`,
  });
}
const goodPairs = ({ query }: Endpoint): [string, string][] =>
  query ? Object.entries(sampleOf(query) as Record<string, string>) : [];
const refused = (...fields: string[]) => ({
  status: 400,
  reply: { code: 'invalid_input', value: { fields: expect.arrayContaining(fields) } },
});

/** The fields for which the gateway refuses a query, read without a request. */
function refusedFields(call: Endpoint, pairs: Pairs): readonly string[] {
  if (!call.query) throw new Error(`${call.name} has no query`);
  try {
    readInput(call.query, Object.fromEntries(pairs));
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.value as { fields: string[] }).fields;
  }
}

const named = inOurWords.map((call) => [call.name, call] as const);
const withQuery = named.filter(([, { query }]) => query !== undefined);
const withField = (wanted: RegExp) =>
  inOurWords.flatMap((call) =>
    Object.keys(fieldsOf(call.query))
      .filter((field) => wanted.test(field))
      .map((field) => [call.name, field, call] as const),
  );

describe('a query', () => {
  it.each(withQuery)('of %s is accepted as in the contract', async (_name, call) => {
    const { status, reply } = await ask(call, goodPairs(call));
    expect([status, reply.success || reply.code]).not.toContain('invalid_input');
  });

  it.each(withQuery)('K13 of %s rejects a duplicate field', async (_name, call) => {
    for (const [field, schema] of Object.entries(fieldsOf(call.query))) {
      const value = String(sampleOf(schema));
      const others = goodPairs(call).filter(([name]) => name !== field);
      const twice = [
        [field, value],
        [field, value],
      ] as const;
      expect(await ask(call, [...others, ...twice])).toMatchObject(refused(field));
      const spellings = [`${field}[]`, `${field}[a]`, `${field}.a`, field.toUpperCase()];
      const respelled = spellings.map((other) => [other, value] as const);
      expect(await ask(call, [...goodPairs(call), ...respelled])).toMatchObject(
        refused(...spellings),
      );
    }
  });

  const strange = [
    ...[
      'brandId',
      'memberId',
      'merchantId',
      'isAgent',
      'status',
      'balance',
      'limit',
      'offset',
      'orderBy',
      'fields',
    ],
    ...['_method', 'callback', 'debug', '__proto__', 'constructor', 'toString'],
  ];

  it.each(named)(
    'D8 D13 K12 of %s rejects every field outside the contract',
    async (_name, call) => {
      const fields = fieldsOf(call.query);
      const foreign = strange.filter((one) => !Object.hasOwn(fields, one));
      // A refusal names at most ten fields, and that of a call without a query one.
      const groups = call.query
        ? [foreign.slice(0, 10), foreign.slice(10)]
        : ['brandId', '__proto__', 'constructor', 'toString'].map((field) => [field]);
      for (const some of groups)
        expect(
          await ask(call, [...goodPairs(call), ...some.map((field) => [field, '1'] as const)]),
        ).toMatchObject(refused(...some));
      expect(Object.prototype).not.toHaveProperty('admin');
    },
  );
});

describe('a page of a list', () => {
  const paged = withField(/^pageNo$/).map(([name, , call]) => [name, call] as const);
  const numbers = [
    '1000000000',
    '10000000000',
    '-1',
    '0',
    '42abc',
    '1e2',
    '1.5',
    '',
    ' 5',
    '+5',
    '0x10',
    '٥',
    'NaN',
    'null',
  ];

  it('is part of at least four calls', () => expect(paged.length).toBeGreaterThanOrEqual(4));

  it.each(paged)(
    'K17 of %s accepts only limited page sizes and page numbers',
    async (_name, call) => {
      for (const field of ['pageNo', 'pageSize'])
        for (const value of numbers)
          expect(refusedFields(call, [...goodPairs(call), [field, value]]), value).toContain(field);
      expect(await ask(call, [['pageSize', '101']])).toMatchObject(refused('pageSize'));
      expect(await ask(call, [['pageNo', '10001']])).toMatchObject(refused('pageNo'));
      // A caller who may not see the list, or names no game, is refused for that.
      const last = await ask(call, [...goodPairs(call), ['pageNo', '10000'], ['pageSize', '100']]);
      expect([200, 403, 404]).toContain(last.status);
    },
  );

  it.each(paged)(
    'K17 of %s keeps the order of the list, whatever a caller asks',
    async (_name, call) => {
      const fields = ['sort', 'sortBy', 'order', 'orderBy', 'limit'];
      for (const value of ['created_at', 'password_hash', '1;drop table member'])
        expect(
          await ask(
            call,
            fields.map((field) => [field, value]),
          ),
        ).toMatchObject(refused(...fields));
    },
  );
});

describe('a range of days', () => {
  const ranges = withField(/range|date|days|month|since|until|start|from|^to$|end$/i);

  it('is part of at least one call', () =>
    expect(ranges.map(([name]) => name)).toContain('betHistory'));

  it.each(ranges)('K18 of %s is one of the offered ones: %s', async (_name, field, call) => {
    const values = [
      ...[
        '0',
        '-1',
        '2',
        '31',
        '90',
        '365',
        '9999999999',
        '07',
        '7,30',
        '30-1',
        '1e1',
        '٧',
        '7 ',
        '',
        'now',
        'all',
      ],
      ...[
        '0001-01-01',
        '9999-12-31',
        '2026-13-45',
        '2026-12-31/2026-01-01',
        '0001-01-01,9999-12-31',
        '7 days; --',
      ],
    ];
    for (const value of values) {
      // A fault of both ends is reported for the first one.
      const named = expect.stringMatching(new RegExp(`^(${field}|from)$`));
      const fields = refusedFields(call, [...goodPairs(call), [field, value]]);
      expect({ value, fields }).toMatchObject({ fields: expect.arrayContaining([named]) });
    }
    expect(await ask(call, [...goodPairs(call), [field, '365']])).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });
});
