import type { MovementType } from '@lantern/rules';
import type * as z from 'zod/mini';
import type { StaffRole } from '../staff/roles.ts';

/** The roles, besides owner and auditor, that may use an area of the console. */
type Granted = readonly Exclude<StaffRole, 'owner' | 'auditor'>[];

/** An area of the console. Each staff call names an area and an action. */
export interface Area {
  readonly look: Granted;
  readonly act: Granted;
  /** Only for areas in which one person proposes and another one approves. */
  readonly approve?: Granted;
}

/** An event of the live socket: an object with a literal `type`. */
type EventSchema = z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> } & z.core.$ZodShape>;

/**
 * What a capability adds to the lists that API, site and console share. Its calls are not here:
 * calls.ts lists their files.
 */
export interface Capability {
  /** The name of the module of the API that implements it. */
  readonly name: string;
  readonly events?: readonly EventSchema[];
  readonly areas?: Readonly<Record<string, Area>>;
  /** What needs two people, with the area in which the second one approves it. */
  readonly proposalKinds?: Readonly<Record<string, string>>;
  /** The kinds of transfer that a member's wallet can have, and what each counts under. */
  readonly movements?: Readonly<Record<string, MovementType>>;
}

/**
 * Checks the shape of a capability and keeps its exact type.
 * @__NO_SIDE_EFFECTS__
 */
export function capability<const Declared extends Capability>(declared: Declared): Declared {
  return Object.freeze(declared);
}
