import type { Language } from '../texts/languages.ts';
import { type Controls, englishControls, type Words, wordsIn } from '../texts/words.ts';

/** The controls in other languages than English; each is a chunk of its own. */
const others = import.meta.glob<Controls>(
  ['../texts/controls/*.json', '!../texts/controls/en.json'],
  { import: 'default' },
);

/** The texts in a language. English is part of the page, and serves when a chunk does not load. */
export async function loadWords(language: Language): Promise<Words> {
  try {
    const load = others[`../texts/controls/${language}.json`];
    if (load) return wordsIn(language, await load());
  } catch (_error) {}
  return wordsIn('en', englishControls);
}
