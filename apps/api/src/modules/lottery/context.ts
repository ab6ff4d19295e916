import type { Data, Logged, Randomness, Secrets } from '../../contexts.ts';

export type LotteryContext = Data & Logged & Secrets & Randomness;
