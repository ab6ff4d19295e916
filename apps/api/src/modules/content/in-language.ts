/** Something that is written in several languages (BCP 47). */
export type ByLanguage<Text> = Readonly<Record<string, Text>>;

/**
 * What is written in a language, or else in English, or else in the first language that there is.
 */
export function inLanguage<Text>(texts: ByLanguage<Text>, language: string): Text | undefined {
  const of = (wanted: string) => (Object.hasOwn(texts, wanted) ? texts[wanted] : undefined);
  return of(language) ?? of('en') ?? Object.values(texts)[0];
}
