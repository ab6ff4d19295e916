import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';

/** Warns of an invitation code that is no good; nothing was sent. */
export default function InvitationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['registration', 'common', 'error']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('invitationRefused.title')}
      message={t('error:invitation_code_error')}
      confirmLabel={t('invitationRefused.confirm')}
      onConfirm={onClose}
      closeLabel={t('common:close')}
    />
  );
}
