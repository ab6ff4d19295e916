import { Refusal } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';

/**
 * The agent that a call of the agent centre is about: the caller, or the caller's agent. The
 * mount has checked the right.
 * @throws Refusal feature_disabled, when there is none
 */
export function agentOf({ session }: SessionCaller): string {
  if (session.agentId === null) throw new Refusal('feature_disabled');
  return session.agentId;
}
