import type { BodyOf, registerMember } from '@lantern/contracts';
import type { Call } from '../../http/routes.ts';

type ByName = BodyOf<typeof registerMember>;
type OfOneMode = 'username' | 'password' | 'confirmPassword';

/** What a form of either mode sends. */
export type Form = Omit<ByName, OfOneMode> & { [Name in OfOneMode]?: ByName[Name] | undefined };

/** A registration as it comes in, by username or by phone. */
export type FormCall = Omit<Call, 'body' | 'query'> & { body: Form };

/**
 * Something that is good once and was used up for a registration; it is given back when the
 * registration does not happen.
 */
export interface Proof {
  giveBack(): Promise<void>;
}
