/** Codes that `Intl` has a name for, but that are no nationality. */
const noCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether the text is a country code (ISO 3166-1 alpha-2). */
export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && names.of(code) !== undefined;
