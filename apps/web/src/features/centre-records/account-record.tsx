import { accountRecordFile } from '@lantern/contracts';
import { Button, Chip, EmptyState, Pager, ScrollRow, Skeleton } from '@lantern/ui';
import { History, ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { type Period, PeriodChoice } from '../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AccountTotals } from './account-totals.tsx';
import { MovementList } from './movement-list.tsx';
import {
  type Account,
  type Narrowing,
  narrowings,
  type Shown,
  useAccount,
} from './record.queries.ts';

const atFirst: Shown = { period: { days: 'last7' }, type: 'all', pageNo: 1 };

/**
 * The page `transactionHistory`: every movement of the wallet in a period, with its totals
 * (WAL-05).
 */
export default function AccountRecord() {
  const { t } = useTranslation('movements');
  const overlay = useOverlay();
  const top = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(atFirst);
  const { data, error, isPlaceholderData, isFetching, refetch } = useAccount(shown);
  const turn = (pageNo: number) => {
    setShown({ ...shown, pageNo, upTo: data?.upTo });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const begin = (change: { period?: Period; type?: Narrowing }) =>
    setShown({ period: shown.period, type: shown.type, ...change, pageNo: 1 });
  return (
    <div ref={top} className="flex flex-col gap-4 p-4 md:p-6">
      <WalletCard tools />
      <PeriodChoice value={shown.period} onChange={(period) => begin({ period })} />
      <ScrollRow label={t('narrow')} desktop="wrap">
        {narrowings.map((type) => (
          <Chip key={type} selected={type === shown.type} onClick={() => begin({ type })}>
            {t(`type.${type}`)}
          </Chip>
        ))}
      </ScrollRow>
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <div
          aria-busy={isPlaceholderData || !data}
          className={isPlaceholderData ? 'opacity-60' : undefined}
        >
          {data ? <Movements account={data} page={shown.pageNo} onPage={turn} /> : <ListSkeleton />}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <SaveRecord
          read={() => call(accountRecordFile, { query: { ...shown.period, type: shown.type } })}
          name="account.csv"
          empty={data?.total === 0}
        />
        <Button
          kind="outline"
          className="max-sm:w-full"
          start={<History size={18} aria-hidden />}
          onClick={() => overlay.openCentre('personalHistoryCopy')}
        >
          {t('bets')}
        </Button>
      </div>
    </div>
  );
}

interface MovementsProps {
  account: Account;
  page: number;
  onPage: (page: number) => void;
}

function Movements({ account, page, onPage }: MovementsProps) {
  const { t } = useTranslation(['movements', 'common']);
  if (account.total === 0)
    return <EmptyState icon={<ReceiptText size={28} />} title={t('empty')} hint={t('emptyHint')} />;
  return (
    <div className="flex flex-col gap-4">
      <AccountTotals account={account} />
      <MovementList movements={account.list} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-caption text-text-3">{t('count', { count: account.total })}</p>
        <Pager
          page={page}
          totalPages={account.totalPages}
          onPage={onPage}
          label={t('pager')}
          previousLabel={t('common:previous')}
          nextLabel={t('common:next')}
          pageLabel={(number) => t('page', { page: number })}
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
