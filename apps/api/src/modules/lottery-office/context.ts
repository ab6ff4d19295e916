import type { Data, Logged, Results } from '../../contexts.ts';

export type LotteryOfficeContext = Data & Logged & Results;
