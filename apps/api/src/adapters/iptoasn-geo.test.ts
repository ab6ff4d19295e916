import { describe, expect, it } from 'vitest';
import { IptoasnGeo } from './iptoasn-geo.ts';

const geo = new IptoasnGeo();

describe('SYS-05 the country of an address', () => {
  it.each([
    ['203.113.131.1', 'VN'],
    ['112.198.0.1', 'PH'],
    ['8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
    ['2001:ee0::1', 'VN'],
  ])('SYS-05 of %s is %s', (address, country) => {
    expect(geo.countryOf(address)).toBe(country);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    'nonsense',
    '',
  ])('SYS-05 of %j is unknown', (address) => {
    expect(geo.countryOf(address)).toBeUndefined();
  });
});
