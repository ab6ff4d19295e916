import clsx from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/title.ts';
import { keepInvitation } from '../../lib/session/invitation.ts';
import { currentSession, isTrial } from '../../lib/session/session.ts';
import { FormFrame } from './form-frame.tsx';
import { LoginInstead } from './login-instead.tsx';
import { RegisterForm } from './register-form.tsx';
import { socialTicketOf } from './social-ticket.ts';
import { useRegistered } from './use-registered.ts';

interface RegisterPageProps {
  /** Beside the form on a wide screen, and after it on a phone. */
  beside: ReactNode;
  /** Above the form on a phone, and above `beside` on a wide screen. */
  above?: ReactNode;
  /** Below the form. */
  below?: ReactNode;
}

/** The page of the registration. A logged-in member is sent on. */
export function RegisterPage({ beside, above, below }: RegisterPageProps) {
  const { t } = useTranslation('registration');
  const { state, search }: { state: unknown; search: string } = useLocation();
  const registered = useRegistered();
  const [alreadyMember] = useState(
    () => currentSession() !== undefined && !isTrial(currentSession()),
  );
  const [social, setSocial] = useState(() => socialTicketOf(state));
  usePageTitle(t('title'));
  useEffect(() => keepInvitation(search), [search]);
  if (alreadyMember) return <Navigate to={paths.home} replace />;
  return (
    <div
      className={clsx(
        'gutter mx-auto grid w-full max-w-270 py-4',
        'md:py-8 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_1fr] lg:items-start',
        'lg:gap-x-8',
      )}
    >
      {above}
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Link
          to={paths.home}
          className={clsx(
            'relative -ms-1 inline-flex min-h-11 items-center gap-1',
            'text-label text-text-2 no-underline hover:text-text',
          )}
        >
          <ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />
          {t('goBack')}
        </Link>
        <h1 className="mb-4 text-h1">{t('title')}</h1>
        <div className="rounded-card border border-border bg-surface p-4 shadow-s1 md:p-6">
          <FormFrame>
            <RegisterForm
              username={usernameOf(state)}
              social={social}
              onDropSocial={() => setSocial(undefined)}
              onRegistered={registered}
              withReset
              footer={(username) => <LoginInstead to={paths.login} state={{ username }} />}
            />
          </FormFrame>
        </div>
        {below}
      </div>
      {beside}
    </div>
  );
}

/** What another form has handed over. */
const usernameOf = (state: unknown): string | undefined => {
  const username =
    typeof state === 'object' && state !== null && 'username' in state ? state.username : undefined;
  return typeof username === 'string' ? username : undefined;
};
