import { useSyncExternalStore } from 'react';
import { visitorStore } from './storage.ts';

export type Theme = 'light' | 'dark';

const observers = new Set<() => void>();

/**
 * `public/boot.js` has put the chosen theme or the system's on the document before the first
 * paint; from then on the document is the truth.
 */
const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  visitorStore.write('theme', theme);
  for (const observer of observers) observer();
}

export const useTheme = (): Theme =>
  useSyncExternalStore((observer) => {
    observers.add(observer);
    return () => observers.delete(observer);
  }, currentTheme);
