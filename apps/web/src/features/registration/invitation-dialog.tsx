import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';

interface InvitationDialogProps {
  /** The form has a field for the code; otherwise a link has brought it. */
  withField: boolean;
  onClose: () => void;
}

/** Warns of an invalid invitation code; no account was created. */
export default function InvitationDialog({ withField, onClose }: InvitationDialogProps) {
  const { t } = useTranslation(['registration', 'common', 'error']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('invitationRefused.title')}
      message={withField ? t('error:invitation_code_error') : t('badLinkNoField')}
      confirmLabel={t('invitationRefused.confirm')}
      onConfirm={onClose}
      closeLabel={t('common:close')}
    />
  );
}
