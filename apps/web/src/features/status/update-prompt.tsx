import { Button } from '@lantern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startShellWorker } from '../../lib/device/shell-worker.ts';
import { BottomNotice } from '../../lib/show/bottom-notice.tsx';

/** Offers a new version of the site. It never reloads by itself: a bet or a form may be open. */
export default function UpdatePrompt(): ReactNode {
  const { t } = useTranslation('status');
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => {
    // Without a worker the site is all there; it only starts slower the next time.
    startShellWorker((waiting) => setTakeOver(() => waiting)).catch(() => undefined);
  }, []);
  return (
    <BottomNotice className="pointer-events-auto max-w-lg flex-wrap">
      {takeOver && (
        <>
          <p className="min-w-48 flex-1 text-label">
            {t('update.title')}{' '}
            <span className="block text-caption text-on-header-2">{t('update.text')}</span>
          </p>
          <Button kind="accent" size={36} onClick={takeOver}>
            {t('update.action')}
          </Button>
          <Button
            kind="ghost"
            size={36}
            className="bg-transparent! text-white! hover:bg-header-well!"
            onClick={() => setTakeOver(undefined)}
          >
            {t('update.later')}
          </Button>
        </>
      )}
    </BottomNotice>
  );
}
