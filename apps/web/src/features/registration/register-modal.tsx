import { focusFirstControl, Modal } from '@lantern/ui/modal';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { keepInvitation } from '../../lib/session/invitation.ts';
import { FormFrame } from './form-frame.tsx';
import { LoginInstead } from './login-instead.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegistered } from './use-registered.ts';

/** The form appears when its rules have loaded, after the modal has opened. */
function TakeFocus() {
  useEffect(focusFirstControl, []);
  return null;
}

/** Registration over the page that the visitor is on. */
export default function RegisterModal() {
  const { t } = useTranslation(['registration', 'common']);
  const overlay = useOverlay();
  const registered = useRegistered();
  const params = overlay.current?.params ?? {};
  const { search } = useLocation();
  useEffect(() => keepInvitation(search), [search]);
  return (
    <Modal open onOpenChange={overlay.close} title={t('title')} closeLabel={t('common:close')}>
      <FormFrame>
        <RegisterForm
          username={params.username}
          onRegistered={registered}
          footer={(username) => (
            <LoginInstead onClick={() => overlay.open('login', { ...params, username })} />
          )}
        />
        <TakeFocus />
      </FormFrame>
    </Modal>
  );
}
