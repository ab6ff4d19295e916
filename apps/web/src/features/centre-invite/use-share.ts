import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/show/toast.ts';
import { useSite } from '../../lib/site/site.ts';

/** Who closes the device's own dialog has shared nothing, and wanted it so. */
const wasGivenUp = (trouble: unknown) =>
  trouble instanceof DOMException && trouble.name === 'AbortError';

/** Hands a link to the device's own dialog; undefined where the browser has none. */
export function useShare(): ((url: string) => Promise<void>) | undefined {
  const { t } = useTranslation('centre');
  const { settings } = useSite();
  if (typeof navigator.share !== 'function') return undefined;
  return async (url) => {
    try {
      await navigator.share({
        title: settings.name,
        text: t('invite.shareText', { brand: settings.name }),
        url,
      });
    } catch (trouble) {
      if (!wasGivenUp(trouble)) toast('danger', t('invite.failed'));
    }
  };
}
