import type { LoginStep } from '@lantern/contracts';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../lib/lazy-part.ts';
import { usePendingLogin } from '../lib/login-step.ts';
import { useOverlay } from '../lib/overlay.ts';
import { useSession } from '../lib/session.ts';
import { SlowToast } from '../lib/slow-notice.tsx';
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
const AgentCentre = lazy(part(() => import('./agent-centre/agent-centre.tsx')));

type Shown = NonNullable<ReturnType<typeof useOverlay>['current']>['name'];

/** Those that anybody may have, logged in or not. */
const forEverybody: Partial<Record<Shown, ComponentType>> = {
  register: RegisterModal,
  registerSuccess: RegisterSuccess,
  terms: TermsOverlay,
  announcements: lazy(part(() => import('../features/announcements/announcements-modal.tsx'))),
  announcement: lazy(part(() => import('../features/announcements/announcement-popup.tsx'))),
  notice: lazy(part(() => import('../features/announcements/notice-modal.tsx'))),
  help: lazy(part(() => import('../features/help/help-modal.tsx'))),
  feedback: lazy(part(() => import('../features/help/feedback-modal.tsx'))),
  app: lazy(part(() => import('../features/app-download/app-modal.tsx'))),
  gamePopup: lazy(part(() => import('../features/games/game-popup.tsx'))),
  customerService: lazy(part(() => import('../features/customer-service/service-dialog.tsx'))),
};

/** A part that did not come leaves the page as it was, and says so. */
function Missing({ onTold }: { onTold: () => void }): ReactNode {
  const { t } = useTranslation('common');
  useEffect(() => {
    toast('danger', t('trouble.part'));
    onTold();
  });
  return null;
}

/**
 * What the address asks for, as far as the visitor may have it; who must log in first is asked to.
 */
function chosen(
  name: Shown | undefined,
  loggedIn: boolean,
  step: LoginStep | undefined,
): ComponentType | undefined {
  const Login = step === 'change_password' ? NewPasswordModal : LoginModal;
  switch (name) {
    case 'login':
      return loggedIn ? undefined : Login;
    case 'forgot':
      return loggedIn ? undefined : ForgotModal;
    case 'logout':
      return loggedIn ? LogoutDialog : undefined;
    case 'centre':
      return loggedIn ? MemberCentre : Login;
    case 'agent':
      return loggedIn ? AgentCentre : Login;
    default:
      return name && forEverybody[name];
  }
}

/**
 * Shows the overlay that the address names. Each is a part of its own, fetched when it is first
 * asked for.
 */
export function Overlays(): ReactNode {
  const { current, close } = useOverlay();
  const Current = chosen(current?.name, useSession() !== undefined, usePendingLogin()?.next);
  if (!Current) return null;
  return (
    <TroubleBoundary key={current?.name} fallback={() => <Missing onTold={close} />}>
      <Suspense fallback={<SlowToast />}>
        <Current />
      </Suspense>
    </TroubleBoundary>
  );
}
