import type { AgreementTerms } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { usePercent } from './format.ts';

interface TermsProps {
  terms: AgreementTerms;
  currency: string;
  /** The index of the tier that was reached. */
  reached?: number | null;
}

interface Row {
  number: number;
  conditions: readonly string[];
  rates: readonly string[];
}

/** The tiers of an agreement. */
export function Terms({ terms, currency, reached }: TermsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const percent = usePercent();
  const from = (minor: string) => (minor === '0' ? '–' : money(minor, currency));
  const isBets = terms.kind === 'realTimeSalary';
  const heads = isBets
    ? [t('agreement.singleBet')]
    : [t('agreement.turnover'), t('agreement.netLoss'), t('agreement.activeMembers')];
  const rateHeads = isBets
    ? [t('agreement.winRate'), t('agreement.lossRate')]
    : [t('agreement.rate')];
  const rows = terms.tiers.map((tier, at): Row => {
    const number = at + 1;
    if (!('rate' in tier))
      return {
        ...{ number, conditions: [from(tier.singleBet)] },
        rates: [percent(tier.winRate), percent(tier.lossRate)],
      };
    const { turnover, netLoss, activeMembers, rate } = tier;
    const active = activeMembers === 0 ? '–' : String(activeMembers);
    return { number, conditions: [from(turnover), from(netLoss), active], rates: [percent(rate)] };
  });
  const columns: DataColumn<Row>[] = [
    {
      key: 'tier',
      header: t('agreement.tier'),
      place: 'title',
      cell: ({ number }) =>
        `${number}${reached === number - 1 ? ` · ${t('agreement.reached')}` : ''}`,
    },
    ...heads.map((header, at) => ({
      ...{ key: `condition${at}`, header, align: 'end' as const },
      cell: ({ conditions }: Row) => conditions[at],
    })),
    ...rateHeads.map((header, at) => ({
      ...{ key: `rate${at}`, header, align: 'end' as const },
      cell: ({ rates }: Row) => <b>{rates[at]}</b>,
    })),
  ];
  return (
    <KeyedList
      inside
      label={t('agreement.tiers')}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      empty={t('agreement.noTiers')}
    />
  );
}
