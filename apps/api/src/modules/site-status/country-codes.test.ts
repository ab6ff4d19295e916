import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
let asked = 0;

/** The reply a visitor gets after the cached replies expired. */
const ask = async (host = 'localhost') => {
  asked += 1;
  site.clock.turn({ minutes: asked });
  return (await site.client.call(endpoints.countryCodes, { host })).value;
};

describe('the countries a brand sends codes to', () => {
  it('LIM-01 have their dialing codes, the default one first', async () => {
    expect(await ask()).toEqual([
      { country: 'VN', countryDialingCode: '84' },
      { country: 'PH', countryDialingCode: '63' },
    ]);
    expect(await ask('harbor.localhost')).toEqual([{ country: 'PH', countryDialingCode: '63' }]);
  });

  it('SYS-08 follow the brand’s settings, without countries that have no telephone', async () => {
    await brands.set('lantern', ['smsCountries'], ['KH', 'XX', 'TH']);
    expect(await ask()).toEqual([
      { country: 'KH', countryDialingCode: '855' },
      { country: 'TH', countryDialingCode: '66' },
    ]);
  });
});
