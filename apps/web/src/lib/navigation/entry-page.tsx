import clsx from 'clsx';
import type { ReactNode } from 'react';
import { usePageTitle } from './title.ts';

interface EntryPageProps {
  title: string;
  /** Beside the form on a wide screen. */
  beside: ReactNode;
  children: ReactNode;
}

/** The page of one short form on the way into the site. */
export function EntryPage({ title, beside, children }: EntryPageProps): ReactNode {
  usePageTitle(title);
  return (
    <div
      className={clsx(
        'gutter mx-auto grid w-full max-w-112 gap-8 py-6',
        'md:py-8 lg:max-w-270 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-center',
      )}
    >
      <div className="lg:order-2">
        <h1 className="mb-4 text-h1">{title}</h1>
        <div className="rounded-card border border-border bg-surface p-4 shadow-s1 md:p-6">
          {children}
        </div>
      </div>
      {beside}
    </div>
  );
}
