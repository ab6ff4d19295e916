import { Button } from '@lantern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startShellWorker } from '../../lib/device/shell-worker.ts';

/** Offers a new version of the site. It never reloads by itself: a bet or a form may be open. */
export default function UpdatePrompt(): ReactNode {
  const { t } = useTranslation('status');
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => {
    // Without a worker the site is all there; it only starts slower the next time.
    startShellWorker((waiting) => setTakeOver(() => waiting)).catch(() => undefined);
  }, []);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-toast flex justify-center lg:bottom-6"
    >
      {takeOver && (
        <div className="pointer-events-auto flex max-w-lg animate-pop flex-wrap items-center gap-3 rounded-card bg-ink px-4 py-3 text-white shadow-s3">
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
        </div>
      )}
    </div>
  );
}
