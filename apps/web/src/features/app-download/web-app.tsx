import { Button } from '@lantern/ui';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../../lib/device/install-prompt.ts';
import type { System } from './systems.ts';

/** The way without a file: the browser puts the site on the home screen. */
export function WebApp({ system }: { system: System }): ReactNode {
  const { t } = useTranslation('download');
  const install = useInstall();
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-4 md:p-5">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-control bg-surface text-brand"
      >
        <MonitorSmartphone size={24} />
      </span>
      <div className="min-w-52 flex-1">
        <h2 className="text-h3">{t('web.title')}</h2>
        <p className="text-body text-text-2">
          {t('web.text')} {t(`web.${system}`)}
        </p>
      </div>
      {install && <Button onClick={install}>{t('web.install')}</Button>}
    </section>
  );
}
