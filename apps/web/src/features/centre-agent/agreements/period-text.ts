import type { AgreementBillLine } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import type { AgreementKind } from '@lantern/rules/agreements';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../lib/time/moment.tsx';

type Named = Pick<AgreementBillLine, 'kind' | 'period'>;

const shortKinds: readonly AgreementKind[] = ['hourlySalary', 'realTimeSalary'];

/** Names a period: its days in the brand's calendar, or the times of an hour or window. */
export function usePeriodText(): (bill: Named) => string {
  const { t, i18n } = useTranslation('movements');
  const dayText = useDayText();
  const times = new Intl.DateTimeFormat(formatTag(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return ({ kind, period: { start, end, from, to } }) => {
    if (shortKinds.includes(kind)) return times.formatRange(new Date(start), new Date(end));
    return from === to ? dayText(from) : t('shown', { from: dayText(from), to: dayText(to) });
  };
}
