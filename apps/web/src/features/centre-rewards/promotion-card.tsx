import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { detailPath, PromotionStatus } from './promotion-parts.tsx';
import { type Promotion, usePeriodText } from './use-promotions.ts';

/** One promotion with its picture; the whole card leads to what is to be known of it. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('centre');
  const periodText = usePeriodText();
  const { id, title, text, category, status, urlCompact } = promotion;
  return (
    <Link
      to={detailPath(id)}
      className={clsx(
        'flex h-full flex-col overflow-hidden',
        'rounded-card border border-border bg-surface text-text no-underline shadow-s1',
        'transition pointer:hover:-translate-y-0.5 pointer:hover:shadow-s2',
      )}
    >
      <Picture
        src={urlCompact}
        alt=""
        width={640}
        height={360}
        className="aspect-5/2 w-full bg-sunken object-cover"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-caption font-bold text-accent-text">
            {t(`promotions.category.${category}`)}
          </span>
          <PromotionStatus status={status} />
        </div>
        <p dir="auto" className="text-h3">
          {title}
        </p>
        <p dir="auto" className="line-clamp-2 text-body text-text-2">
          {text}
        </p>
        <p className="mt-auto flex items-center gap-1.5 pt-1 text-caption text-text-3">
          <CalendarDays size={14} aria-hidden />
          {periodText(promotion)}
        </p>
      </div>
    </Link>
  );
}
