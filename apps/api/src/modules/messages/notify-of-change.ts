import type { SessionCall } from '../../http/routes.ts';

import type { MessagesContext } from './context.ts';
import { notifyMember } from './notify-member.ts';
import { type SafetyChange, safetyMail } from './write-message.ts';

type ChangingCall = Pick<SessionCall, 'brand' | 'language' | 'requestId'> & {
  /** Whose account it is. */
  session: Pick<SessionCall['session'], 'memberId' | 'username'>;
};

/**
 * Tells a member what was changed about the safety of the account: if it was somebody else, there
 * is time to object.
 */
export function notifyOfChange(
  context: MessagesContext,
  call: ChangingCall,
  change: SafetyChange,
): void {
  const told = { account: call.session.username, at: context.clock.now(), ...change };
  notifyMember(context, call, call.session.memberId, safetyMail(call, told));
}
