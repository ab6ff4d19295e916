/**
 * What a tag leaves open, filled in: `zh-TW` is written in `Hant`, `pt` is that of Brazil, and `tl`
 * is `fil`. Undefined for what is no tag.
 */
function fullTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(Intl.getCanonicalLocales(tag)[0] ?? '').maximize();
  } catch {
    return undefined;
  }
}

/** How near two forms of one language are; 0 for two languages. */
function nearness(one: Intl.Locale | undefined, other: Intl.Locale | undefined): number {
  if (!one || !other || one.language !== other.language) return 0;
  return 1 + (one.script === other.script ? 2 : 0) + (one.region === other.region ? 1 : 0);
}

/**
 * The language among `offered` that fits a wish best: the same one, then one in the same script and
 * of the same country, then any form of it. Undefined where none is a form of it. Tags are BCP 47.
 */
export function matchLanguage<Offered extends string>(
  wish: string,
  offered: readonly Offered[],
): Offered | undefined {
  const wished = fullTag(wish);
  let best: Offered | undefined;
  let nearest = 0;
  for (const language of offered) {
    const near = nearness(wished, fullTag(language));
    if (near <= nearest) continue;
    best = language;
    nearest = near;
  }
  return best;
}

/**
 * The tag by which `Intl` writes numbers and dates of a language here: in Latin figures and the
 * Gregorian calendar, whatever the language’s own habit is, since amounts and times have to be the
 * same for a member and for the brand’s people.
 */
export const formatTag = (language: string): string => `${language}-u-ca-gregory-nu-latn`;
