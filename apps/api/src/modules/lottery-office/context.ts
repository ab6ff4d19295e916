import type { Data, Logged, Randomness, Results } from '../../contexts.ts';

export type LotteryOfficeContext = Data & Logged & Randomness & Results;
