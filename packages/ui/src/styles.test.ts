// @vitest-environment node
import { compile } from 'tailwindcss';
import tailwind from 'tailwindcss/index.css?raw';
import { describe, expect, it } from 'vitest';
import fonts from './fonts.css?raw';
import styles from './styles.css?raw';
import tokens from './tokens.css?raw';
import { tokensCss } from './tokens-css.ts';

const sheets: Record<string, string> = {
  tailwindcss: tailwind,
  './fonts.css': fonts,
  './tokens.css': tokens,
};

async function cssFor(...classes: string[]): Promise<string> {
  const { build } = await compile(styles, {
    base: '/',
    loadStylesheet: async (id, base) => ({ path: id, base, content: sheets[id] ?? '' }),
  });
  return build(classes);
}

const sources = import.meta.glob<string>('./components/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const components = Object.entries(sources).filter(([name]) => !name.endsWith('.test.tsx'));

describe('the style sheet', () => {
  it('holds what tokens.ts says; run `pnpm tokens` after a change there', () => {
    expect(tokens).toBe(tokensCss());
  });

  it.each([
    ['bg-surface', 'var(--c-surface)'],
    ['text-text-2', 'var(--c-text-2)'],
    ['border-border-strong', 'var(--c-border-strong)'],
    ['rounded-card', 'calc(16px * var(--radius-scale, 1))'],
    ['shadow-s2', 'var(--e-shadow-s2)'],
    ['text-h1', 'var(--t-h1)'],
    ['z-modal', 'z-index: 50'],
    ['lg:flex', '64rem'],
    ['num', 'tabular-nums'],
  ])('offers the utility %s', async (utility, declaration) => {
    expect(await cssFor(utility)).toContain(declaration);
  });

  it('uses no colour beside the tokens', async () => {
    expect(await cssFor('bg-blue-500')).toBe(await cssFor());
  });

  it('swaps fonts in, and takes no subset that no language of the site uses', () => {
    const faces = fonts.match(/@font-face/g) ?? [];
    expect(fonts.match(/font-display: swap/g)).toHaveLength(faces.length);
    expect([...fonts.matchAll(/manrope-([a-z-]+)-wght/g)].map((match) => match[1])).toEqual([
      'latin',
      'latin-ext',
      'vietnamese',
      'cyrillic',
    ]);
  });

  it('I18N-01 has a font for each script that Manrope and the devices lack', () => {
    const families = [...fonts.matchAll(/^ {2}--font-script: "(.+)";$/gm)].map((match) => match[1]);
    const languages = [...fonts.matchAll(/:root:lang\((\w+)\)/g)].map((match) => match[1]);
    for (const family of families) expect(fonts).toContain(`font-family: "${family}";`);
    expect(languages.sort()).toEqual([
      'ar',
      'bn',
      'fa',
      'hi',
      'km',
      'lo',
      'ne',
      'ta',
      'te',
      'th',
      'ur',
    ]);
  });

  it('stops animations with reduced motion', () => {
    expect(styles).toContain('@media (prefers-reduced-motion: reduce)');
  });
});

describe('the components', () => {
  it.each(components)('%s uses logical sides, so that it mirrors', (_name, source) => {
    const sides = ['left', 'right', 'border-[lr]', 'rounded-[lr]', 'text-left', 'text-right'];
    const physical = new RegExp(`[\\s:](-?(?:ml|mr|pl|pr)-|(?:${sides.join('|')})[-\\s])`);
    const classes = [...source.matchAll(/(["'`])((?:(?!\1).)*)\1/g)]
      .map((match) => ` ${match[2]} `)
      .join('');
    expect(physical.exec(classes)?.[1]).toBeUndefined();
  });
});
