export { agentOf } from './agent-of.ts';
export { findAbove } from './team.store.ts';
