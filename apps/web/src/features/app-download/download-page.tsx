import { Card, Tabs } from '@lantern/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site/site.ts';
import { AppCode } from './app-code.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { type System, systemHere, systems } from './systems.ts';
import { WebApp } from './web-app.tsx';

/**
 * How to get the app, `/down` and `/download`: a code, four steps, and the way without a file
 * (NAV-14).
 */
export function DownloadPage(): ReactNode {
  const { t } = useTranslation('download');
  const { name: brand } = useSite().settings;
  const [system, setSystem] = useState<System>(systemHere() ?? 'android');
  return (
    <div className="gutter mx-auto flex w-full max-w-260 flex-col gap-4 py-4 md:gap-6 md:py-8">
      <header>
        <h1 className="text-display">{t('title')}</h1>
        <p className="mt-1 text-body text-text-2">{t('intro', { brand })}</p>
      </header>
      <Card>
        <Tabs
          label={t('systems')}
          tabs={systems.map((id) => ({ id, label: t(id) }))}
          value={system}
          onChange={setSystem}
        >
          <div className="grid items-start gap-6 pt-2 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
            <div className="flex justify-center rounded-card bg-sunken p-6 lg:sticky lg:top-22">
              <AppCode system={system} size="page" />
            </div>
            <GuideSteps system={system} level={2} />
          </div>
        </Tabs>
      </Card>
      <WebApp system={system} />
    </div>
  );
}
