import { betHistory } from '@lantern/contracts';
import { Button, Card, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { queryOf } from '../../lib/queries.ts';
import { TroubleBlock } from '../../lib/trouble-block.tsx';
import { type Range, ranges } from './ranges.ts';
import { shareOf } from './share.ts';
import { SignedMoney } from './signed-money.tsx';

/** The page `personalProfit`: what the rounds of today, of a week and of a month have come to. */
export default function ProfitPage() {
  const { t } = useTranslation('centre');
  const overlay = useOverlay();
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <p className="text-body text-text-2">{t('profit.hint')}</p>
      <div className="grid gap-3 lg:grid-cols-3">
        {ranges.map((range) => (
          <Period key={range} range={range} />
        ))}
      </div>
      <Button
        kind="outline"
        className="self-start"
        start={<History size={18} aria-hidden />}
        onClick={() => overlay.openCentre('personalHistoryCopy')}
      >
        {t('profit.bets')}
      </Button>
    </div>
  );
}

function Period({ range }: { range: Range }) {
  const { t } = useTranslation(['centre', 'records']);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(betHistory, { range, pageNo: '1', pageSize: '1' }),
    staleTime: 0,
  });
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-52 rounded-card" />;
  const { stake, win, net, currency } = data.totals;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h3 className="text-label text-text-2">{t(`records:ranges.${range}`)}</h3>
        <p className="mt-0.5 text-h1">
          <SignedMoney minor={net} currency={currency} />
        </p>
      </div>
      <dl className="m-0 flex flex-col gap-3">
        <Bar name={t('profit.staked')} minor={stake} currency={currency} of={[stake, win]} look="bg-brand" />
        <Bar name={t('profit.won')} minor={win} currency={currency} of={[stake, win]} look="bg-success" />
      </dl>
      <p className="num text-caption text-text-3">
        {data.total === 0 ? t('profit.none') : t('records:rounds', { count: data.total })}
      </p>
    </Card>
  );
}

interface BarProps {
  name: string;
  minor: string;
  currency: string;
  /** The amounts that stand beside each other; the largest one is as wide as the card. */
  of: readonly string[];
  look: string;
}

function Bar({ name, minor, currency, of, look }: BarProps) {
  const money = useMoney();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 text-body">
      <dt className="text-text-2">{name}</dt>
      <dd className="num m-0 font-semibold">
        <bdi>{money(minor, currency)}</bdi>
      </dd>
      <dd aria-hidden className="col-span-2 m-0 h-2 overflow-hidden rounded-full bg-sunken">
        <div className={`h-full rounded-full ${look}`} style={{ inlineSize: `${shareOf(minor, of)}%` }} />
      </dd>
    </div>
  );
}
