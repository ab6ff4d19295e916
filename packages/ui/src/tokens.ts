/**
 * The design tokens as data. `tokens.css` is generated from them (`pnpm tokens`), and a test
 * compares both. Colours are hex because old web views know neither `oklch` nor `color-mix`.
 */

export type Mode = 'light' | 'dark';
export type Hex = `#${string}`;

const light = {
  canvas: '#F5F5FA',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EBEBF4',
  text: '#1B1C33',
  'text-2': '#51536F',
  'text-3': '#64667F',
  border: '#DCDDE9',
  'border-strong': '#82849C',
  brand: '#4A43C9',
  'on-brand': '#FFFFFF',
  'brand-hover': '#3B35A8',
  'brand-soft': '#ECEBFC',
  accent: '#FF947A',
  'on-accent': '#262743',
  'accent-hover': '#FF7E5F',
  'accent-text': '#B5371A',
  'accent-soft': '#FFEDE8',
  success: '#0A7548',
  'success-soft': '#E2F5EB',
  danger: '#BE1F36',
  'danger-soft': '#FDE8EB',
  warning: '#855200',
  'warning-soft': '#FFF2D3',
  info: '#0B62AE',
  'info-soft': '#E4F1FC',
  gold: '#F2B63C',
  'on-gold': '#262743',
  'gold-text': '#8C5B00',
  header: '#262743',
  'on-header': '#FFFFFF',
  'on-header-2': '#C4C6E0',
  focus: '#4A43C9',
  'focus-header': '#FFC457',
  ink: '#262743',
  'on-art': '#FFC9BC',
  'badge-hot': '#BE1F36',
  'badge-new': '#0A7548',
  'on-badge': '#FFFFFF',
  'ball-red': '#D7263D',
  'ball-green': '#0A7548',
  'ball-blue': '#0B62AE',
  'ball-gold': '#F2B63C',
} as const satisfies Record<string, Hex>;

export type ColourToken = keyof typeof light;
export type Palette = Readonly<Record<ColourToken, Hex>>;

const dark: Palette = {
  ...light,
  canvas: '#121325',
  surface: '#1B1C33',
  raised: '#262743',
  sunken: '#0C0D1B',
  text: '#F4F4FB',
  'text-2': '#B9BBD6',
  'text-3': '#9A9CBD',
  border: '#34365A',
  'border-strong': '#7678A0',
  brand: '#9C95FF',
  'on-brand': '#14152B',
  'brand-hover': '#B3AEFF',
  'brand-soft': '#2C2B57',
  'accent-hover': '#FFAB97',
  'accent-text': '#FFA48D',
  'accent-soft': '#45272A',
  success: '#4FD699',
  'success-soft': '#143A32',
  danger: '#FF8391',
  'danger-soft': '#47202F',
  warning: '#FFC457',
  'warning-soft': '#43341D',
  info: '#74BBFF',
  'info-soft': '#1A3454',
  'gold-text': '#F2B63C',
  header: '#1B1C33',
  'on-header-2': '#B9BBD6',
  focus: '#FFC457',
};

export const colours: Readonly<Record<Mode, Palette>> = { light, dark };

/** The share of white over the header's colour behind inset items, such as the balance. */
export const headerWellWhite = 0.1;
const headerWell = `rgba(255, 255, 255, ${headerWellWhite})`;

/** Values that are no opaque hex colour and differ by mode. */
export const effects: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: {
    scrim: 'rgba(18, 19, 37, 0.56)',
    plate: 'rgba(20, 21, 43, 0.55)',
    'header-well': headerWell,
    shimmer: 'rgba(255, 255, 255, 0.7)',
    'shadow-s1': '0 1px 2px rgba(27, 28, 51, 0.06), 0 1px 3px rgba(27, 28, 51, 0.08)',
    'shadow-s2': '0 4px 12px rgba(27, 28, 51, 0.08), 0 1px 3px rgba(27, 28, 51, 0.06)',
    'shadow-s3': '0 16px 40px rgba(27, 28, 51, 0.18)',
  },
  dark: {
    scrim: 'rgba(4, 5, 12, 0.66)',
    plate: 'rgba(20, 21, 43, 0.55)',
    'header-well': headerWell,
    shimmer: 'rgba(255, 255, 255, 0.06)',
    'shadow-s1': '0 0 0 1px #262743',
    'shadow-s2': '0 0 0 1px #34365a, 0 4px 12px rgba(0, 0, 0, 0.35)',
    'shadow-s3': '0 0 0 1px #34365a, 0 8px 24px rgba(0, 0, 0, 0.45)',
  },
};

/** Corner radii in px, multiplied by the brand's `radius-scale`. */
export const radii = {
  badge: 6,
  control: 10,
  button: 12,
  tile: 14,
  card: 16,
  hero: 20,
} as const;

export interface TypeRole {
  /** Font size and line height in px on a phone, and from the `md` breakpoint where they differ. */
  readonly phone: readonly [size: number, line: number];
  readonly desktop?: readonly [size: number, line: number];
  readonly weight: number;
  readonly tracking?: string;
}

export const typeRoles = {
  display: { phone: [26, 32], desktop: [44, 52], weight: 800, tracking: '-0.02em' },
  h1: { phone: [22, 28], desktop: [28, 36], weight: 800, tracking: '-0.01em' },
  h2: { phone: [18, 24], weight: 800, tracking: '-0.01em' },
  h3: { phone: [16, 22], weight: 700 },
  article: { phone: [16, 24], weight: 500 },
  body: { phone: [14, 20], weight: 500 },
  label: { phone: [14, 20], weight: 600 },
  caption: { phone: [12, 16], weight: 500 },
  micro: { phone: [11, 14], weight: 500 },
} as const satisfies Record<string, TypeRole>;

export const motion = {
  'duration-fast': '120ms',
  'duration-base': '200ms',
  'duration-sheet': '240ms',
  'duration-slow': '400ms',
  'ease-out-soft': 'cubic-bezier(0.16, 1, 0.3, 1)',
} as const;

/** Breakpoints in px of viewport width: tablet, side bar instead of tab bar, wide. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Stacking order of the page's layers. */
export const layers = {
  sticky: 10,
  tabbar: 20,
  header: 30,
  drawer: 40,
  modal: 50,
  toast: 60,
  status: 90,
} as const;
