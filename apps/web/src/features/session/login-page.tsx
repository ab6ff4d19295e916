import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { currentSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/title.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterInstead } from './register-instead.tsx';
import { useEntered } from './use-entered.ts';

const textIn = (state: unknown, key: string): string | undefined => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Login as a page of its own, with something `beside` the form. Who is logged in already has no use for it. */
export function LoginPage({ beside }: { beside: ReactNode }) {
  const { t } = useTranslation('session');
  const { state }: { state: unknown } = useLocation();
  const [alreadyIn] = useState(() => currentSession() !== undefined);
  const entered = useEntered(textIn(state, 'to'));
  usePageTitle(t('login.title'));
  if (alreadyIn) return <Navigate to={paths.home} replace />;
  return (
    <div className="gutter mx-auto grid w-full max-w-112 gap-8 py-6 md:py-8 lg:max-w-270 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-center">
      <div className="lg:order-2">
        <h1 className="mb-4 text-h1">{t('login.title')}</h1>
        <div className="rounded-card border border-border bg-surface p-4 shadow-s1 md:p-6">
          <LoginForm
            username={textIn(state, 'username')}
            onEntered={entered}
            footer={(username) => <RegisterInstead to={paths.register} state={{ username }} />}
          />
        </div>
      </div>
      {beside}
    </div>
  );
}
