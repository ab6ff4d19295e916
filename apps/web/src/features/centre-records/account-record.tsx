import { betHistory, type ValueOf } from '@lantern/contracts';
import { Button, EmptyState, Pager, Segmented, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/overlay.ts';
import { queryOf } from '../../lib/queries.ts';
import { TroubleBlock } from '../../lib/trouble-block.tsx';
import { WalletCard } from '../../lib/wallet-card.tsx';
import { MovementList } from './movement-list.tsx';
import { movementsIn } from './movements.ts';
import { type Range, ranges } from './ranges.ts';

/** The page `transactionHistory`: what games have taken and paid in a period, beside what is in the wallet now. */
export default function AccountRecord() {
  const { t } = useTranslation(['centre', 'records']);
  const top = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>('7');
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(betHistory, { range, pageNo: String(pageNo) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const turn = (to: number) => {
    setPageNo(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className="flex flex-col gap-4 p-4 md:p-6">
      <WalletCard tools />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('records:range')}
          options={ranges.map((value) => ({ value, label: t(`records:ranges.${value}`) }))}
          value={range}
          onChange={(next) => {
            setRange(next);
            setPageNo(1);
          }}
          block
          className="w-full md:max-w-90"
        />
        <MoreLinks />
      </div>
      <p className="text-body text-text-2">{t('record.hint')}</p>
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <div aria-busy={isPlaceholderData || !data} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {data ? <Movements history={data} page={pageNo} onPage={turn} /> : <ListSkeleton />}
        </div>
      )}
    </div>
  );
}

/** To the rounds behind the movements, and to the page that shows deposits. */
function MoreLinks() {
  const { t } = useTranslation('centre');
  const overlay = useOverlay();
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full">
      <Button kind="outline" className="flex-1" onClick={() => overlay.openCentre('personalHistoryCopy')}>
        {t('record.bets')}
      </Button>
      <Button kind="outline" className="flex-1" onClick={() => overlay.openCentre('depositv2')}>
        {t('record.deposit')}
      </Button>
    </div>
  );
}

interface MovementsProps {
  history: ValueOf<typeof betHistory>;
  page: number;
  onPage: (page: number) => void;
}

function Movements({ history, page, onPage }: MovementsProps) {
  const { t } = useTranslation(['centre', 'records', 'common']);
  if (history.total === 0)
    return <EmptyState icon={<ReceiptText size={28} />} title={t('record.empty')} hint={t('record.emptyHint')} />;
  return (
    <div className="flex flex-col gap-4">
      <MovementList movements={movementsIn(history.list)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-caption text-text-3">{t('record.rounds', { count: history.total })}</p>
        <Pager
          page={page}
          totalPages={history.totalPages}
          onPage={onPage}
          label={t('record.pager')}
          previousLabel={t('common:previous')}
          nextLabel={t('common:next')}
          pageLabel={(number) => t('records:page', { page: number })}
        />
      </div>
    </div>
  );
}

const rows = ['first', 'second', 'third', 'fourth'] as const;

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {rows.map((row) => (
        <Skeleton key={row} className="h-24 rounded-card md:h-11 md:rounded-control" />
      ))}
    </div>
  );
}
