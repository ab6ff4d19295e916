import type { BodyOf, registerMember } from '@lantern/contracts';

type ByName = BodyOf<typeof registerMember>;
type OfOneMode = 'username' | 'password' | 'confirmPassword';

/** The form of either mode. */
export type Form = Omit<ByName, OfOneMode> & { [Name in OfOneMode]?: ByName[Name] | undefined };

/** A one-time proof consumed for a registration; given back when the registration fails. */
export interface Proof {
  giveBack(): Promise<void>;
}
