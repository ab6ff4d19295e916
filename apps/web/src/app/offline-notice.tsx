import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomNotice } from '../lib/show/bottom-notice.tsx';

function observeConnection(observer: () => void): () => void {
  window.addEventListener('online', observer);
  window.addEventListener('offline', observer);
  return () => {
    window.removeEventListener('online', observer);
    window.removeEventListener('offline', observer);
  };
}

const isOnline = () => navigator.onLine;

/** Shown while the device is offline; pending queries resume by themselves afterwards. */
export function OfflineNotice(): ReactNode {
  const { t } = useTranslation('common');
  const online = useSyncExternalStore(observeConnection, isOnline);
  return (
    <BottomNotice className="text-label">
      {!online && (
        <>
          <WifiOff size={20} aria-hidden className="shrink-0 text-gold" />
          <p>{t('offline')}</p>
        </>
      )}
    </BottomNotice>
  );
}
