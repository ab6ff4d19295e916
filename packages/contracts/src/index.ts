import * as calls from './calls.ts';
import { byPath, callsOf } from './calls-of.ts';
import type { Endpoint } from './endpoint.ts';

export * from './agent-rights.ts';
export * from './bot-check.ts';
export * from './brand-choices.ts';
export * from './calls.ts';
export {
  capabilities,
  type DeclaredCapability,
  proposalKinds,
} from './capabilities/index.ts';
export { type SessionEnd, sessionEnds } from './capabilities/session.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './events.ts';
export { drawStates, ticketStates } from './lottery-events.ts';
export * from './money.ts';
export * from './movements.ts';
export * from './protection-limit.ts';
export * from './refusal.ts';
export * from './refusal-reply.ts';
export * from './staff/index.ts';
export * from './strings.ts';
export * from './transfer-wallet.ts';
export * from './wire.ts';

/** All calls of the site. A route that is not among them stops the start. */
export const endpoints = callsOf(calls);
/** The same calls, sorted by path. */
export const endpointList: readonly Endpoint[] = byPath(endpoints);
