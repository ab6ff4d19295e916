import type { TeamFigures } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { ShownMoney } from '../../lib/money/shown-money.tsx';

interface FigureListProps {
  figures: TeamFigures;
  currency: string;
  /** Only what belongs to a game. */
  play: boolean;
}

/** The amounts and counts of a team besides turnover and net loss. */
export function FigureList({ figures, currency, play }: FigureListProps) {
  const { t } = useTranslation(['agent', 'movements']);
  const games = [
    [t('movements:profit.staked'), figures.stakes],
    [t('movements:profit.won'), figures.wins],
  ] as const;
  const money = [
    [t('movements:profit.deposited'), figures.deposits],
    [t('movements:profit.withdrawn'), figures.withdrawals],
    [t('figures.fees'), figures.fees],
    [t('figures.promotions'), figures.promotions],
    [t('figures.rebates'), figures.rebates],
  ] as const;
  const counts = [
    [t('figures.registrations'), figures.registrations],
    [t('figures.firstDeposits'), figures.firstDeposits],
  ] as const;
  const amounts = play ? games : [...games, ...money];
  return (
    <dl className="m-0 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {amounts.map(([name, minor]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-text-3">{name}</dt>
          <dd className="m-0 text-body font-semibold">
            <ShownMoney minor={minor} currency={currency} />
          </dd>
        </div>
      ))}
      {(play ? [] : counts).map(([name, count]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-text-3">{name}</dt>
          <dd className="num m-0 text-body font-semibold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
