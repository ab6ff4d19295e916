import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/overlay.ts';

/**
 * What a trial account is told in place of a centre, with the way to an account of its own
 * (MEM-04).
 */
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
