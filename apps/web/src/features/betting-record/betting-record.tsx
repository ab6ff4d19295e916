import { type BetRecord, betHistoryFile } from '@lantern/contracts';
import { Button, EmptyState, Pager, Skeleton } from '@lantern/ui';
import { ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { PeriodChoice } from '../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import {
  type Chosen,
  chosenQuery,
  type History,
  type Shown,
  useBetHistory,
} from './bet-history.ts';
import { Narrowing } from './narrowing.tsx';
import { RoundDetails } from './round-details.tsx';
import { RoundList } from './round-list.tsx';
import { Totals } from './totals.tsx';

const atFirst: Shown = { period: { days: 'last7' }, status: 'all', pageNo: 1 };

/**
 * The page `personalHistoryCopy` of the member centre: the rounds of a period, with their totals
 * (GAM-24).
 */
export default function BettingRecord() {
  const top = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(atFirst);
  const [opened, setOpened] = useState<BetRecord>();
  const { data, error, isPlaceholderData, isFetching, refetch } = useBetHistory(shown);
  const { period, status, vassalage } = shown;

  const turn = (pageNo: number) => {
    setShown({ ...shown, pageNo, upTo: data?.upTo });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const begin = (change: Partial<Chosen>) =>
    setShown({ period, status, vassalage, ...change, pageNo: 1 });
  return (
    <div ref={top} className="flex flex-col gap-4 p-4 md:p-6">
      {/* In other days other vendors may have been played. */}
      <PeriodChoice
        value={period}
        onChange={(next) => begin({ period: next, vassalage: undefined })}
      />
      <Narrowing {...{ status, vassalage }} vendors={data?.vendors ?? []} onChange={begin} />
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <>
          <Totals totals={isPlaceholderData ? undefined : data?.totals} />
          <div
            aria-busy={isPlaceholderData || !data}
            className={isPlaceholderData ? 'opacity-60' : undefined}
          >
            {data ? <Rounds history={data} onOpen={setOpened} /> : <ListSkeleton />}
          </div>
          {data && <Pages history={data} page={shown.pageNo} onPage={turn} />}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <SaveRecord
          read={() => call(betHistoryFile, { query: chosenQuery(shown) })}
          name="bets.csv"
          empty={data?.total === 0}
        />
      </div>
      {opened && <RoundDetails round={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function Rounds({
  history: { list, total },
  onOpen,
}: {
  history: History;
  onOpen: (round: BetRecord) => void;
}) {
  if (total === 0) return <NoRounds />;
  return <RoundList rounds={list} onOpen={onOpen} />;
}

interface PagesProps {
  history: History;
  page: number;
  onPage: (page: number) => void;
}

function Pages({ history: { total, totalPages }, page, onPage }: PagesProps) {
  const { t } = useTranslation(['records', 'common']);
  if (total === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="num text-caption text-text-3">{t('rounds', { count: total })}</p>
      <Pager
        {...{ page, totalPages, onPage }}
        label={t('pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(number) => t('page', { page: number })}
      />
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
