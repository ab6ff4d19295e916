import { Rail } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronRight, Gift } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { promotionsQuery } from './promotion.queries.ts';
import { PromotionCard } from './promotion-card.tsx';

/** The home page shows some; the page of the promotions shows all. */
const most = 6;

/** On a phone the next card shows enough of itself to be reached for. */
const columns = { phone: 1.15, tablet: 2.2, desktop: 3 };

function Row(): ReactNode {
  const { t } = useTranslation(['promotions', 'common']);
  const { data = [] } = useQuery(promotionsQuery());
  const shown = data.filter(({ status }) => status !== 'closed').slice(0, most);
  if (shown.length === 0) return null;
  return (
    <Rail
      title={t('title')}
      icon={<Gift size={20} />}
      columns={columns}
      previousLabel={t('common:previous')}
      nextLabel={t('common:next')}
      action={
        <Link
          to={paths.promotions}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1',
            'text-label font-bold text-brand no-underline hover:underline',
          )}
        >
          {t('all')}
          <span className="sr-only">: {t('title')}</span>
          <span className="num font-semibold text-text-3">{data.length}</span>
          <ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" />
        </Link>
      }
    >
      {shown.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} />
      ))}
    </Rail>
  );
}

/** Some promotions on the home page; nothing where there is none. */
export function PromotionRow(): ReactNode {
  return (
    <Suspense>
      <Row />
    </Suspense>
  );
}
