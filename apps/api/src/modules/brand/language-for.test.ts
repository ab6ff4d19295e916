import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';
import { type Brand, languageFor } from './brand.ts';

const all = `en vi zh-Hans zh-Hant ja th es hi id ko ms pt-BR pt-PT
   ta fil ur tr bn ar fa ru km lo ne fr te sw`.split(/\s+/);
const site = { languageCodes: { vi: 'TY', en: 'EN' } };
const brandWith = (languages: string[]) => ({ settings: { languages, site } }) as unknown as Brand;
const brand = brandWith(all);

describe('the language of a reply', () => {
  it('D-1 I18N-01 is Vietnamese for the platform’s code TY', () => {
    expect(languageFor(brandWith(['en', 'vi']), ['TY'])).toBe('vi');
  });

  it.each(all.map((language) => [language]))(
    'I18N-01 is %s for the accepted languages',
    (language) => {
      expect(languageFor(brand, [language])).toBe(language);
      expect(languageFor(brand, [language.toLowerCase()])).toBe(language);
    },
  );

  it.each([
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['pt', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['tl', 'fil'],
    ['en-GB', 'en'],
    ['ar-EG', 'ar'],
    ['fa-AF', 'fa'],
  ])('I18N-01 is, for %s, %s', (wish, language) => {
    expect(languageFor(brand, [wish])).toBe(language);
  });

  it('I18N-01 is the first accepted language the brand has', () => {
    expect(languageFor(brand, ['no', 'de', 'zh-TW', 'en'])).toBe('zh-Hant');
  });

  it.each([[['no']], [['de', 'x-klingon']], [[]], [['*']]])(
    'I18N-01 is the default for %j',
    (wishes) => {
      expect(languageFor(brand, wishes)).toBe('en');
      expect(languageFor(brandWith(['vi', 'en']), wishes)).toBe('vi');
    },
  );

  it('I18N-01 is one of the brand’s own languages', () => {
    expect(languageFor(brandWith(['vi', 'zh-Hans']), ['zh-TW'])).toBe('zh-Hans');
    expect(languageFor(brandWith(['vi', 'zh-Hant']), ['zh-TW'])).toBe('zh-Hant');
    expect(languageFor(brandWith(['vi']), ['zh-TW'])).toBe('vi');
  });
});

describe('the message of a refusal', () => {
  const site = useTestSite();

  it('ERR-01 is in the caller’s language', async () => {
    const said = async (wish: string) =>
      (await site.client.raw('GET', '/wps/nothing').set('accept-language', wish)).body.message;
    expect(await said('vi-VN,vi;q=0.9')).not.toBe(await said('en-GB,en;q=0.9'));
    expect(await said('no')).toBe(await said('vi'));
  });
});
