export { findVendorKeys } from './vendor-key.store.ts';
