import { type Agreement, agreementNow, type BillCalculation } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { readTerms } from '@lantern/rules/agreements';
import { Card, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useMoney } from '../../../lib/money/money.ts';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { AsOf } from '../as-of.tsx';
import { usePercentText } from './rate-text.ts';
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

interface DistanceProps {
  calculation: BillCalculation;
  agreement: Pick<Agreement, 'terms' | 'currency'>;
}

/** What the team still lacks to reach the next tier, condition by condition. */
export function Distance({ calculation, agreement: { terms, currency } }: DistanceProps) {
  const { t, i18n } = useTranslation(['agreements', 'agent']);
  const money = useMoney();
  const percent = usePercentText();
  const { next, figures, tier } = calculation;
  if (terms.kind === 'realTimeSalary' || !figures) return null;
  if (!next)
    return tier === null ? null : <p className="text-body text-success">{t('preview.top')}</p>;
  const wanted = terms.tiers[next.tier];
  if (!wanted) return null;
  const count = new Intl.NumberFormat(formatTag(i18n.language));
  const amount = (minor: string) => money(minor, currency);
  const conditions = [
    {
      name: t('agent:figures.turnover'),
      ...{ has: Number(figures.turnover), wants: Number(wanted.turnover) },
      text: amount(figures.turnover),
      missing: next.turnover === '0' ? undefined : amount(next.turnover),
    },
    {
      name: t('agent:figures.net'),
      ...{ has: Number(figures.netLoss), wants: Number(wanted.netLoss) },
      text: amount(figures.netLoss),
      missing: next.netLoss === '0' ? undefined : amount(next.netLoss),
    },
    {
      name: t('agent:figures.active'),
      ...{ has: figures.activeMembers, wants: wanted.activeMembers },
      text: count.format(figures.activeMembers),
      missing: next.activeMembers === 0 ? undefined : count.format(next.activeMembers),
    },
  ].filter(({ wants }) => wants > 0);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-label">
        {t('preview.next', { number: next.tier + 1, rate: percent(wanted.rate) })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {conditions.map(({ name, has, wants, text, missing }) => (
          <li key={name} className="flex min-w-0 flex-col gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption">
              <span className="text-text-2">
                {name}: <bdi className="num">{text}</bdi>
              </span>
              <span className={missing ? 'num font-semibold' : 'font-semibold text-success'}>
                {missing ? t('preview.missing', { value: missing }) : t('preview.met')}
              </span>
            </p>
            <progress
              aria-label={name}
              value={Math.min(Math.max(has, 0), wants)}
              max={wants}
              className="h-2 w-full overflow-hidden rounded-full accent-brand"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
