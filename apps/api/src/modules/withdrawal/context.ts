import type { Cached, Data, Files, Logged, Payments, Places, Secrets } from '../../contexts.ts';

export type WithdrawalContext = Data & Logged & Cached & Secrets & Payments & Files & Places;
