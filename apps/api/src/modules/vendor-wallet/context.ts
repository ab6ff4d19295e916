import type { Data, Logged, Vendors } from '../../contexts.ts';

export type VendorWalletContext = Data & Logged & Vendors;
