import type { LucideIcon } from 'lucide-react';
import type { ComponentType, LazyExoticComponent } from 'react';

export type LazyPage = LazyExoticComponent<ComponentType>;

/** One page of a centre. */
export interface CentreEntry<Key extends string> {
  key: Key;
  title: string;
  icon: LucideIcon;
  page: LazyPage;
  /** How many things wait there, and the word for them; shown above 0 only. */
  badge?: { count: number; label: string } | undefined;
}

/** Pages that belong together; without a title they stand by themselves. */
export interface CentreGroup<Key extends string> {
  key: string;
  title?: string | undefined;
  entries: readonly CentreEntry<Key>[];
}
