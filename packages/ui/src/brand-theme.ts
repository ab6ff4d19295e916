import { checkPalette, needed } from './contrast.ts';
import { colours, type Hex, type Mode } from './tokens.ts';

/** The colours a brand may set; with radius scale and display font, twelve variables. */
export const brandTokens = [
  'brand',
  'on-brand',
  'brand-hover',
  'brand-soft',
  'accent',
  'on-accent',
  'accent-hover',
  'accent-text',
  'accent-soft',
  'header',
] as const;

export type BrandToken = (typeof brandTokens)[number];
export type BrandColours = Readonly<Partial<Record<BrandToken, string>>>;

export interface BrandTheme {
  /** The brand's code in `data-brand`: lowercase letters, digits and dashes. */
  readonly name: string;
  readonly light?: BrandColours | undefined;
  readonly dark?: BrandColours | undefined;
  /** 0 makes corners square, 1 is the house's look; at most 1.5. */
  readonly radiusScale?: number | undefined;
  /** The family of a font already on the page; used for headings. */
  readonly fontDisplay?: string | undefined;
}

const modes: readonly Mode[] = ['light', 'dark'];
const isHex = (value: string): value is Hex => /^#[0-9a-f]{6}$/i.test(value);
const isBrandToken = (value: string): value is BrandToken =>
  brandTokens.some((token) => token === value);

/** A theme's colours in one mode, without malformed or unknown ones. */
export function chosenColours(theme: BrandTheme, mode: Mode): Partial<Record<BrandToken, Hex>> {
  const chosen: Partial<Record<BrandToken, Hex>> = {};
  for (const [token, value] of Object.entries(theme[mode] ?? {})) {
    if (isBrandToken(token) && value !== undefined && isHex(value)) chosen[token] = value;
  }
  return chosen;
}

function formProblems(theme: BrandTheme): string[] {
  const problems: string[] = [];
  const scale = theme.radiusScale ?? 1;
  if (!/^[a-z0-9-]{1,40}$/.test(theme.name))
    problems.push('name: only small letters, digits and dashes');
  if (!(scale >= 0 && scale <= 1.5)) problems.push('radiusScale: a number from 0 to 1.5');
  if (theme.fontDisplay !== undefined && !/^[\w -]{1,60}$/.test(theme.fontDisplay)) {
    problems.push('fontDisplay: only letters, digits, spaces and dashes');
  }
  for (const mode of modes) {
    for (const [token, value] of Object.entries(theme[mode] ?? {})) {
      if (!isBrandToken(token)) problems.push(`${mode}.${token}: not a token that a brand may set`);
      else if (value === undefined || !isHex(value))
        problems.push(`${mode}.${token}: a colour such as #4A43C9`);
    }
  }
  return problems;
}

/** The problems of a theme, one sentence each; empty if valid. */
export function checkTheme(theme: BrandTheme): string[] {
  const weak = modes.flatMap((mode) =>
    checkPalette({ ...colours[mode], ...chosenColours(theme, mode) }).map(
      ({ foreground, background, ratio, kind }) =>
        `${mode}: ${foreground} on ${background} is ${ratio.toFixed(2)}, ` +
        `at least ${needed[kind]} is needed`,
    ),
  );
  return [...formProblems(theme), ...weak];
}
