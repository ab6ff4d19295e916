import { describe, expect, it } from 'vitest';
import { harbor } from './brand-harbor.ts';
import { lantern } from './brand-lantern.ts';
import { usualSettings } from './usual-settings.ts';

/**
 * What the specification fixes and a brand may set: here are the values that a brand starts with.
 */
describe('LIM-01 the settings that brands start with', () => {
  const { site, codes } = usualSettings;

  it.each([
    ['the country code is 63', usualSettings.countryDialingCode, '63'],
    ['the year of the copyright is 2024', usualSettings.copyrightYear, 2024],
    ['a birthday tells of 21 years', usualSettings.birthdayAge, 21],
    ['who has asked for too many codes waits 5 minutes', codes.lockMinutes, 5],
    ['the title of the chat is #262743', site.chat.headerColor, '#262743'],
    ['the chat in the side menu is #ff947a', site.chat.menuColor, '#ff947a'],
    ['the lottery is of type Lott', site.lotteryType, 'Lott'],
    ['announcements are executed as B', site.announcementExecution, 'B'],
  ])('%s', (_, setting, value) => {
    expect(setting).toBe(value);
  });

  it('the house brand, which is Vietnamese, has the country code of Vietnam', () => {
    expect(lantern.settings.countryDialingCode).toBe('84');
  });

  it('prizes and announcements have the modes and types of the platform', () => {
    expect(site.prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
    expect(site.announcementTypes).toEqual(['B', 'PL', 'PU', 'PR']);
  });

  it('the languages have the codes of the platform', () => {
    expect(site.languageCodes).toEqual({ vi: 'TY', en: 'EN' });
  });

  it.each([lantern, harbor])(
    'a captcha is refreshed once in a second, and nobody under 18 may play',
    ({ settings }) => {
      expect(settings.captcha.refreshMs).toBe(1000);
      expect(settings.minimumAge).toBeGreaterThanOrEqual(18);
    },
  );

  it('the house brand is for whoever is 18', () => {
    expect(lantern.settings.minimumAge).toBe(18);
  });
});
