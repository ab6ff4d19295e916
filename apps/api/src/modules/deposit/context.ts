import type { Data, Files, Logged, Payments, Secrets } from '../../contexts.ts';

export type DepositContext = Data & Logged & Secrets & Payments & Files;
