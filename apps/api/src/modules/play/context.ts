import type { Data, Logged, Places, Vendors } from '../../contexts.ts';

export type PlayContext = Data & Logged & Places & Vendors;
