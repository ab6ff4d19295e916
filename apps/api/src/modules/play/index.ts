export type { PlayContext } from './context.ts';
export type { PlayAction } from './play.store.ts';
export { findVendorKeys } from './vendor-key.store.ts';
export { settle } from './wallet-protocol.ts';
