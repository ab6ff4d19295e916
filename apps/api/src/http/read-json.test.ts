import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const space = fc.constantFrom('', ' ', '\n', '\t ');
const key = fc.constantFrom(
  'a',
  'b',
  'c',
  'amount',
  '__proto__',
  'constructor',
  ':',
  '{',
  'é',
  '\\"',
  'a\\u0062',
);
const value = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      '"x"',
      '"1000"',
      '""',
      '7',
      '-0.5e3',
      'true',
      'null',
      '"a:b"',
      '"{[,]}"',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '"\\""',
      '"\\\\"',
      '[]',
      '["a","b"]',
      '{}',
      '{"a":1}',
      '[{"a":1},{"a":2}]',
    ),
  },
);
const member = fc.tuple(key, space, space, value, space);

describe('K13 a JSON text', () => {
  it('K12 K13 is accepted with unique, unreserved keys in any notation', () => {
    fc.assert(
      fc.property(fc.array(member, { maxLength: 5 }), space, (members, start) => {
        const pairs = members.map(
          ([name, before, after, one, end]) => `"${name}"${before}:${after}${one}${end}`,
        );
        const text = `${start}{${pairs.join(',')}}`;
        const names = members.map(([name]) => JSON.parse(`"${name}"`) as string);
        const isPlain =
          new Set(names).size === names.length &&
          !names.some((name) => ['__proto__', 'constructor'].includes(name));
        const read = () => readJson(text);
        if (isPlain) expect(read()).toEqual(JSON.parse(text));
        else expect(read).toThrow(expect.objectContaining({ code: 'invalid_json' }));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '{"a":1,"a" :2}',
    '{"a":"","a":""}',
    '{"a":1,"a":"x"}',
    '{"a":"x","a":1}',
    '{"a":{"b":1,"b":2}}',
    '{"a":["x",{"b":"","b":""}]}',
    '[{"a":{"b":"x"},"a":{}}]',
    '{"a":[{"constructor":"x"}]}',
    `${'['.repeat(33)}"x"${']'.repeat(33)}`,
    '{"a":1',
    '',
  ])('K13 is rejected as %s', (text) => {
    expect(() => readJson(text)).toThrow(expect.objectContaining({ code: 'invalid_json' }));
  });
});
