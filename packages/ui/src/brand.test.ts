import { afterEach, describe, expect, it } from 'vitest';
import {
  applyBrand,
  type BrandTheme,
  BrandThemeRefused,
  brandCss,
  brandTokens,
  checkTheme,
} from './brand.ts';
import { colours } from './tokens.ts';

const harbor: BrandTheme = {
  name: 'harbor',
  light: { brand: '#0B6E6E', 'brand-hover': '#095656', 'brand-soft': '#DFF3F1' },
  radiusScale: 0.5,
  fontDisplay: 'Harbor Display',
};

const declarations = (css: string, selector: string) =>
  css.split('\n').find((rule) => rule.startsWith(`${selector}{`)) ?? '';

afterEach(() => {
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.brand;
});

describe('a brand theme', () => {
  it('may set at most twelve variables', () => {
    expect(brandTokens.length + 2).toBeLessThanOrEqual(12);
  });

  it('is accepted when every pair can be read', () => {
    expect(checkTheme(harbor)).toEqual([]);
  });

  it('is rejected with the pair and its contrast when text cannot be read', () => {
    const problems = checkTheme({ ...harbor, light: { accent: '#262743' } });
    expect(problems).toContain('light: on-accent on accent is 1.00, at least 4.5 is needed');
  });

  it('is rejected when a header is too light for its text', () => {
    expect(checkTheme({ name: 'pale', light: { header: '#FFE9C9' } }).join()).toMatch(
      /on-header on header/,
    );
  });

  it.each([
    ['a name that could leave its selector', { name: 'x"]{}body{display:none}' }],
    [
      'a colour that is no hex colour',
      { name: 'x', light: { brand: 'url(https://example.com/a)' } },
    ],
    [
      'a font that could leave its declaration',
      { name: 'x', fontDisplay: 'A";}body{display:none' },
    ],
    ['a radius scale beyond reason', { name: 'x', radiusScale: 40 }],
    ['a radius scale that is no number', { name: 'x', radiusScale: Number.NaN }],
  ])('is refused for %s', (_what, theme: BrandTheme) => {
    expect(() => brandCss(theme)).toThrow(BrandThemeRefused);
  });

  it('is refused for a token that is not a brand’s to choose', () => {
    const theme: BrandTheme = JSON.parse('{"name":"x","light":{"danger":"#00FF00"}}');
    expect(checkTheme(theme)).toEqual(['light.danger: not a token that a brand may set']);
  });

  it('does not leak a light colour into dark', () => {
    const dark = declarations(brandCss(harbor), ':root[data-brand="harbor"][data-theme="dark"]');
    expect(dark).toContain(`--c-brand:${colours.dark.brand};`);
  });

  it('is put on the page as one sheet, which the next one replaces', () => {
    applyBrand(harbor);
    applyBrand({ name: 'lantern' });
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(document.documentElement.dataset.brand).toBe('lantern');
  });

  it('leaves the page as it was when it is refused', () => {
    expect(() => applyBrand({ name: 'weak', light: { brand: '#EEEEEE' } })).toThrow(
      /brand "weak" cannot be used/,
    );
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(document.documentElement.dataset.brand).toBeUndefined();
  });
});
