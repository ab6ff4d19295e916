/** What a browser reports about itself, as far as names for it are known. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
  phone: boolean;
}

/** The first that fits counts: most browsers also name those that they want to be taken for. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Reads the names of a browser and its device from its `User-Agent`. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
    phone: /\b(Mobile|iPhone|Android)\b/.test(userAgent),
  };
}
