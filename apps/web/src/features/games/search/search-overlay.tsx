import { gameList, hotGames, popularGames } from '@lantern/contracts';
import { Button, Chip, EmptyState } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { GameGrid } from '../lobby/game-grid.tsx';
import { SearchBox } from '../lobby/search-box.tsx';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

/** Four rows of three. */
const mostShown = 12;

/** What was looked for before. */
function Recent({ onChoose }: { onChoose: (name: string) => void }): ReactNode {
  const { t } = useTranslation('lobby');
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <section className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <h3 className="text-h3">{t('searches.recent')}</h3>
        <Button kind="ghost" size={36} onClick={forget}>
          {t('searches.forget')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {recent.map((name) => (
          <Chip key={name} start={<History size={16} aria-hidden />} onClick={() => onChoose(name)}>
            {name}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** Where nothing is looked for yet: what others play, or else the hot games. */
function Suggested(): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const popular = useQuery(queryOf(popularGames, { count: mostShown }));
  const hot = useQuery({ ...queryOf(hotGames), enabled: popular.data?.list.length === 0 });
  const isPopular = popular.data === undefined || popular.data.list.length > 0;
  const games = isPopular ? popular.data?.list : hot.data?.list.slice(0, mostShown);
  const title = isPopular ? t('rails.popular') : t('games:hot');
  if (popular.isError) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-h3">{title}</h3>
      <GameGrid games={games} few label={title} />
    </section>
  );
}

function Found({ name }: { name: string }): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const overlay = useOverlay();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queryOf(gameList, { gameName: name, pageSize: mostShown }),
    placeholderData: keepPreviousData,
  });
  const isFound = data !== undefined && !isPlaceholderData && data.total > 0;
  // The last search that led somewhere is kept when the dialog closes.
  const keep = useEffectEvent(() => isFound && keepSearch(name));
  useEffect(() => () => void keep(), []);

  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.total === 0 && !isPlaceholderData)
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t('nothing', { name })}
        hint={t('nothingHint')}
        className="py-6"
      />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {isFound ? t('games:games', { count: data.total }) : ''}
      </p>
      <GameGrid games={data?.games} old={isPlaceholderData} few label={t('results')} />
      {isFound && data.total > mostShown && (
        <Button
          block
          onClick={() => overlay.leave(`${paths.hot}?${new URLSearchParams({ gameName: name })}`)}
        >
          {t('games:allOf', { what: t('games:games', { count: data.total }) })}
        </Button>
      )}
    </>
  );
}

/** Looks through all games of the site, with what was looked for before. */
export default function SearchOverlay(): ReactNode {
  const { t } = useTranslation(['lobby', 'games', 'common']);
  const { close } = useOverlay();
  const [name, setName] = useState('');
  return (
    <Modal open onOpenChange={close} title={t('games:search')} closeLabel={t('common:close')}>
      <div className="flex min-h-96 flex-col gap-5">
        <div className="flex">
          <SearchBox name={name} label={t('searchAll')} onSearch={setName} />
        </div>
        {name === '' ? (
          <>
            <Recent onChoose={setName} />
            <Suggested />
          </>
        ) : (
          <Found name={name} />
        )}
      </div>
    </Modal>
  );
}
