import type { Data, Logged, Vendors } from '../../contexts.ts';

export type PlayContext = Data & Logged & Vendors;
