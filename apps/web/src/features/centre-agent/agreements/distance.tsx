import type { Agreement, BillCalculation } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';
import { ProgressBar } from '../../../lib/show/progress-bar.tsx';
import { usePercentText } from './rate-text.ts';

interface DistanceProps {
  calculation: BillCalculation;
  agreement: Pick<Agreement, 'terms' | 'currency'>;
}

/** What the team still lacks to reach the next tier, condition by condition. */
export function Distance({ calculation, agreement: { terms, currency } }: DistanceProps) {
  const { t } = useTranslation('agreements');
  const percent = usePercentText();
  const conditions = useConditions(calculation, currency);
  const { next, figures, tier } = calculation;
  if (terms.kind === 'realTimeSalary' || !figures) return null;
  if (!next)
    return tier === null ? null : <p className="text-body text-success">{t('preview.top')}</p>;
  const wanted = terms.tiers[next.tier];
  if (!wanted) return null;
  // Without a base above zero no tier is reached, whatever its conditions.
  const baseOf = terms.kind === 'dividend' ? 'netLoss' : 'turnover';
  const needed = Number(calculation.base) > 0 ? undefined : baseOf;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-label">
        {t('preview.next', { number: next.tier + 1, rate: percent(wanted.rate) })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {conditions
          .filter(({ of }) => Number(wanted[of]) > 0 || of === needed)
          .map(({ of, name, has, text, missing }) => (
            <Condition
              key={of}
              {...{ name, text, has, wants: Number(wanted[of]) }}
              lacks={missing ?? (of === needed ? 'base' : undefined)}
              currency={currency}
            />
          ))}
      </ul>
    </div>
  );
}

/** The figures that a tier can ask for, with what is missing of each as text. */
function useConditions({ figures, next }: BillCalculation, currency: string) {
  const { t, i18n } = useTranslation('agent');
  const money = useMoney();
  const count = new Intl.NumberFormat(formatTag(i18n.language));
  if (!figures) return [];
  const amounts = (['turnover', 'netLoss'] as const).map((of) => ({
    of,
    name: t(of === 'turnover' ? 'figures.turnover' : 'figures.net'),
    has: Number(figures[of]),
    text: money(figures[of], currency),
    missing: !next || next[of] === '0' ? undefined : money(next[of], currency),
  }));
  const active = {
    of: 'activeMembers' as const,
    name: t('figures.active'),
    has: figures.activeMembers,
    text: count.format(figures.activeMembers),
    missing: next?.activeMembers ? count.format(next.activeMembers) : undefined,
  };
  return [...amounts, active];
}

interface ConditionProps {
  name: string;
  text: string;
  has: number;
  /** 0 where the tier asks for nothing. */
  wants: number;
  /** How much is missing, or that there is no base above zero; undefined where it holds. */
  lacks: string | undefined;
  currency: string;
}

function Condition({ name, text, has, wants, lacks, currency }: ConditionProps) {
  const { t } = useTranslation('agreements');
  const money = useMoney();
  const most = Math.max(wants, 1);
  const says = (what: string) =>
    what === 'base'
      ? t('preview.aboveZero', { value: money('0', currency) })
      : t('preview.missing', { value: what });
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption">
        <span className="text-text-2">
          {name}: <bdi className="num">{text}</bdi>
        </span>
        <span className={lacks ? 'num font-semibold' : 'font-semibold text-success'}>
          {lacks ? says(lacks) : t('preview.met')}
        </span>
      </p>
      <ProgressBar label={name} value={Math.min(Math.max(has, 0), most)} max={most} />
    </li>
  );
}
