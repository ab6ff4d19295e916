import { announcementsOf } from './announcements.ts';
import { bannersOf } from './banners.ts';
import { helpOf } from './help.ts';
import { promotions } from './promotions.ts';
import { resourcesOf, serviceEntriesOf } from './resources.ts';
import type { Place, SeedContent } from './shapes.ts';

export type * from './shapes.ts';

export const contentOf = (place: Place): SeedContent => ({
  banners: bannersOf(place),
  promotions,
  announcements: announcementsOf(place),
  help: helpOf(place),
  resources: resourcesOf(place),
  serviceEntries: serviceEntriesOf(place),
});
