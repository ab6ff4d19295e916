/**
 * Adds likely subtags: `zh-TW` has the script `Hant`, `pt` means Brazil, and `tl` is `fil`.
 * Undefined for an invalid tag.
 */
function fullTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(Intl.getCanonicalLocales(tag)[0] ?? '').maximize();
  } catch {
    return undefined;
  }
}

/** How close two forms of one language are; 0 for different languages. */
function nearness(one: Intl.Locale | undefined, other: Intl.Locale | undefined): number {
  if (!one || !other || one.language !== other.language) return 0;
  return 1 + (one.script === other.script ? 2 : 0) + (one.region === other.region ? 1 : 0);
}

/**
 * The best match among `offered` (BCP 47): the same tag, then the same script and region, then any
 * form of the language. Undefined without a match.
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
 * The tag for `Intl`, with Latin digits and the Gregorian calendar: amounts and times must look the
 * same to members and staff.
 */
export const formatTag = (language: string): string => `${language}-u-ca-gregory-nu-latn`;
