import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Digits and what people write between them; an extension or a second number is none of it. */
const shape = /^\+?[\d\s().-]+$/;

/**
 * A number as E.164, or undefined when it is none that an SMS can reach in one of the countries
 * (ISO 3166-1). However it is typed (`0917…`, `+63 917…`, full-width digits), one number has one
 * form.
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
