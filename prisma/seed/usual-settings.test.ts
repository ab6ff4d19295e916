import { describe, expect, it } from 'vitest';
import { harbor } from './brand-harbor.ts';
import { lantern } from './brand-lantern.ts';
import { inHouse } from './seed-vendor.ts';
import { usualSettings, usualWithdrawal } from './usual-settings.ts';

/** The default values of settings that the specification fixes and a brand may change. */
describe('LIM-01 the settings that brands start with', () => {
  const { site, codes } = usualSettings;

  it.each([
    ['the country code is 63', usualSettings.countryDialingCode, '63'],
    ['the birthday field needs 21 years', usualSettings.birthdayAge, 21],
    ['too many code requests lock for 5 minutes', codes.lockMinutes, 5],
    ['a payout counts as received after 60 minutes', usualWithdrawal.autoReceiveMinutes, 60],
    ['the in-house vendor is BGS', inHouse.code, 'BGS'],
    ['the chat header is #262743', site.chat.headerColor, '#262743'],
    ['the chat entry in the side menu is #ff947a', site.chat.menuColor, '#ff947a'],
    ['the lottery is of type Lott', site.lotteryType, 'Lott'],
    ['announcements are executed as B', site.announcementExecution, 'B'],
  ])('%s', (_, setting, value) => {
    expect(setting).toBe(value);
  });

  it('the Vietnamese house brand has the country code 84', () => {
    expect(lantern.settings.countryDialingCode).toBe('84');
  });

  it('prizes and announcements have the platform modes and types', () => {
    expect(site.prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
    expect(site.announcementTypes).toEqual(['B', 'PL', 'PU', 'PR']);
  });

  it('the languages have the platform codes', () => {
    expect(site.languageCodes).toEqual({ vi: 'TY', en: 'EN' });
  });

  it.each([lantern, harbor])(
    'a captcha refreshes at most once a second, and the minimum age is 18 or more',
    ({ settings }) => {
      expect(settings.captcha.refreshMs).toBe(1000);
      expect(settings.minimumAge).toBeGreaterThanOrEqual(18);
    },
  );

  it('the house brand has a minimum age of 18', () => {
    expect(lantern.settings.minimumAge).toBe(18);
  });
});
