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

/** Reads a category that comes from an address or from a history entry. */
export const knownCategory = (name: string | null | undefined): GameCategory | undefined =>
  (Object.keys(categoryIcons) as GameCategory[]).find((category) => category === name);
