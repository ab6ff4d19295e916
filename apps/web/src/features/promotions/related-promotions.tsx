import { SectionHeading } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Promotion, promotionsQuery } from './promotion.queries.ts';
import { PromotionCard } from './promotion-card.tsx';

const most = 3;

/** Others to look at: those of the same kind first. Nothing where there is no other. */
export function RelatedPromotions({ to }: { to: Pick<Promotion, 'id' | 'category'> }): ReactNode {
  const { t } = useTranslation('promotions');
  const heading = useId();
  const { data = [] } = useQuery(promotionsQuery());
  const others = data.filter(({ id, status }) => id !== to.id && status !== 'closed');
  const alike = others.filter(({ category }) => category === to.category);
  const shown = [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <SectionHeading id={heading} title={t('related')} icon={<Gift size={20} />} />
      <ul className="grid gap-3 md:grid-cols-3">
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
