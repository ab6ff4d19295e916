import { useSyncExternalStore } from 'react';
import { visitorStore } from '../../lib/device/storage.ts';

const storageKey = 'sideMenu';
const observers = new Set<() => void>();
const isNarrow = () => visitorStore.read(storageKey) === 'narrow';

function toggle(): void {
  visitorStore.write(storageKey, isNarrow() ? 'wide' : 'narrow');
  for (const observer of observers) observer();
}

function observe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Whether the side menu of a desktop shows icons alone; remembered across visits. */
export const useSideMenuNarrow = (): [narrow: boolean, toggle: () => void] => [
  useSyncExternalStore(observe, isNarrow),
  toggle,
];
