import { Refusal } from '@lantern/contracts';
import { PartMissing } from '../lib/parts/lazy-part.ts';
import { NetworkTrouble } from '../lib/trouble/trouble.ts';

/**
 * What a boundary shows to the visitor in words is no fault of the page; everything else goes to
 * the browser's own report.
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
