import type { LoginStep } from '@lantern/contracts';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../lib/lazy-part.ts';
import { usePendingLogin } from '../lib/login-step.ts';
import { useOverlay } from '../lib/overlay.ts';
import { useSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { TroubleBoundary } from '../lib/trouble-boundary.tsx';

const LoginModal = lazy(part(() => import('../features/session/login-modal.tsx')));
const NewPasswordModal = lazy(part(() => import('../features/password/new-password-modal.tsx')));
const ForgotModal = lazy(part(() => import('../features/password/forgot-modal.tsx')));
const RegisterModal = lazy(part(() => import('../features/registration/register-modal.tsx')));
const RegisterSuccess = lazy(part(() => import('../features/registration/register-success.tsx')));
const LogoutDialog = lazy(part(() => import('../features/session/logout-dialog.tsx')));
const TermsOverlay = lazy(part(() => import('../features/registration/terms-overlay.tsx')));
const MemberCentre = lazy(part(() => import('./member-centre/member-centre.tsx')));

/** A part that did not come leaves the page as it was, and says so. */
function Missing({ onTold }: { onTold: () => void }): ReactNode {
  const { t } = useTranslation('common');
  useEffect(() => {
    toast('danger', t('trouble.part'));
    onTold();
  });
  return null;
}

/** What the address asks for, as far as the visitor may have it; who must log in first is asked to. */
function chosen(name: string | undefined, loggedIn: boolean, step: LoginStep | undefined): ComponentType | undefined {
  const Login = step === 'change_password' ? NewPasswordModal : LoginModal;
  switch (name) {
    case 'login':
      return loggedIn ? undefined : Login;
    case 'forgot':
      return loggedIn ? undefined : ForgotModal;
    case 'register':
      return RegisterModal;
    case 'registerSuccess':
      return RegisterSuccess;
    case 'logout':
      return loggedIn ? LogoutDialog : undefined;
    case 'terms':
      return TermsOverlay;
    case 'centre':
      return loggedIn ? MemberCentre : Login;
    default:
      return undefined;
  }
}

/** Shows the overlay that the address names. Each is a part of its own, fetched when it is first asked for. */
export function Overlays(): ReactNode {
  const { current, close } = useOverlay();
  const Current = chosen(current?.name, useSession() !== undefined, usePendingLogin()?.next);
  if (!Current) return null;
  return (
    <TroubleBoundary key={current?.name} fallback={() => <Missing onTold={close} />}>
      <Suspense>
        <Current />
      </Suspense>
    </TroubleBoundary>
  );
}
