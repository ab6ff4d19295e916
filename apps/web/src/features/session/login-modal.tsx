import { Modal } from '@lantern/ui/modal';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useEntered } from '../../lib/session/entered.ts';
import { usePendingLogin } from '../../lib/session/login-step.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterInstead } from './register-instead.tsx';
import { SecondStep } from './second-step.tsx';

/**
 * Login over the current page, followed by the second step where required. It has a fixed top and
 * room below, so that a late captcha does not move the fields.
 */
export default function LoginModal() {
  const { t } = useTranslation(['session', 'common']);
  const overlay = useOverlay();
  const { pathname, search } = useLocation();
  const pending = usePendingLogin();
  const params = overlay.current?.params ?? {};
  // For the member centre, the address itself names the page.
  const wanted = overlay.current?.name === 'centre' ? pathname + search : params.to;
  const entered = useEntered(wanted);
  return (
    <Modal
      open
      onOpenChange={overlay.close}
      width={400}
      title={t(pending ? 'verify.title' : 'login.title')}
      closeLabel={t('common:close')}
      className="max-md:min-h-[min(35rem,92dvh)] md:mt-[max(2rem,10dvh)]! md:mb-auto!"
    >
      {pending ? (
        <SecondStep key={pending.token} login={pending} onEntered={entered} />
      ) : (
        <LoginForm
          username={params.username}
          onEntered={entered}
          onForgot={(username) => overlay.open('forgot', { username })}
          footer={(username) => (
            <RegisterInstead onClick={() => overlay.open('register', { ...params, username })} />
          )}
        />
      )}
    </Modal>
  );
}
