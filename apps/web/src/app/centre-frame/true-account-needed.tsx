import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';

/** Explains to a trial account that it needs a real one, and leads to the registration (MEM-04). */
export function TrueAccountNeeded() {
  const { t } = useTranslation(['centre', 'error', 'common']);
  const overlay = useOverlay();
  return (
    <ConfirmDialog
      open
      onOpenChange={overlay.close}
      title={t('trial.title')}
      message={t('error:in_need_true_account')}
      confirmLabel={t('trial.register')}
      cancelLabel={t('trial.notNow')}
      closeLabel={t('common:close')}
      kind="accent"
      onConfirm={() => overlay.open('register')}
    />
  );
}
