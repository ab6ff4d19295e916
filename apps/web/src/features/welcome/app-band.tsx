import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { useSite } from '../../lib/site/site.ts';

/** Leads to the site as an app. */
export function AppBand(): ReactNode {
  const { t } = useTranslation('home');
  const { name } = useSite().settings;
  return (
    <section
      className={clsx(
        'flex flex-col items-start gap-4 p-5',
        'rounded-card bg-linear-to-r brand-band from-35%',
        'md:flex-row md:items-center md:gap-6 md:rounded-hero md:p-8 rtl:bg-linear-to-l',
      )}
    >
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-button bg-header-well text-gold"
      >
        <Smartphone size={24} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-h2">{t('app.title', { name })}</h2>
        <p className="mt-1 max-w-prose text-body text-on-header/85">{t('app.text')}</p>
      </div>
      <Button
        as={Link}
        to={paths.down}
        size={48}
        kind="outline"
        className={clsx(
          'border-on-header-2! bg-header! text-on-header! dark:bg-raised!',
          'hover:bg-header-well!',
        )}
      >
        {t('app.action')}
      </Button>
    </section>
  );
}
