import { Card, Picture, Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { promotionPath } from '../../lib/navigation/paths.ts';
import type { Promotion } from './promotion.queries.ts';
import { PromotionState, PromotionTime } from './promotion-state.tsx';

interface PromotionCardProps {
  promotion: Promotion;
  /** The level of its title in the outline of the page. */
  level?: 2 | 3;
}

/** A promotion in a list; all of it leads to its terms. */
export function PromotionCard({ promotion, level = 3 }: PromotionCardProps): ReactNode {
  const { t } = useTranslation('promotions');
  const { id, category, title, text, url, status } = promotion;
  const Heading = `h${level}` as const;
  return (
    <Card
      as="article"
      padding="none"
      className={clsx(
        'relative flex h-full flex-col',
        'transition pointer:hover:-translate-y-0.5 pointer:hover:shadow-s2',
      )}
    >
      <Picture
        src={url}
        width={1200}
        height={400}
        className={clsx(
          'aspect-3/1 w-full bg-ink object-cover rtl:-scale-x-100',
          status === 'closed' && 'grayscale',
        )}
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span
            className={clsx(
              'px-2 py-1',
              'rounded-badge bg-accent-soft text-caption font-bold text-accent-text',
            )}
          >
            {t(`category.${category}`)}
          </span>
          <PromotionState status={status} />
        </div>
        <Heading dir="auto" className="text-h3">
          <Link
            to={promotionPath(id)}
            className={clsx(
              'text-text no-underline',
              'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none',
              'focus-visible:after:outline-2 focus-visible:after:outline-focus',
            )}
          >
            {title}
          </Link>
        </Heading>
        <p dir="auto" className="line-clamp-2 text-body text-text-2">
          {text}
        </p>
        <p className="mt-auto pt-1">
          <PromotionTime promotion={promotion} />
        </p>
      </div>
    </Card>
  );
}

/** The outline of a card. */
export function PromotionCardSkeleton(): ReactNode {
  return (
    <Card padding="none" aria-hidden>
      <Skeleton className="aspect-3/1" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-6 w-24 rounded-badge" />
        <Skeleton className="h-5 w-4/5 rounded-badge" />
        <Skeleton className="h-4 w-3/5 rounded-badge" />
      </div>
    </Card>
  );
}
