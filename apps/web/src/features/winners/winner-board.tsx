import { winnerBoard } from '@lantern/contracts';
import { SectionHeading, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useNewRows } from './use-new-rows.ts';
import { type Win, WinnerCard } from './winner-card.tsx';

/** As many as fit in a row of a desktop. */
const shown = 5;
/** As long as the gateway keeps its reply. */
const refreshMs = 30_000;

const row = 'flex flex-col gap-2 lg:grid lg:grid-cols-5 lg:gap-3';
const cards = ['a', 'b', 'c', 'd', 'e'] as const;

/** A round has one win; the same member can win in the same game again. */
const keyOf = ({ at, nodeId, player, prize }: Win) => [at, nodeId, player, prize].join();

/** A board without wins is left out, and so is one that cannot be had. */
function Board(): ReactNode {
  const { t } = useTranslation('winners');
  const heading = useId();
  const { data, isPending } = useQuery({ ...queryOf(winnerBoard), refetchInterval: refreshMs });
  const list = data?.list.slice(0, shown);
  const isNew = useNewRows(list?.map(keyOf));
  if (!list?.length && !isPending) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('title')} icon={<Crown size={20} />} />
      <p className="-mt-2 mb-3 text-caption text-text-3">{t('hint')}</p>
      {!list && (
        <div aria-busy="true" className={row}>
          {cards.map((card) => (
            <Skeleton key={card} className="h-18 rounded-card" />
          ))}
        </div>
      )}
      {list && (
        <ol className={row}>
          {list.map((win) => {
            const key = keyOf(win);
            return (
              <li key={key} className={clsx('min-w-0', isNew(key) && 'animate-rise')}>
                <WinnerCard win={win} />
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** The latest wins, from real rounds (CS-04). */
export function WinnerBoard(): ReactNode {
  return (
    <Suspense>
      <Board />
    </Suspense>
  );
}
