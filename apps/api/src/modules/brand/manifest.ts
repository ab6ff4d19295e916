import { capabilities } from '@lantern/contracts';
import type { Data, Sealed } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { brandRoutes } from './brand.routes.ts';

export const brand = {
  declares: capabilities.brand,
  routes: [brandRoutes],
  settings: [
    'languages',
    'countryDialingCode',
    'minimumAge',
    'copyrightYear',
    'theme',
    'welcomePicture',
    'switches',
  ],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<Data & Sealed>;
