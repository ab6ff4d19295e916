import { type ReactNode, useEffect } from 'react';
import { useOverlay } from '../lib/navigation/overlay.ts';

/** Removes an overlay or a page of a centre that no feature has from the address. */
export function UnknownOverlay(): ReactNode {
  const { close } = useOverlay();
  useEffect(close);
  return null;
}
