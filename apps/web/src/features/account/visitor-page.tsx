import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSite, useSwitch } from '../../lib/site/site.ts';

/** The same page for a visitor: login, registration, and what everyone has. */
export function VisitorPage({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const direct = useSwitch('DIRECTREG3');
  const { name } = useSite().settings;
  return (
    <div className="gutter mx-auto flex w-full max-w-160 flex-col gap-5 py-4 md:py-6">
      <div
        className={clsx(
          'flex flex-col items-center gap-3 px-4 py-6',
          'rounded-card border border-border bg-surface text-center shadow-s1',
        )}
      >
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand"
        >
          <UserRound size={28} />
        </span>
        <h1 className="text-h2">{t('me.visitor', { name })}</h1>
        <div className="grid w-full max-w-80 auto-cols-fr grid-flow-col gap-3">
          <Button kind="outline" size={48} onClick={() => overlay.open('login')}>
            {t('login')}
          </Button>
          {direct && (
            <Button kind="accent" size={48} onClick={() => overlay.open('register')}>
              {t('register')}
            </Button>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
