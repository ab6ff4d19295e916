import type { GameCategory } from '@lantern/contracts';
import { Button, EmptyState } from '@lantern/ui';
import { Heart, History, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { useNear } from '../use-near.ts';
import { GameGrid } from './game-grid.tsx';
import { useGamePages } from './game-pages.ts';
import { useKeptPlace } from './use-kept-place.ts';
import type { Lobby, LobbyChoice } from './use-lobby-choice.ts';
import { useTopOfList } from './use-top-of-list.ts';

/** After so many pages the next ones come by a press, so that the footer can be reached. */
const pagesByItself = 4;

interface MoreProps {
  byItself: boolean;
  busy: boolean;
  onMore: () => void;
}

/** Shows the next page when the end of the list comes near, or by a press. */
function More({ byItself, busy, onMore }: MoreProps): ReactNode {
  const { t } = useTranslation('lobby');
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place) && typeof IntersectionObserver !== 'undefined';
  const load = useEffectEvent(onMore);
  useEffect(() => {
    if (near && byItself && !busy) load();
  }, [near, byItself, busy]);
  return (
    <div ref={place} className="flex justify-center">
      <Button kind="outline" size={48} loading={busy} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  );
}

interface NothingProps {
  choice: LobbyChoice;
  onReset: () => void;
}

function Nothing({ choice, onReset }: NothingProps): ReactNode {
  const { t } = useTranslation('lobby');
  const { name, view } = choice;
  const all = <Button onClick={onReset}>{t('showAll')}</Button>;
  if (name === '' && view === 'favourites')
    return <EmptyState icon={<Heart size={28} />} title={t('noFavourites')} action={all} />;
  if (name === '' && view === 'recent')
    return <EmptyState icon={<History size={28} />} title={t('noRecent')} action={all} />;
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={name === '' ? t('noMatch') : t('nothing', { name })}
      hint={name === '' ? undefined : t('nothingHint')}
      action={all}
    />
  );
}

interface ResultsProps {
  /** Undefined: of all categories. */
  category: GameCategory | undefined;
  lobby: Lobby;
  title: string;
}

/** The games that the choices leave, more of them as the end of the list comes near. */
export function Results({ category, lobby, title }: ResultsProps): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { choice, onPages, onReset } = lobby;
  const { shown, isOld, total, totalPages, isLoading, error, retry } = useGamePages(
    category,
    choice,
  );
  const list = useRef<HTMLElement>(null);
  const { pages, ...chosen } = choice;
  useTopOfList(list, JSON.stringify(chosen));
  useKeptPlace(!isLoading && !isOld);

  if (error && (!shown || isOld)) return <TroubleBlock trouble={error} onRetry={retry} />;
  if (!isOld && total === 0) return <Nothing choice={choice} onReset={onReset} />;
  return (
    <section ref={list} className="flex scroll-mt-48 flex-col gap-5 lg:scroll-mt-52">
      <p role="status" className="sr-only">
        {isOld || total === undefined ? '' : t('games:games', { count: total })}
      </p>
      <GameGrid games={shown} old={isOld} label={title} />
      {error && <TroubleBlock trouble={error} onRetry={retry} />}
      {!isOld && !error && pages < totalPages && (
        <More
          key={pages}
          byItself={pages % pagesByItself !== 0}
          busy={isLoading}
          onMore={() => onPages(pages + 1)}
        />
      )}
    </section>
  );
}
