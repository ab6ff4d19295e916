import { Modal } from '@lantern/ui/modal';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../../lib/overlay.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterInstead } from './register-instead.tsx';
import { useEntered } from './use-entered.ts';

/**
 * Login over the page that the visitor is on. It hangs from a fixed height and has room below, so that a captcha that comes
 * later does not move the fields.
 */
export default function LoginModal() {
  const { t } = useTranslation(['session', 'common']);
  const overlay = useOverlay();
  const { pathname, search } = useLocation();
  const params = overlay.current?.params ?? {};
  // In the place of the member centre the address itself says what is wanted.
  const wanted = overlay.current?.name === 'centre' ? pathname + search : params.to;
  const entered = useEntered(wanted);
  return (
    <Modal
      open
      onOpenChange={overlay.close}
      width={400}
      title={t('login.title')}
      closeLabel={t('common:close')}
      className="max-md:min-h-[min(35rem,92dvh)] md:mt-[max(2rem,14dvh)]! md:mb-auto!"
    >
      <LoginForm
        username={params.username}
        onEntered={entered}
        footer={(username) => <RegisterInstead onClick={() => overlay.open('register', { ...params, username })} />}
      />
    </Modal>
  );
}
