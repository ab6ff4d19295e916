/** Gives the text of a key, with the named values put in. */
export type TextOf<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string>>,
) => string;

/** The texts of one language by their keys. */
export const textOf =
  <Key extends string>(texts: Readonly<Record<Key, string>>): TextOf<Key> =>
  (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

type Languages<Language extends string, Key extends string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** The texts of a program in its languages. */
export function makeTexts<Language extends string, Key extends string>(
  languages: Languages<Language, Key>,
  fallback: Language,
) {
  const isKnown = (language: string | undefined): language is Language =>
    language !== undefined && Object.hasOwn(languages, language);
  return {
    /** The first supported language of the wishes (BCP 47, as `vi-VN`), or the fallback. */
    chooseLanguage: (...wishes: readonly (string | null | undefined)[]): Language =>
      wishes.map((wish) => wish?.toLowerCase().split('-')[0]).find(isKnown) ?? fallback,

    textsOf: (language: Language): TextOf<Key> =>
      textOf(languages[isKnown(language) ? language : fallback]),
  };
}
