import type { Brands, Data, Files, Logged, Secrets } from '../../contexts.ts';

export type MediaContext = Data & Logged & Secrets & Brands & Files;
