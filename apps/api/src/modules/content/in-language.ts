/** A text in several languages (BCP 47). */
export type ByLanguage<Text> = Readonly<Record<string, Text>>;

/** The text in the language, else in English, else in the first language present. */
export function inLanguage<Text>(texts: ByLanguage<Text>, language: string): Text | undefined {
  const of = (wanted: string) => (Object.hasOwn(texts, wanted) ? texts[wanted] : undefined);
  return of(language) ?? of('en') ?? Object.values(texts)[0];
}
