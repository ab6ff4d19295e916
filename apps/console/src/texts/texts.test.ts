import { expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
/** The forms of one plural are one key, because languages have different ones. */
const keysOf = (texts: Texts) =>
  [...new Set(flat(texts).map(([key]) => key.replace(/_(one|other)$/, '')))].sort();

it('I18N-01 the console says the same in both languages', () => {
  expect(keysOf(vi)).toEqual(keysOf(en));
  expect([...flat(en), ...flat(vi)].filter(([, text]) => text.trim() === '')).toEqual([]);
});
