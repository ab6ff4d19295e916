import { visitorStore } from '../../../lib/device/storage.ts';

const key = 'searches';
const most = 8;

/** What was looked for before in this browser, the last one first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(visitorStore.read(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepSearch(text: string): void {
  const same = text.toLowerCase();
  const others = recentSearches().filter((one) => one.toLowerCase() !== same);
  visitorStore.write(key, JSON.stringify([text, ...others].slice(0, most)));
}

export const forgetSearches = (): void => visitorStore.remove(key);
