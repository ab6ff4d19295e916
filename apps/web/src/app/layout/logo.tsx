import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { BrandMark } from '../../lib/site/brand-mark.tsx';
import { useSite } from '../../lib/site/site.ts';

interface LogoProps {
  /** The background. */
  tone: 'header' | 'surface';
  /** On a phone the mark alone, where room is short. */
  short?: boolean;
}

/** The mark and the brand's name, which is left out where it does not fit; leads home. */
export function Logo({ tone, short = false }: LogoProps): ReactNode {
  const { name } = useSite().settings;
  return (
    <Link
      to={paths.home}
      className={clsx(
        // A name that does not fit wraps below the visible line.
        'flex h-11 min-w-0 flex-wrap items-center gap-x-1.5 overflow-hidden',
        'rounded-control font-display text-h3 font-extrabold no-underline',
        'sm:gap-2 sm:text-h2 lg:text-[1.25rem]',
        tone === 'header' ? 'text-on-header' : 'text-text',
      )}
    >
      <span className="flex h-11 items-center">
        <BrandMark size={28} />
      </span>
      <span className={clsx('truncate leading-11', short && 'max-md:sr-only')}>{name}</span>
    </Link>
  );
}
