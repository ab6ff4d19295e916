import type { ProfitReport } from '@lantern/contracts';
import { eachDay } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../lib/show/bar-chart.tsx';

/**
 * The result of each day of the report, up for a win and down for a loss, including days without
 * play.
 */
export function DayChart({ report: { from, to, byDay, currency } }: { report: ProfitReport }) {
  const { t } = useTranslation('movements');
  const nets = new Map(byDay.map(({ day, net }) => [day, net]));
  return (
    <BarChart
      label={t('profit.chart')}
      list={eachDay({ from, to }).map((day) => ({ from: day, net: nets.get(day) ?? '0' }))}
      by="day"
      currency={currency}
      above="bg-success"
      below="bg-danger"
      say={(day, amount) => t('profit.of', { day, amount })}
    />
  );
}
