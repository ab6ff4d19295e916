import { accountHelp } from './help-account.ts';
import { brandHelp } from './help-brand.ts';
import { moneyHelp } from './help-money.ts';
import { playHelp } from './help-play.ts';
import type { Place, SeedHelpSection } from './shapes.ts';

/** The help centre from top to bottom. */
export const helpOf = (place: Place): SeedHelpSection[] => [
  ...accountHelp(place),
  ...moneyHelp,
  ...playHelp(place),
  ...brandHelp(place),
];
