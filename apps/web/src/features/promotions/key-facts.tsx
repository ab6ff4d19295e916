import { Card } from '@lantern/ui';
import clsx from 'clsx';
import { CalendarRange, CircleDot, type LucideIcon, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../lib/time/moment.tsx';
import type { Promotion } from './promotion.queries.ts';
import { PromotionState, usePromotionTime } from './promotion-state.tsx';

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps): ReactNode {
  return (
    <div className="relative min-h-11 ps-14">
      <dt className="text-caption text-text-3">
        <span
          aria-hidden
          className={clsx(
            'absolute start-0 top-0 grid size-11 place-items-center',
            'rounded-control bg-brand-soft text-brand',
          )}
        >
          <Icon size={20} />
        </span>
        {name}
      </dt>
      <dd className="mt-0.5 text-label font-bold text-text">{children}</dd>
    </div>
  );
}

/** From when until when, as far as it is known. */
function usePeriod({ startsAt, endsAt, ...promotion }: Promotion): string | undefined {
  const dateOf = useMomentText('date');
  const timeOf = usePromotionTime();
  if (startsAt && endsAt) return `${dateOf(startsAt)} – ${dateOf(endsAt)}`;
  return timeOf({ ...promotion, startsAt, endsAt });
}

/** What is asked of a promotion first: its kind, its period, and whether it can be had. */
export function KeyFacts({ promotion }: { promotion: Promotion }): ReactNode {
  const { t } = useTranslation('promotions');
  const period = usePeriod(promotion);
  return (
    <Card as="section" aria-label={t('facts')}>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact icon={Tag} name={t('kind')}>
          {t(`category.${promotion.category}`)}
        </Fact>
        {period !== undefined && (
          <Fact icon={CalendarRange} name={t('period')}>
            {period}
          </Fact>
        )}
        <Fact icon={CircleDot} name={t('state')}>
          <PromotionState status={promotion.status} />
        </Fact>
      </dl>
    </Card>
  );
}
