import { useSyncExternalStore } from 'react';
import { visitorStore } from './storage.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const observers = new Set<() => void>();

/**
 * `boot.js` has put the visitor's theme on the document before the first paint, or the system's;
 * from then on the document is the truth.
 */
export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const observer of observers) observer();
}

/** Shows the site in a theme from now on, also at the next visit. */
export function setTheme(theme: Theme): void {
  visitorStore.write(storageKey, theme);
  show(theme);
}

/** Follows a change of the system's theme, as long as the visitor has chosen none. */
export function followSystemTheme(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (visitorStore.read(storageKey) === undefined) show(matches ? 'dark' : 'light');
  });
}

function observe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

export const useTheme = (): Theme => useSyncExternalStore(observe, currentTheme);
