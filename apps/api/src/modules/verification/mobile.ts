import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A number as E.164, or undefined when it is none that an SMS can reach in one of the countries (ISO 3166-1). However it is
 * typed (`0917…`, `+63 917…`, full-width digits), one number has one form.
 */
export function canonicalMobile(dialingCode: string, typed: string, countries: readonly string[]): string | undefined {
  const parsed = parsePhoneNumberFromString(typed.normalize('NFKC'), {
    defaultCallingCode: dialingCode,
    extract: false,
  });
  if (!parsed?.isValid() || !countries.includes(parsed.country as CountryCode)) return undefined;
  const type = parsed.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? parsed.number : undefined;
}
