import { useSyncExternalStore } from 'react';
import { visitorStore } from './storage.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const observers = new Set<() => void>();

/**
 * `boot.js` has put the stored theme on the document before the first paint; from then on the
 * document is the truth.
 */
export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** Shows the site in a theme from now on, also at the next visit. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  visitorStore.write(storageKey, theme);
  for (const observer of observers) observer();
}

function observe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

export const useTheme = (): Theme => useSyncExternalStore(observe, currentTheme);
