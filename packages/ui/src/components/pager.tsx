import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageItems } from './page-items.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The accessible name of a page, such as "Page 4". */
  pageLabel: (page: number) => string;
  className?: string | undefined;
}

const cell = clsx(
  'grid h-11 min-w-0 max-w-11 flex-1 place-items-center',
  'rounded-control text-label num',
  'transition-colors disabled:text-text-3',
);

/**
 * Pages of a list: three around the current one, one at each end. Nothing when there is one page
 * only.
 */
export function Pager(props: PagerProps): ReactNode {
  const { page, totalPages, onPage, label, previousLabel, nextLabel, pageLabel, className } = props;
  if (totalPages < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex justify-center gap-0.5 sm:gap-1">
        <li className="contents">
          <button
            type="button"
            aria-label={previousLabel}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
            className={clsx(cell, 'text-text-2 hover:bg-sunken')}
          >
            <ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />
          </button>
        </li>
        {pageItems(page, totalPages).map((item) => (
          <li key={item.key} className="contents">
            {item.page === undefined ? (
              <span aria-hidden className={clsx(cell, 'text-text-3')}>
                …
              </span>
            ) : (
              <PageButton
                page={item.page}
                current={item.page === page}
                label={pageLabel(item.page)}
                onPage={onPage}
              />
            )}
          </li>
        ))}
        <li className="contents">
          <button
            type="button"
            aria-label={nextLabel}
            disabled={page >= totalPages}
            onClick={() => onPage(page + 1)}
            className={clsx(cell, 'text-text-2 hover:bg-sunken')}
          >
            <ChevronRight size={20} aria-hidden className="rtl:-scale-x-100" />
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface PageButtonProps {
  page: number;
  current: boolean;
  label: string;
  onPage: (page: number) => void;
}

function PageButton({ page, current, label, onPage }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(page)}
      className={clsx(
        cell,
        current
          ? 'bg-brand font-bold text-on-brand'
          : 'text-text-2 hover:bg-sunken hover:text-text',
      )}
    >
      {page}
    </button>
  );
}
