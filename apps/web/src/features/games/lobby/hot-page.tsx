import { gameClassifications } from '@lantern/contracts';
import { Chip, ScrollRow } from '@lantern/ui';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../lib/navigation/link.tsx';
import { categoryIcons } from '../category.ts';
import { CategoryRails } from '../category-rails.tsx';
import { GameShelf } from '../game-shelf.tsx';
import { JackpotBand } from '../jackpot/jackpot-band.tsx';
import { ContinueRail, NewRail, PopularRail } from '../play-rails.tsx';
import { Providers } from '../providers.tsx';
import { type CategoryEntry, gamesOf, useCategories } from '../use-categories.ts';
import { VendorRails } from '../vendor-rails.tsx';
import { LobbyBar } from './lobby-bar.tsx';
import { LobbyControls } from './lobby-controls.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { Results } from './results.tsx';
import { filtersOf, useLobbyChoice } from './use-lobby-choice.ts';

function CategoryChips({ categories }: { categories: readonly CategoryEntry[] }): ReactNode {
  const { t } = useTranslation(['games', 'layout']);
  return (
    <nav aria-label={t('layout:categories')}>
      <ScrollRow label={t('layout:categories')}>
        <Chip as={Link} to={{ search: '' }} selected start={<Flame size={18} aria-hidden />}>
          {t('hotChip')}
        </Chip>
        {categories.map(({ category, to }) => {
          const Icon = categoryIcons[category];
          return (
            <Chip key={category} as={Link} to={to} start={<Icon size={18} aria-hidden />}>
              {t(`category.${category}`)}
            </Chip>
          );
        })}
      </ScrollRow>
    </nav>
  );
}

interface HotPageProps {
  /** The next draws, where the brand has some. */
  draws: ReactNode;
  /** The latest wins. */
  wins: ReactNode;
}

/** The hot games, then the games of each category as rails; a search looks through all of them. */
export function HotPage({ draws, wins }: HotPageProps): ReactNode {
  const { t } = useTranslation(['lobby', 'games', 'layout']);
  const categories = useCategories();
  const lobby = useLobbyChoice([]);
  const { name, view } = lobby.choice;
  const isPlain = name === '' && view === 'popular' && filtersOf(lobby.choice) === 0;
  const hot = categories.some(({ cards }) => cards.some(({ isHot }) => isHot === 1));
  const games = categories.reduce((sum, { vendors }) => sum + gamesOf(vendors), 0);
  return (
    <div className="gutter flex flex-col gap-1.5 py-3 md:pb-6">
      <LobbyHead title={t('layout:menu.hot')} games={games} />
      <LobbyBar>
        <CategoryChips categories={categories} />
        <LobbyControls
          lobby={lobby}
          searchLabel={t('searchAll')}
          kinds={gameClassifications}
          hot={hot}
        />
      </LobbyBar>
      {isPlain ? (
        <div className="flex flex-col gap-6 md:gap-8">
          <ContinueRail />
          <GameShelf />
          {/* Its row is full on a new site, too, before there is anything popular. */}
          <CategoryRails to={1} />
          <JackpotBand />
          <PopularRail />
          {categories.some(({ category }) => category === 'ELOTT') && draws}
          <NewRail />
          <CategoryRails from={1} />
          {wins}
          <VendorRails />
          <Providers />
        </div>
      ) : (
        <Results category={undefined} lobby={lobby} title={t('results')} />
      )}
    </div>
  );
}
