import { Modal } from '@lantern/ui/modal';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { usePendingLogin } from '../../lib/session/login-step.ts';
import { FormPlace } from './form-place.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Replaces the login while a new password is demanded; then the login opens again (LOG-04). */
export default function NewPasswordModal() {
  const { t } = useTranslation(['password', 'common']);
  const overlay = useOverlay();
  const login = usePendingLogin();
  if (!login) return null;
  return (
    <Modal
      open
      onOpenChange={overlay.close}
      width={400}
      title={t('required.title')}
      closeLabel={t('common:close')}
    >
      <FormPlace>
        <NewPasswordForm login={login} />
      </FormPlace>
    </Modal>
  );
}
