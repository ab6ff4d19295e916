import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../../lib/overlay.ts';
import type { DialogProps } from '../state.ts';

/** Who registered by phone has no password yet, and gets one as if it had been forgotten: by a code sent to that phone. */
export default function NoPassword({ state, onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'common']);
  const overlay = useOverlay();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('noPassword.title')}
      message={t('noPassword.message', { mobile: state.mobile ?? '' })}
      confirmLabel={t('noPassword.go')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      onConfirm={() => overlay.open('forgot')}
    />
  );
}
