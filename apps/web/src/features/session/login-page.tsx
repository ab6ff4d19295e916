import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { EntryPage } from '../../lib/navigation/entry-page.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useEntered } from '../../lib/session/entered.ts';
import { usePendingLogin } from '../../lib/session/login-step.ts';
import { currentSession } from '../../lib/session/session.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterInstead } from './register-instead.tsx';
import { SecondStep } from './second-step.tsx';

const textIn = (state: unknown, key: string): string | undefined => {
  const value: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The page of the login, with something `beside` the form. A logged-in member is sent on. */
export function LoginPage({ beside }: { beside: ReactNode }) {
  const { t } = useTranslation('session');
  const { state, search }: { state: unknown; search: string } = useLocation();
  const overlay = useOverlay();
  const pending = usePendingLogin();
  const [alreadyIn] = useState(() => currentSession() !== undefined);
  const entered = useEntered(textIn(state, 'to'));
  const area = new URLSearchParams(search).get('area') === 'agent' ? 'agent' : undefined;
  if (alreadyIn) return <Navigate to={paths.home} replace />;
  if (pending)
    return (
      <EntryPage title={t('verify.title')} beside={beside}>
        <SecondStep key={pending.token} login={pending} onEntered={entered} />
      </EntryPage>
    );
  return (
    <EntryPage title={t(area ? 'login.agentTitle' : 'login.title')} beside={beside}>
      <LoginForm
        username={textIn(state, 'username')}
        area={area}
        onEntered={entered}
        onForgot={(username) => overlay.open('forgot', { username })}
        footer={(username) => <RegisterInstead to={paths.register} state={{ username }} />}
      />
    </EntryPage>
  );
}
