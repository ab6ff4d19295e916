import type { BetTier, TeamTier, Terms } from '@lantern/rules/agreements';
import { type DataColumn, DataList, StatusPill } from '@lantern/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';
import { useRateText } from './rate-text.ts';

type Tier = TeamTier | BetTier;

interface Row {
  number: number;
  /** Undefined for a tier that the new terms no longer have. */
  tier: Tier | undefined;
  before: Tier | undefined;
}

interface TierTableProps {
  terms: Terms;
  currency: string;
  /** The terms that these replace: what differs shows both. */
  before?: Terms | undefined;
  /** The index of the tier that is reached, or -1. */
  reached?: number | undefined;
}

/** The cells of a tier as text; null for a condition that is off. */
function useTierTexts(currency: string) {
  const { i18n } = useTranslation();
  const money = useMoney();
  const rate = useRateText();
  const count = new Intl.NumberFormat(i18n.language);
  const amount = (minor: bigint) => (minor > 0n ? money(String(minor), currency) : null);
  return (tier: Tier | undefined): Record<string, string | null> => {
    if (!tier) return {};
    if ('rate' in tier)
      return {
        turnover: amount(tier.turnover),
        netLoss: amount(tier.netLoss),
        activeMembers: tier.activeMembers > 0 ? count.format(tier.activeMembers) : null,
        rate: rate(tier.rate),
      };
    return {
      singleBet: amount(tier.singleBet),
      winRate: rate(tier.winRate),
      lossRate: rate(tier.lossRate),
    };
  };
}

/** The tiers of an agreement; conditions that no tier has are left out. */
export function TierTable({ terms, currency, before, reached }: TierTableProps) {
  const { t } = useTranslation(['agreements', 'agent']);
  const textsOf = useTierTexts(currency);
  const names = {
    turnover: t('terms.turnover'),
    netLoss: t('terms.netLoss'),
    activeMembers: t('terms.activeMembers'),
    singleBet: t('terms.singleBet'),
    rate: t('terms.rate'),
    winRate: t('terms.winRate'),
    lossRate: t('terms.lossRate'),
  };
  const most = Math.max(terms.tiers.length, before?.tiers.length ?? 0);
  const rows = Array.from({ length: most }, (_, at): Row => {
    return { number: at + 1, tier: terms.tiers[at], before: before?.tiers[at] };
  });
  const shown = (Object.keys(names) as (keyof typeof names)[]).filter((name) =>
    rows.some(({ tier, before: was }) => textsOf(tier)[name] ?? textsOf(was)[name]),
  );
  const columns: DataColumn<Row>[] = [
    {
      key: 'tier',
      header: t('terms.tier'),
      place: 'title',
      cell: ({ number, tier }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {t('terms.tierNumber', { number })}
          {reached === number - 1 && (
            <StatusPill tone="success" icon={Check}>
              {t('terms.reached')}
            </StatusPill>
          )}
          {!tier && <StatusPill tone="danger">{t('terms.removed')}</StatusPill>}
        </span>
      ),
    },
    ...shown.map((name) => ({
      ...{ key: name, header: names[name], align: 'end' as const },
      cell: ({ tier, before: was }: Row) => (
        <Change
          compared={before !== undefined}
          was={textsOf(was)[name] ?? null}
          is={textsOf(tier)[name] ?? null}
        />
      ),
    })),
  ];
  return (
    <DataList
      wide
      label={t('terms.tiers')}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
    />
  );
}

interface ChangeProps {
  compared: boolean;
  was: string | null;
  is: string | null;
}

/** A value, with the one before it where it differs. */
function Change({ compared, was, is }: ChangeProps) {
  if (!compared || was === is) return <bdi className="num">{is ?? '–'}</bdi>;
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-2 md:justify-end">
      {was !== null && (
        <del className="text-text-3">
          <bdi>{was}</bdi>
        </del>
      )}
      <ins className="font-bold text-brand no-underline">
        <bdi>{is ?? '–'}</bdi>
      </ins>
    </span>
  );
}
