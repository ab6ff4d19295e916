import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import { LockKeyhole, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../lib/site/brand-mark.tsx';
import { useSite } from '../../lib/site/site.ts';

const reasons = [
  ['fair', ShieldCheck],
  ['private', LockKeyhole],
] as const satisfies [string, LucideIcon][];

/** The promises of the brand: beside a form on a wide screen, below it on a phone. */
export function HousePanel({ className }: { className?: string }): ReactNode {
  const { t } = useTranslation('home');
  const { name, welcomePicture } = useSite().settings;
  return (
    <aside
      className={clsx(
        'relative isolate flex flex-col gap-6 overflow-hidden p-6',
        'rounded-hero bg-linear-to-br brand-band',
        'lg:sticky lg:top-24 lg:min-h-160 lg:justify-end lg:p-10',
        className,
      )}
    >
      <span aria-hidden className="absolute end-4 top-4 -z-1 lg:hidden">
        <BrandMark size={48} />
      </span>
      {welcomePicture && (
        <span aria-hidden className="absolute inset-0 -z-1 max-lg:hidden">
          <Picture
            src={welcomePicture}
            width={1440}
            height={720}
            className="size-full object-cover object-[84%_50%]"
          />
          <span className="absolute inset-0 bg-linear-to-t from-black/85 via-black/25" />
        </span>
      )}
      <h2 className="max-lg:pe-14 text-h1 lg:text-display">{t('house.title', { brand: name })}</h2>
      <ul className="flex flex-col gap-4">
        {reasons.map(([reason, Icon]) => (
          <li key={reason} className="flex items-center gap-3 text-article">
            <span
              aria-hidden
              className={clsx(
                'grid size-10 shrink-0 place-items-center',
                'rounded-button bg-white/15 text-on-header',
              )}
            >
              <Icon size={20} />
            </span>
            <span className="text-balance">{t(`house.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
