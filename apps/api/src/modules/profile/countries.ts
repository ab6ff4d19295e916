/**
 * Codes that the library of the platform has a name for, and that are no country anybody is a
 * national of.
 */
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

/** Whether two capital letters are a country's code (ISO 3166-1). */
export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && names.of(code) !== undefined;
