export { findAbove } from './team.store.ts';
