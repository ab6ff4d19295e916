import { describe, expect, it } from 'vitest';
import { formatTag, matchLanguage } from './languages.ts';

const offered = ['en', 'vi', 'zh-Hans', 'zh-Hant', 'pt-BR', 'pt-PT', 'fil', 'fa'] as const;

describe('I18N-01 the language for a wish', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['VI-vn', 'vi'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-MO', 'zh-Hant'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['pt-AO', 'pt-BR'],
    ['tl', 'fil'],
    ['fa-IR', 'fa'],
  ])('I18N-01 %s is %s', (wish, language) => {
    expect(matchLanguage(wish, offered)).toBe(language);
  });

  it.each(['de', 'ar', 'x', '', '*', 'en_US', '../vi', 'e'.repeat(300)])(
    'I18N-01 %j fits none',
    (wish) => {
      expect(matchLanguage(wish, offered)).toBeUndefined();
    },
  );

  it('I18N-01 another form of the language is better than none', () => {
    expect(matchLanguage('zh-TW', ['en', 'zh-Hans'])).toBe('zh-Hans');
  });
});

describe('I18N-01 figures and dates', () => {
  const day = new Date('2026-11-21T12:00:00Z');
  const written = (language: string) =>
    new Intl.DateTimeFormat(formatTag(language), { dateStyle: 'short', timeZone: 'UTC' }).format(
      day,
    );

  it.each(['fa', 'th', 'ne', 'bn', 'ar', 'my', 'hi'])(
    'I18N-01 are Latin and of the common calendar in %s',
    (language) => {
      expect(written(language)).toMatch(/21/);
      expect(written(language)).toMatch(/26/);
      expect(new Intl.NumberFormat(formatTag(language)).format(1234)).toMatch(/^1.?234$/);
    },
  );
});
