import type { GameCategory, gameMenus, ValueOf } from '@lantern/contracts';
import { Picture } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { vendorMarkPath } from '../../../lib/navigation/paths.ts';
import { useLaunch } from '../launch.ts';
import type { Vendors } from '../use-categories.ts';

/**
 * Categories whose vendors are worlds of their own, so that a visitor chooses one of them first.
 */
export const byVendor: readonly GameCategory[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

export type Cards = ValueOf<typeof gameMenus>[number]['cards'];

interface VendorTilesProps {
  category: GameCategory;
  vendors: Vendors;
  cards: Cards;
}

interface VendorTileProps {
  category: GameCategory;
  vendor: Vendors[number];
  card: Cards[number] | undefined;
  /** It fills the row. */
  alone: boolean;
  onEnter: () => void;
}

/** A vendor's large card: the scene and the name of its only game, or how many games it has. */
function VendorTile({ category, vendor, card, alone, onEnter }: VendorTileProps): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { vassalage, name, games } = vendor;
  const [title, below] = card?.gameName
    ? [card.gameName, name]
    : [name, t('games:games', { count: games })];
  return (
    <button
      type="button"
      onClick={onEnter}
      className={clsx(
        'group relative isolate flex w-full flex-col justify-end',
        alone ? 'aspect-video md:aspect-3/1' : 'aspect-video',
        'overflow-hidden p-4 rounded-card bg-ink text-start text-white',
        'transition pointer:hover:-translate-y-0.5 pointer:hover:shadow-s2',
      )}
    >
      <Picture
        src={artAddress('banner-compact', `${category}.${vassalage}`)}
        rendered={card?.hero}
        sizes={alone ? '(min-width: 48rem) 75vw, 100vw' : '(min-width: 80rem) 25vw, 50vw'}
        width={640}
        height={360}
        className="absolute inset-0 -z-1 size-full object-cover rtl:-scale-x-100"
      />
      <span
        aria-hidden
        className="absolute inset-0 -z-1 bg-linear-to-t from-black/80 via-black/25 to-transparent"
      />
      <span className="flex items-center gap-3">
        <Picture
          src={vendorMarkPath(vassalage)}
          width={40}
          height={40}
          className="size-10 rounded-control"
        />
        <span className="min-w-0 flex-1">
          <span className={clsx('block truncate', alone ? 'text-h2 md:text-h1' : 'text-h3')}>
            {title}
          </span>{' '}
          <span className="block truncate text-caption text-white/85">{below}</span>
        </span>{' '}
        <span
          className={clsx(
            'inline-flex min-h-10 items-center gap-1.5 px-4',
            'rounded-button bg-accent text-label font-bold text-on-accent',
            'transition-colors group-hover:bg-accent-hover',
          )}
        >
          {t('enter')}
          <ArrowRight size={16} aria-hidden className="rtl:-scale-x-100" />
        </span>
      </span>
    </button>
  );
}

/**
 * The vendors of a category as large cards. One leads to its only game, or opens the list of its
 * games (GAM-06).
 */
export function VendorTiles({ category, vendors, cards }: VendorTilesProps): ReactNode {
  const { t } = useTranslation('games');
  const overlay = useOverlay();
  const { launch } = useLaunch();
  const alone = vendors.length === 1;
  const enter = ({ vassalage, name }: Vendors[number], card: Cards[number] | undefined) => {
    if (card?.isGame === 'GAME' && card.nodeId)
      launch({ nodeId: card.nodeId, vassalage, gameType: category });
    else overlay.open('gamePopup', { vassalage, name, gameType: category });
  };
  return (
    <ul
      aria-label={t('providers')}
      className={clsx('grid gap-3', !alone && 'sm:grid-cols-2 xl:grid-cols-3')}
    >
      {vendors.map((vendor) => {
        const card = cards.find(({ vassalage }) => vassalage === vendor.vassalage);
        return (
          <li key={vendor.vassalage} className="min-w-0">
            <VendorTile
              {...{ category, vendor, card, alone }}
              onEnter={() => enter(vendor, card)}
            />
          </li>
        );
      })}
    </ul>
  );
}
