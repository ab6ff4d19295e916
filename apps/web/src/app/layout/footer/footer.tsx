import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategories } from '../../../features/games/use-categories.ts';
import { vendorMarkPath } from '../../../lib/navigation/paths.ts';
import { BrandMark } from '../../../lib/site/brand-mark.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { SocialLinks } from '../social-links.tsx';
import { Affiliate } from './affiliate.tsx';
import { Block, Mark } from './block.tsx';
import { Explore } from './explore.tsx';
import { Payments } from './payments.tsx';
import { Responsibility } from './responsibility.tsx';

function Vendors(): ReactNode {
  const { t } = useTranslation('layout');
  const vendors = new Map(
    useCategories().flatMap((entry) =>
      entry.vendors.map(({ vassalage, name }) => [vassalage, name] as const),
    ),
  );
  if (vendors.size === 0) return null;
  return (
    <Block title={t('footer.vendors')}>
      <ul className="flex flex-wrap gap-2">
        {[...vendors].map(([vassalage, name]) => (
          <Mark key={vassalage} src={vendorMarkPath(vassalage)} name={name} />
        ))}
      </ul>
    </Block>
  );
}

/** What the house says of itself at the end of a page (NAV-11). */
export default function Footer(): ReactNode {
  const { t } = useTranslation('layout');
  const { name, copyrightYear } = useSite().settings;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a landmark may have a name.
    <footer aria-label={t('footer.label')} className="border-t border-border bg-surface">
      <div className="gutter flex flex-col gap-8 py-8">
        <Affiliate />
        <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-4">
          <div className="flex flex-col gap-4">
            <Block title={t('footer.about', { name })}>
              <p className="max-w-prose text-body text-text-2">{t('footer.aboutText', { name })}</p>
            </Block>
            <SocialLinks label={t('social')} />
          </div>
          <Explore />
          <Payments />
          <Responsibility />
        </div>
        <Vendors />
      </div>
      <p
        className={clsx(
          'gutter flex items-center gap-2 py-4',
          'border-t border-border text-caption text-text-3',
        )}
      >
        <BrandMark size={18} />
        {t('footer.copyright', { year: copyrightYear ?? new Date().getFullYear(), name })}
      </p>
    </footer>
  );
}
