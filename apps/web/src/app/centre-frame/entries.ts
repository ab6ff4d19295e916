import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { part } from '../../lib/parts/lazy-part.ts';

export type LazyPage = LazyExoticComponent<ComponentType>;

/** One page of a centre. */
export interface CentreEntry<Key extends string> {
  key: Key;
  title: string;
  icon: LucideIcon;
  page: LazyPage;
  /** How many items wait there, and what they are called; shown above 0 only. */
  badge?: { count: number; label: string } | undefined;
}

/** Pages that belong together; a group without a title has no heading. */
export interface CentreGroup<Key extends string> {
  key: string;
  title?: string | undefined;
  entries: readonly CentreEntry<Key>[];
}

interface Listed {
  order: number;
  load: () => Promise<{ default: ComponentType }>;
}

/** The pages of a list of manifests in the order of the menu, each as a separate chunk. */
export function menuOf<Key extends string, Manifest extends Listed>(
  manifests: Readonly<Record<Key, Manifest>>,
): (Manifest & { key: Key; page: LazyPage })[] {
  return Object.entries<Manifest>(manifests)
    .map(([key, one]) => ({ ...one, key: key as Key, page: lazy(part(one.load)) }))
    .sort((one, other) => one.order - other.order);
}
