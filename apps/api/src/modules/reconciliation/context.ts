import type { Brands, Data, Logged, Payments, Vendors } from '../../contexts.ts';

export type ReconciliationContext = Data & Logged & Brands & Payments & Vendors;
