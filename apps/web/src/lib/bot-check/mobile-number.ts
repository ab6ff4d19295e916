import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * What was typed as E.164, or undefined when it is no mobile number of the country with this
 * dialling code.
 */
export function internationalMobile(dialCode: string, typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, {
    defaultCallingCode: dialCode,
    extract: false,
  });
  return parsed?.isValid() ? parsed.number : undefined;
}
