import type { ComponentType } from 'react';
import type { OverlayName } from './overlay.ts';

/** An overlay of the site, `?overlay=<name>`. */
export interface OverlayManifest {
  for: 'everybody' | 'visitors' | 'members';
  /** A visitor gets the login first. */
  asksLogin?: true;
  load: () => Promise<{ default: ComponentType }>;
}

/** The overlays of one feature, which declares their names in `OverlayNames`. */
export type Overlays<Name extends OverlayName> = Readonly<Record<Name, OverlayManifest>>;
