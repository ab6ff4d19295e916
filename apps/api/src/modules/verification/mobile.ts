import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Brand } from '../brand/index.ts';

/** Digits and separators; no extension and no second number. */
const shape = /^\+?[\d\s().-]+$/;

/**
 * A number in E.164 from any spelling (`0917…`, `+63 917…`, full-width digits); undefined when no
 * SMS can reach it in one of the countries (ISO 3166-1).
 */
export function canonicalMobile(
  dialingCode: string,
  typed: string,
  countries: readonly string[],
): string | undefined {
  const plain = typed.normalize('NFKC').trim();
  if (!shape.test(plain)) return undefined;
  const parsed = parsePhoneNumberFromString(plain, {
    defaultCallingCode: dialingCode,
    extract: false,
  });
  if (!parsed?.isValid() || !countries.includes(parsed.country as CountryCode)) return undefined;
  const type = parsed.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? parsed.number : undefined;
}

/** A number that a member typed; a missing or empty dialing code is the brand's own. */
export const mobileOf = (
  { settings }: Brand,
  typed: string,
  dialingCode: string | undefined,
): string | undefined =>
  canonicalMobile(dialingCode || settings.countryDialingCode, typed, settings.smsCountries);
