import { Picture, SectionHeading, StatusPill } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import clsx from 'clsx';
import { ChevronRight, MoonStar, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { DrawPromise } from './draw-promise.tsx';

const kinds = [
  ['vn', paths.vnlottery, artAddress('game', 'ELOTT.boards')],
  ['quick', paths.lottery, artAddress('game', 'ELOTT.drum')],
] as const;

/**
 * `/elott` of a brand without draws: what will be drawn here, how it can be checked, and what can
 * be played today.
 */
export function ElottPage({ suggestions }: { suggestions: ReactNode }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <div className="gutter flex flex-col gap-6 py-3 md:gap-8 md:pb-6">
      <div className="flex flex-col gap-2 pt-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-h1">{t('title')}</h1>
          <StatusPill tone="neutral" icon={MoonStar}>
            {t('noDraw')}
          </StatusPill>
        </div>
        <p className="max-w-prose text-article text-text-2">{t('intro')}</p>
      </div>
      <section className="flex flex-col gap-2">
        <SectionHeading icon={<Ticket size={20} />} title={t('kinds.title')} />
        <ul className="grid gap-3 md:grid-cols-2">
          {kinds.map(([kind, to, art]) => (
            <li key={kind} className="min-w-0">
              <Link
                to={to}
                className={clsx(
                  'group grid h-full grid-cols-[6.5rem_1fr] overflow-hidden',
                  'rounded-card border border-border bg-surface text-text no-underline',
                  'shadow-s1 md:grid-cols-[9rem_1fr]',
                  'transition pointer:hover:-translate-y-0.5 pointer:hover:shadow-s2',
                )}
              >
                <span className="relative bg-sunken">
                  <Picture
                    src={art}
                    width={300}
                    height={400}
                    className="absolute inset-0 size-full object-cover object-[50%_40%]"
                  />
                </span>
                <span className="flex flex-col gap-1 p-4 md:p-5">
                  <span className="flex items-center gap-2 text-h3">
                    <span className="min-w-0 flex-1">{t(`kinds.${kind}`)}</span>
                    <ChevronRight
                      size={18}
                      aria-hidden
                      className="shrink-0 text-brand rtl:-scale-x-100"
                    />
                  </span>
                  <span className="text-body text-text-2">{t(`kinds.${kind}Text`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <DrawPromise />
      {suggestions}
    </div>
  );
}
