import { useTranslation } from 'react-i18next';
import { BarChart } from '../../lib/show/bar-chart.tsx';

interface SpendingChartProps {
  /** The oldest first; `from` is a day of the brand's calendar. */
  list: readonly { from: string; net: string }[];
  by: 'day' | 'month';
  currency: string;
}

/** Deposits minus withdrawals over time: up for money paid in, down for money paid out. */
export function SpendingChart({ list, by, currency }: SpendingChartProps) {
  const { t } = useTranslation('protection');
  if (list.every(({ net }) => net === '0'))
    return <p className="text-body text-text-2">{t('spending.nothing')}</p>;
  return (
    <BarChart
      {...{ list, by, currency }}
      label={t('spending.chart')}
      above="bg-brand"
      below="bg-success"
      say={(time, amount) => t('spending.point', { time, amount })}
    />
  );
}
