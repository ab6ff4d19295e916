import type { Data, Files, Logged, Payments, Searching, Secrets } from '../../contexts.ts';

export type DepositContext = Data & Searching & Logged & Secrets & Payments & Files;
