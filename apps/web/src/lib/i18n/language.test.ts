import { languages } from '@lantern/locales';
import { afterEach, describe, expect, it } from 'vitest';
import boot from '../../boot.js?raw';
import { applyLanguage, knownLanguage } from './language.ts';

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
