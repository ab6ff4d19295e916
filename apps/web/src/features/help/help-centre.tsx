import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { BrandMark } from '../../lib/site/brand-mark.tsx';
import { useSite } from '../../lib/site/site.ts';
import { HelpContent } from './help-content.tsx';

/** The hash of the address; a truncated one is not an error. */
function sectionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * The help centre, `/helpmc`, and `/help` with a hash for a section. It has no header, so it has
 * its own link home.
 */
export function HelpCentre(): ReactNode {
  const { t } = useTranslation('help');
  const { name } = useSite().settings;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const choose = (section: string) => navigate({ search, hash: `#${encodeURIComponent(section)}` });
  return (
    <div className="gutter mx-auto flex w-full max-w-260 flex-col gap-4 py-4 md:gap-6 md:py-8">
      <Link
        to={paths.home}
        className={clsx(
          'inline-flex min-h-11 items-center gap-2 self-start',
          'text-label font-bold text-text no-underline hover:text-brand',
        )}
      >
        <BrandMark size={28} />
        {t('home', { brand: name })}
      </Link>
      <header>
        <h1 className="text-display">{t('title')}</h1>
        <p className="mt-1 text-body text-text-2">{t('intro')}</p>
      </header>
      <HelpContent hash={sectionIn(hash)} onChoose={choose} />
    </div>
  );
}
