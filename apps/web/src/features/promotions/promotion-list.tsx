import type { PromotionCategory } from '@lantern/contracts';
import { Button, Chip, EmptyState, ScrollRow, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../lib/navigation/link.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { categoriesOf, type Promotion, promotionsQuery } from './promotion.queries.ts';
import { PromotionCard, PromotionCardSkeleton } from './promotion-card.tsx';

const grid = 'grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3';
const cards = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface ChoiceProps {
  list: readonly Promotion[];
  category: PromotionCategory | undefined;
}

const filterOf = (category?: string) => ({
  search: category ? `?${new URLSearchParams({ category })}` : '',
});

/** All, or one kind: as addresses, so that Back and a shared link keep the choice. */
function CategoryChoice({ list, category }: ChoiceProps): ReactNode {
  const { t } = useTranslation('promotions');
  const entries = [
    { to: undefined, label: t('all'), count: list.length },
    ...categoriesOf(list).map((entry) => ({
      to: entry.category,
      label: t(`category.${entry.category}`),
      count: entry.count,
    })),
  ];
  return (
    <ScrollRow label={t('categories')} desktop="wrap">
      {entries.map(({ to, label, count }) => (
        <Chip
          key={to ?? ''}
          as={Link}
          to={filterOf(to)}
          replace
          selected={to === category}
          count={count}
        >
          {label}
        </Chip>
      ))}
    </ScrollRow>
  );
}

/** There is none of this kind, or none at all. */
function NoPromotion({ filtered }: { filtered: boolean }): ReactNode {
  const { t } = useTranslation('promotions');
  const overlay = useOverlay();
  if (filtered) {
    const action = (
      <Button as={Link} to={paths.promotions}>
        {t('emptyCategoryAction')}
      </Button>
    );
    return <EmptyState icon={<Gift size={28} />} title={t('emptyCategory')} action={action} />;
  }
  return (
    <EmptyState
      icon={<Gift size={28} />}
      title={t('empty')}
      hint={t('emptyHint')}
      action={<Button onClick={() => overlay.open('announcements')}>{t('emptyAction')}</Button>}
    />
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-12 max-w-120 rounded-full" />
      <div className={grid}>
        {cards.map((card) => (
          <PromotionCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

/**
 * The promotions that run or are announced, `/promotions`; `?category=` shows those of one kind.
 */
export function PromotionList(): ReactNode {
  const { t } = useTranslation('promotions');
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(promotionsQuery());
  const asked = search.get('category');
  const category = categoriesOf(data ?? []).find((entry) => entry.category === asked)?.category;
  // A kind that has none is not the same as all of them.
  const filtered = asked !== null && asked !== '';
  const shown = data?.filter((promotion) => !filtered || promotion.category === category);
  return (
    <div className="gutter flex flex-col gap-4 py-4 md:py-6">
      <header>
        <h1 className="text-h1">{t('title')}</h1>
        <p className="mt-1 text-body text-text-2">{t('intro')}</p>
      </header>
      {!data && error && (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Waiting />}
      {data && data.length > 0 && (
        <CategoryChoice list={data} category={filtered ? category : undefined} />
      )}
      {shown && shown.length > 0 && (
        <ul className={grid}>
          {shown.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} level={2} />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && <NoPromotion filtered={data !== undefined && data.length > 0} />}
    </div>
  );
}
