import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { AccountControl } from './account-button.tsx';

export const controls: readonly HeaderPart[] = [
  { order: 5, for: 'loggedIn', Part: AccountControl },
];
