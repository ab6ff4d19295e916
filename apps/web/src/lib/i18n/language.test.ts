import { languages } from '@lantern/locales';
import { afterEach, describe, expect, it, vi } from 'vitest';
import boot from '../../boot.js?raw';
import { applyLanguage, expectedLanguage, knownLanguage, languageAmong } from './language.ts';

afterEach(() => applyLanguage('en'));

describe('I18N-01 the language of the page', () => {
  it('I18N-01 is set on the document, with its text direction', () => {
    for (const language of languages) {
      applyLanguage(language);
      expect(document.documentElement.lang).toBe(language);
      expect(document.documentElement.dir).toBe(
        ['ar', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr',
      );
    }
  });

  it('I18N-01 is found by any form of its tag, and no other is', () => {
    expect(knownLanguage('vi-VN')).toBe('vi');
    expect(knownLanguage('EN-us')).toBe('en');
    expect(knownLanguage('de')).toBeUndefined();
    expect(knownLanguage(undefined)).toBeUndefined();
  });

  it('I18N-01 has its text direction before any script has loaded', () => {
    const directions = ['ar', 'fa', 'ur', 'en'].map((language) => {
      localStorage.setItem('language', language);
      document.documentElement.dir = 'ltr';
      new Function(boot)();
      return document.documentElement.dir;
    });
    expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  });
});

describe('I18N-01 the language of a first visit', () => {
  const browserWants = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

  it.each([
    ['the first of the browser that the brand has', ['de', 'en-GB', 'vi'], 'en'],
    ['the nearest form of it', ['zh-TW', 'en'], 'zh-Hans'],
    ['the brand’s first, if it has none of them', ['de'], 'vi'],
  ])('I18N-01 is %s', (_, wished, language) => {
    browserWants(...wished);
    expect(languageAmong(['vi', 'en', 'zh-Hans'])).toBe(language);
  });

  it('I18N-02 is the visitor’s own choice, as long as the brand has it', () => {
    browserWants('en');
    localStorage.setItem('language', 'vi');
    expect(languageAmong(['en', 'vi'])).toBe('vi');
    expect(languageAmong(['en', 'fr'])).toBe('en');
  });

  it('I18N-01 is expected before the brand’s settings have arrived', () => {
    browserWants('en-US');
    document.documentElement.dataset.languages = 'vi en';
    expect(expectedLanguage()).toBe('en');
    delete document.documentElement.dataset.languages;
    expect(expectedLanguage()).toBeUndefined();
  });
});

describe('the theme of a first visit', () => {
  const themeOf = (system: 'light' | 'dark', chosen?: string) => {
    vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
    if (chosen) localStorage.setItem('theme', chosen);
    document.documentElement.dataset.theme = 'light';
    new Function(boot)();
    return document.documentElement.dataset.theme;
  };

  it.each([
    ['dark', undefined, 'dark'],
    ['light', undefined, 'light'],
    ['dark', 'light', 'light'],
    ['light', 'dark', 'dark'],
  ] as const)('of a %s system with the choice %s is %s', (system, chosen, theme) => {
    expect(themeOf(system, chosen)).toBe(theme);
  });
});
