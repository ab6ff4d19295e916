import type { MovementType } from '@lantern/rules';
import { type Movements, movements } from './capabilities/index.ts';

/** Every kind of transfer that a member's wallet can have. */
export type TransferKind = keyof Movements;
export const transferKinds = Object.keys(movements) as readonly TransferKind[];

/**
 * What a member sees a transfer as.
 * @throws Error for a kind that no capability declares
 */
export function movementTypeOf(kind: TransferKind): MovementType {
  const type: MovementType | undefined = movements[kind];
  if (!type) throw new Error(`No capability declares transfers of the kind ${kind}.`);
  return type;
}
