import { type Agreement, agreementNow } from '@lantern/contracts';
import { readTerms } from '@lantern/rules/agreements';
import { Card, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { AsOf } from '../as-of.tsx';
import { Distance } from './distance.tsx';
import { TierTable } from './tier-table.tsx';

interface PreviewCardProps {
  agreement: Agreement;
  /** The account of the agent, where another looks at its agreement. */
  account?: string | undefined;
}

/** The bill as if the period ended now, the way to the next tier, and the tiers. */
export function PreviewCard({ agreement, account }: PreviewCardProps) {
  const { t } = useTranslation('agreements');
  const now = useQuery({ ...queryOf(agreementNow, { id: agreement.id }), staleTime: 0 });
  const terms = readTerms(agreement.terms);
  const calculation = now.data?.calculation;
  return (
    <>
      {now.error && !now.data && (
        <TroubleBlock trouble={now.error} onRetry={now.refetch} busy={now.isFetching} />
      )}
      {now.isPending && <Skeleton className="h-44 rounded-card" />}
      {calculation && (
        <Card as="section" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <h3 className="text-h3">{t('preview.title')}</h3>
            <AsOf instant={calculation.asOf} />
          </div>
          <div>
            <p className="text-caption text-text-3">
              {account === undefined ? t('preview.amount') : t('form.wouldEarn', { account })}
            </p>
            <p className="text-h1">
              <ShownMoney minor={calculation.amount} currency={agreement.currency} />
            </p>
          </div>
          <Distance {...{ calculation, agreement }} />
        </Card>
      )}
      <TierTable
        terms={terms}
        currency={agreement.currency}
        reached={calculation?.tier ?? undefined}
      />
    </>
  );
}
