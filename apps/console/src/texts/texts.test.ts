import { expect, it } from 'vitest';

const files = import.meta.glob<Texts>(['./*.json', '../rooms/*/texts/*.json'], {
  eager: true,
  import: 'default',
});
const english = Object.keys(files).filter((file) => file.endsWith('/en.json'));

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
/** The forms of one plural are one key, because languages have different ones. */
const keysOf = (texts: Texts) =>
  [...new Set(flat(texts).map(([key]) => key.replace(/_(one|other)$/, '')))].sort();

it.each(english)('I18N-01 the console says the same in both languages (%s)', (file) => {
  const en = files[file] ?? {};
  const vi = files[file.replace(/en\.json$/, 'vi.json')] ?? {};
  expect(keysOf(vi)).toEqual(keysOf(en));
  expect([...flat(en), ...flat(vi)].filter(([, text]) => text.trim() === '')).toEqual([]);
});
