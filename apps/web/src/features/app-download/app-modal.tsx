import { Button, Tabs } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSite } from '../../lib/site/site.ts';
import { AppCode } from './app-code.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { type System, systemHere, systems } from './systems.ts';
import { WebApp } from './web-app.tsx';

/** The guide to the app over the page, `?overlay=app` (NAV-14). */
export default function AppModal(): ReactNode {
  const { t } = useTranslation(['download', 'common']);
  const { close, leave } = useOverlay();
  const { name: brand } = useSite().settings;
  const [system, setSystem] = useState<System>(systemHere() ?? 'android');
  return (
    <Modal
      open
      onOpenChange={close}
      title={t('title')}
      description={t('intro', { brand })}
      closeLabel={t('common:close')}
    >
      <Tabs
        label={t('systems')}
        tabs={systems.map((id) => ({ id, label: t(id) }))}
        value={system}
        onChange={setSystem}
      >
        <div className="flex flex-col gap-5">
          <div className="flex justify-center rounded-card bg-sunken p-4">
            <AppCode system={system} size="small" />
          </div>
          <GuideSteps system={system} level={3} />
          <WebApp system={system} />
          <Button kind="outline" block size={48} onClick={() => leave(paths.down)}>
            {t('more')}
          </Button>
        </div>
      </Tabs>
    </Modal>
  );
}
