import { useSyncExternalStore } from 'react';
import { visitorStore } from '../device/storage.ts';

const storageKey = 'balanceHidden';
const observers = new Set<() => void>();
const isHidden = () => visitorStore.read(storageKey) === 'yes';

function toggle(): void {
  if (isHidden()) visitorStore.remove(storageKey);
  else visitorStore.write(storageKey, 'yes');
  for (const observer of observers) observer();
}

function observe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/**
 * Whether this visitor wants amounts covered, remembered across visits and the same at every place
 * that shows them.
 */
export const useBalanceHidden = (): [hidden: boolean, toggle: () => void] => [
  useSyncExternalStore(observe, isHidden),
  toggle,
];
