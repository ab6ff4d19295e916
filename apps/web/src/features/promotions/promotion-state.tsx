import { StatusPill, type StatusTone } from '@lantern/ui';
import { CalendarClock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../lib/time/moment.tsx';
import type { Promotion } from './promotion.queries.ts';

const looks: Record<Promotion['status'], { tone: StatusTone; icon?: LucideIcon }> = {
  coming_soon: { tone: 'info' },
  open: { tone: 'success' },
  closed: { tone: 'neutral' },
};

/** Whether a promotion can be had now. */
export function PromotionState({ status }: Pick<Promotion, 'status'>): ReactNode {
  const { t } = useTranslation('promotions');
  return <StatusPill {...looks[status]}>{t(`status.${status}`)}</StatusPill>;
}

/**
 * Says what of a promotion's time matters now: when it begins, until when it runs, or when it
 * ended, as far as that is known.
 */
export function usePromotionTime(): (promotion: Promotion) => string | undefined {
  const { t } = useTranslation('promotions');
  const dateOf = useMomentText('date');
  return ({ status, startsAt, endsAt }) => {
    if (status === 'coming_soon' && startsAt) return t('from', { date: dateOf(startsAt) });
    if (endsAt === null) return status === 'open' ? t('openEnd') : undefined;
    return t(status === 'closed' ? 'ended' : 'until', { date: dateOf(endsAt) });
  };
}

export function PromotionTime({ promotion }: { promotion: Promotion }): ReactNode {
  const text = usePromotionTime()(promotion);
  if (text === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 text-caption text-text-3">
      <CalendarClock size={14} aria-hidden className="shrink-0" />
      {text}
    </span>
  );
}
