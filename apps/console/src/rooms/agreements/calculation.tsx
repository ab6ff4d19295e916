import type { AgreementTerms, BillCalculation } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { usePercent } from './format.ts';

interface CalculationProps {
  of: BillCalculation;
  terms: AgreementTerms;
  currency: string;
}

/** How a bill is calculated, from the figures of the team to its amount. */
export function Calculation({ of, terms, currency }: CalculationProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const percent = usePercent();
  const write = (minor: string) => money(minor, currency);
  const { figures, carried, carriedOut, base, tier, rate, less, bets = [], amount, asOf } = of;
  return (
    <Facts
      facts={[
        ...(figures
          ? [
              [t('bill.turnover'), write(figures.turnover)] as const,
              [t('bill.netLoss'), write(figures.netLoss)] as const,
              [t('bill.activeMembers'), String(figures.activeMembers)] as const,
            ]
          : []),
        [t('bill.carried'), write(carried)],
        [t('bill.base'), write(base)],
        ...(terms.kind === 'realTimeSalary'
          ? []
          : [
              [t('agreement.tier'), tier === null ? t('bill.noTier') : String(tier + 1)] as const,
              [t('agreement.rate'), rate === null ? '–' : percent(rate)] as const,
            ]),
        ...less.map(
          (part) =>
            [
              t('bill.less', { account: part.agent.account }),
              `− ${write(part.base)} × ${percent(part.rate)}`,
            ] as const,
        ),
        ...bets.map(
          (sum) =>
            [
              t(sum.won ? 'bill.winningBets' : 'bill.losingBets', { rate: percent(sum.rate) }),
              write(sum.turnover),
            ] as const,
        ),
        [t('bill.amount'), <b key="amount">{write(amount)}</b>],
        [t('bill.carriedOut'), write(carriedOut)],
        [t('bill.asOf'), <Moment key="asOf" at={asOf} />],
      ]}
    />
  );
}
