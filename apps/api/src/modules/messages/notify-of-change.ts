import type { SessionCaller } from '../../caller.ts';
import type { MessagesContext } from './context.ts';
import { notifyMember } from './notify-member.ts';
import type { SafetyChange } from './write-message.ts';

type Changer = Pick<SessionCaller, 'brand' | 'language' | 'requestId'> & {
  /** Of the account that changed. */
  session: Pick<SessionCaller['session'], 'memberId' | 'username'>;
};

/** Notifies a member of a security change, so that the member can react if it was an intruder. */
export function notifyOfChange(
  context: MessagesContext,
  caller: Changer,
  change: SafetyChange,
): void {
  const { username, memberId } = caller.session;
  const details = { account: username, at: context.clock.now(), ...change };
  notifyMember(context, caller, memberId, { kind: 'safety', details });
}
