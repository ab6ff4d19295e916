import type { AgreementBillLine } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import type { AgreementKind } from '@lantern/rules/agreements';
import { useTranslation } from 'react-i18next';
import { useDayText, useMomentText } from '../../../lib/time/moment.tsx';

type Named = Pick<AgreementBillLine, 'kind' | 'period'>;

const shortKinds: readonly AgreementKind[] = ['hourlySalary', 'realTimeSalary'];

/** Names a period: its days in the brand's calendar, or the times of an hour or window. */
export function usePeriodText(): (bill: Named) => string {
  const { t, i18n } = useTranslation('movements');
  const dayText = useDayText();
  const momentText = useMomentText();
  const time = new Intl.DateTimeFormat(formatTag(i18n.language), { timeStyle: 'short' });
  return ({ kind, period: { start, end, from, to } }) => {
    if (shortKinds.includes(kind)) return `${momentText(start)} – ${time.format(new Date(end))}`;
    return from === to ? dayText(from) : t('shown', { from: dayText(from), to: dayText(to) });
  };
}
