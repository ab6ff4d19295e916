import { type ReactNode, useId } from 'react';
import { BrandMark } from '../../lib/site/brand-mark.tsx';

interface ClosedPageProps {
  title: string;
  /** Below the title, in the same voice. */
  subtitle?: string;
  children: ReactNode;
  /** Actions: contact, and language. */
  ways: ReactNode;
}

/** Replaces the whole site: the dimmed mark, the reason, and what to do. */
export function ClosedPage({ title, subtitle, children, ways }: ClosedPageProps): ReactNode {
  const heading = useId();
  return (
    <main
      aria-labelledby={heading}
      data-band="header"
      className="flex min-h-dvh flex-col items-center bg-ink px-4 py-6 text-white"
    >
      <div className="my-auto flex w-full max-w-120 flex-col items-center gap-5 py-8 text-center">
        <span aria-hidden className="opacity-60">
          <BrandMark size={96} />
        </span>
        <div className="flex flex-col gap-1">
          <h1 id={heading} className="text-h1">
            {title}
          </h1>
          {subtitle && <p className="text-label text-on-header-2">{subtitle}</p>}
        </div>
        {children}
        <div className="flex flex-wrap items-center justify-center gap-3">{ways}</div>
      </div>
    </main>
  );
}
