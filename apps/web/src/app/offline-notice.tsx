import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function observeConnection(observer: () => void): () => void {
  window.addEventListener('online', observer);
  window.addEventListener('offline', observer);
  return () => {
    window.removeEventListener('online', observer);
    window.removeEventListener('offline', observer);
  };
}

const isOnline = () => navigator.onLine;

/**
 * Says why nothing comes while the device is offline; what was asked for meanwhile goes on by
 * itself afterwards.
 */
export function OfflineNotice(): ReactNode {
  const { t } = useTranslation('common');
  const online = useSyncExternalStore(observeConnection, isOnline);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-toast flex justify-center lg:bottom-6"
    >
      {!online && (
        <p className="flex animate-pop items-center gap-3 rounded-card bg-ink px-4 py-3 text-label text-white shadow-s3">
          <WifiOff size={20} aria-hidden className="shrink-0 text-gold" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
