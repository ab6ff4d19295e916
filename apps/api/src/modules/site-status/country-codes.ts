import type { countryCodes, ValueOf } from '@lantern/contracts';
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { Brand } from '../brand/index.ts';

const isCountry = (code: string): code is CountryCode => isSupportedCountry(code);

/** The countries to which the brand sends SMS, those with its default dialing code first. */
export function describeCountryCodes({ settings }: Brand): ValueOf<typeof countryCodes> {
  const codes = settings.smsCountries
    .filter(isCountry)
    .map((country) => ({ country, countryDialingCode: String(getCountryCallingCode(country)) }));
  const isUsual = ({ countryDialingCode }: { countryDialingCode: string }) =>
    countryDialingCode === settings.countryDialingCode;
  return [...codes.filter(isUsual), ...codes.filter((code) => !isUsual(code))];
}
