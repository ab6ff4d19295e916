import { type TextOf, textOf } from '@lantern/outside/texts';
import { gameTexts } from '../games/texts.ts';
import english from './controls/en.json' with { type: 'json' };
import { en } from './en.ts';
import { type Explained, explainedIn, type Language } from './languages.ts';
import { vi } from './vi.ts';

/** Rules, fair play and the verifier. */
export const explanations = {
  en: { ...en, ...gameTexts.en },
  vi: { ...vi, ...gameTexts.vi },
} as const satisfies Record<Explained, Record<keyof typeof en | keyof typeof gameTexts.en, string>>;

/** Buttons, labels and messages: what a player meets during play. */
export const englishControls = english;
export type Controls = Readonly<Record<keyof typeof english, string>>;

export type TextKey = keyof Controls | keyof typeof explanations.en;
export type Text = TextOf<TextKey>;

/** The texts of a page. */
export interface Words {
  readonly language: Language;
  /** Texts in the player's language. Explanations that it lacks are in English. */
  readonly text: Text;
  /** The language of the explanations, and texts that are all in it. */
  readonly explained: Explained;
  readonly explain: Text;
}

export function wordsIn(language: Language, controls: Controls): Words {
  const explained = explainedIn(language);
  const text = textOf<TextKey>({ ...explanations[explained], ...controls });
  const own = explained === language;
  const explain = own ? text : textOf<TextKey>({ ...explanations.en, ...english });
  return { language, text, explained, explain };
}

/** What marks an element with explanations, where the rest of the page is in another language. */
export const marksOf = ({ language, explained }: Words): Record<string, string> =>
  language === explained ? {} : { lang: explained, dir: 'ltr' };
