import type { Brands, Data, Logged, Payments } from '../../contexts.ts';

export type ReconciliationContext = Data & Logged & Brands & Payments;
