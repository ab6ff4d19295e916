import { ErrorBlock } from '@lantern/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from '../parts/lazy-part.ts';
import { NetworkTrouble, requestIdOf } from './trouble.ts';
import { useTroubleText } from './trouble-text.ts';

interface TroubleBlockProps {
  trouble: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** What may come by itself as soon as there is a connection. */
const mayBeOffline = (trouble: unknown) =>
  trouble instanceof NetworkTrouble || trouble instanceof PartMissing;

/**
 * Explains the error, with an id for support and a retry; it retries by itself when the connection
 * is back (ERR-03). The texts must have loaded.
 */
export function TroubleBlock({ trouble, onRetry, busy }: TroubleBlockProps): ReactNode {
  const { t } = useTranslation('common');
  const textOf = useTroubleText();
  const id = requestIdOf(trouble);
  const tryAgain = useEffectEvent(() => {
    if (mayBeOffline(trouble)) onRetry();
  });
  useEffect(() => {
    const onOnline = () => tryAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  // A part that does not come the second time either is one of an older release; only a reload
  // learns the new names.
  const outdated = trouble instanceof PartMissing && trouble.attempt > 1;
  const retry = outdated
    ? { label: t('reload'), onRetry: () => window.location.reload() }
    : { label: t('retry'), onRetry, busy };
  return (
    <ErrorBlock
      title={t('trouble.title')}
      hint={textOf(trouble)}
      request={id ? { label: t('trouble.requestId'), id } : undefined}
      retry={retry}
    />
  );
}
