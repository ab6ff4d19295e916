import type { GameCategory } from '@lantern/contracts';
import {
  Dices,
  Feather,
  FishSymbol,
  GalleryVertical,
  Gamepad2,
  type LucideIcon,
  Spade,
  Ticket,
  TicketCheck,
  Video,
  Volleyball,
} from 'lucide-react';

export const categoryIcons: Record<GameCategory, LucideIcon> = {
  LOTT: Ticket,
  ELOTT: TicketCheck,
  LIVE: Video,
  SPORTS: Volleyball,
  FISH: FishSymbol,
  RNG: GalleryVertical,
  PVP: Spade,
  ESPORTS: Gamepad2,
  COCKFIGHT: Feather,
  INHOUSE: Dices,
};

/** The categories of the header, as the specification orders them (NAV-06). */
export const headerCategories: readonly GameCategory[] = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
];

/** The category that an address asks for, or undefined for the hot games. */
export function categoryOf(search: URLSearchParams): GameCategory | undefined {
  const wanted = search.get('category')?.toUpperCase();
  return (Object.keys(categoryIcons) as GameCategory[]).find((category) => category === wanted);
}
