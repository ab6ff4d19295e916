import { Modal } from '@lantern/ui/modal';
import { useTranslation } from 'react-i18next';
import { usePendingLogin } from '../../lib/login-step.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { FormPlace } from './form-place.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/**
 * Stands in the place of the login while a new password is demanded; then the login opens again
 * (LOG-04).
 */
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
