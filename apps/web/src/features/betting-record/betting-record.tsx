import type { BetRecord } from '@lantern/contracts';
import { Button, EmptyState, Pager, Segmented, Skeleton } from '@lantern/ui';
import { ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { TroubleBlock } from '../../lib/trouble-block.tsx';
import { type Range, ranges, useBetHistory } from './bet-history.ts';
import { RoundDetails } from './round-details.tsx';
import { RoundList } from './round-list.tsx';
import { Totals } from './totals.tsx';

/** The page `personalHistoryCopy` of the member centre: the rounds of a period, with their totals (GAM-24). */
export default function BettingRecord() {
  const { t } = useTranslation(['records', 'common']);
  const top = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>('7');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<BetRecord>();
  const { data, error, isPlaceholderData, isFetching, refetch } = useBetHistory(range, page);

  const turn = (to: number) => {
    setPage(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className="flex flex-col gap-4 p-4 md:p-6">
      <Segmented
        label={t('range')}
        options={ranges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        value={range}
        onChange={(next) => {
          setRange(next);
          setPage(1);
        }}
        block
        className="md:max-w-90"
      />
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <>
          <Totals totals={isPlaceholderData ? undefined : data?.totals} />
          <div aria-busy={isPlaceholderData || !data} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {!data && <ListSkeleton />}
            {data?.total === 0 && <NoRounds />}
            {data && data.list.length > 0 && <RoundList rounds={data.list} onOpen={setOpened} />}
          </div>
          {data && data.total > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="num text-caption text-text-3">{t('rounds', { count: data.total })}</p>
              <Pager
                page={page}
                totalPages={data.totalPages}
                onPage={turn}
                label={t('pager')}
                previousLabel={t('common:previous')}
                nextLabel={t('common:next')}
                pageLabel={(number) => t('page', { page: number })}
              />
            </div>
          )}
        </>
      )}
      {opened && <RoundDetails round={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function NoRounds() {
  const { t } = useTranslation('records');
  const overlay = useOverlay();
  return (
    <EmptyState
      icon={<ReceiptText size={28} />}
      title={t('empty')}
      hint={t('emptyHint')}
      action={<Button onClick={() => overlay.leave(paths.home)}>{t('emptyAction')}</Button>}
    />
  );
}

const rows = ['first', 'second', 'third', 'fourth'] as const;

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {rows.map((row) => (
        <Skeleton key={row} className="h-28 rounded-card md:h-11 md:rounded-control" />
      ))}
    </div>
  );
}
