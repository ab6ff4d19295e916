import { type PromotionCategory, promotions, type ValueOf } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useMomentText } from '../../lib/time/moment.tsx';

export type Promotion = ValueOf<typeof promotions>[number];

/** The promotions that run or are announced, of one category where it is named. */
export const usePromotions = (category?: PromotionCategory) =>
  useQuery(queryOf(promotions, category && { category }));

/** Says when a promotion ends, or begins where it has not yet. */
export function usePeriodText(): (promotion: Promotion) => string {
  const { t } = useTranslation('centre');
  const dayOf = useMomentText('date');
  return ({ status, startsAt, endsAt }) => {
    if (status === 'coming_soon' && startsAt) return t('promotions.from', { day: dayOf(startsAt) });
    return endsAt ? t('promotions.until', { day: dayOf(endsAt) }) : t('promotions.always');
  };
}
