import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from './link.tsx';

interface AllLinkProps {
  to: string;
  /** What all of them are, for those who hear the link alone. */
  label: string;
  count?: number;
}

/** Leads from a few games to all of their kind. */
export function AllLink({ to, label, count }: AllLinkProps): ReactNode {
  const { t } = useTranslation('games');
  return (
    <Link
      to={to}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1 px-1',
        'rounded-control text-label font-bold text-brand no-underline',
        'hover:underline',
      )}
    >
      <span className="sr-only">{t('allOf', { what: label })}</span>
      <span aria-hidden>{t('all')}</span>
      {count !== undefined && (
        <span aria-hidden className="num font-medium text-text-3">
          {count}
        </span>
      )}
      <ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" />
    </Link>
  );
}
