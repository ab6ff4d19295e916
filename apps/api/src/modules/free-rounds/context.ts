import type { Brands, Data, Logged } from '../../contexts.ts';

export type FreeRoundsContext = Data & Logged & Brands;
