import type { GameCategory } from '@lantern/contracts';
import type { Brand } from '../brand/index.ts';

/** SPORTS games of these vendors are shown in another category (GAM-03). */
export const movedVendors = ({ settings: { site } }: Brand) => ({
  ESPORTS: site.esportsVendors,
  COCKFIGHT: site.cockfightVendors,
});

/** The category in which a brand shows a game. */
export function shownCategory(
  brand: Brand,
  { category, vendorCode }: { category: string; vendorCode: string },
): GameCategory {
  const moved = movedVendors(brand);
  if (category === 'SPORTS' && moved.ESPORTS.includes(vendorCode)) return 'ESPORTS';
  if (category === 'SPORTS' && moved.COCKFIGHT.includes(vendorCode)) return 'COCKFIGHT';
  return category as GameCategory;
}
