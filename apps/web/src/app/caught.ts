import { Refusal } from '@lantern/contracts';
import { PartMissing } from '../lib/parts/lazy-part.ts';
import { NetworkTrouble } from '../lib/trouble/trouble.ts';

/**
 * Errors that a boundary explains to the visitor are expected; all others go to the browser's error
 * report.
 */
export function onCaughtError(trouble: unknown): void {
  if (
    trouble instanceof Refusal ||
    trouble instanceof NetworkTrouble ||
    trouble instanceof PartMissing
  )
    return;
  reportError(trouble);
}
