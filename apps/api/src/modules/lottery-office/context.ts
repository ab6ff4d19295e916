import type { Brands, Data, Logged, Randomness, Results } from '../../contexts.ts';

export type LotteryOfficeContext = Brands & Data & Logged & Randomness & Results;
