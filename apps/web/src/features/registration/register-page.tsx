import { LogoMark } from '@lantern/ui';
import { ChevronLeft, LockKeyhole, type LucideIcon, ShieldCheck, WalletCards } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { currentSession, isTrial } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { usePageTitle } from '../../lib/title.ts';
import { FormFrame } from './form-frame.tsx';
import { LoginInstead } from './login-instead.tsx';
import { RegisterForm } from './register-form.tsx';
import { keepReferralCode } from './registration.queries.ts';
import { useRegistered } from './use-registered.ts';

/** Registration as a page of its own. Who is a member already has no use for it. */
export function RegisterPage() {
  const { t } = useTranslation('registration');
  const { state, search }: { state: unknown; search: string } = useLocation();
  const registered = useRegistered();
  const [alreadyMember] = useState(() => currentSession() !== undefined && !isTrial(currentSession()));
  usePageTitle(t('title'));
  useEffect(() => keepReferralCode(search), [search]);
  if (alreadyMember) return <Navigate to={paths.home} replace />;
  return (
    <div className="gutter mx-auto grid w-full max-w-270 gap-8 py-4 md:py-8 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-start">
      <div className="lg:order-2">
        <Link
          to={paths.home}
          className="relative -ms-1 inline-flex min-h-11 items-center gap-1 text-label text-text-2 no-underline hover:text-text"
        >
          <ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />
          {t('goBack')}
        </Link>
        <h1 className="mb-4 text-h1">{t('title')}</h1>
        <div className="rounded-card border border-border bg-surface p-4 shadow-s1 md:p-6">
          <FormFrame>
            <RegisterForm
              username={usernameOf(state)}
              onRegistered={registered}
              withReset
              footer={(username) => <LoginInstead to={paths.login} state={{ username }} />}
            />
          </FormFrame>
        </div>
      </div>
      <Reasons />
    </div>
  );
}

/** What another form has handed over. */
const usernameOf = (state: unknown): string | undefined => {
  const username = typeof state === 'object' && state !== null && 'username' in state ? state.username : undefined;
  return typeof username === 'string' ? username : undefined;
};

const reasons = [
  ['fair', ShieldCheck],
  ['wallet', WalletCards],
  ['private', LockKeyhole],
] as const satisfies [string, LucideIcon][];

/** Beside the form on a wide screen, below it on a phone. */
function Reasons() {
  const { t } = useTranslation('registration');
  const { name } = useSite().settings;
  return (
    <aside className="relative isolate flex flex-col gap-6 overflow-hidden rounded-hero bg-linear-to-br from-header to-brand p-6 text-on-header dark:to-brand-soft lg:sticky lg:top-24 lg:min-h-150 lg:justify-end lg:p-10">
      <span aria-hidden className="absolute end-4 top-4 -z-1 lg:hidden">
        <LogoMark size={48} />
      </span>
      <span aria-hidden className="absolute end-10 top-10 -z-1 max-lg:hidden">
        <LogoMark size={176} />
      </span>
      <h2 className="max-lg:pe-14 text-h1 lg:text-display">{t('side.title', { brand: name })}</h2>
      <ul className="flex flex-col gap-4">
        {reasons.map(([reason, Icon]) => (
          <li key={reason} className="flex items-center gap-3 text-article">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-button bg-white/15 text-[#FFC9BC]"
            >
              <Icon size={20} />
            </span>
            <span className="text-balance">{t(`side.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
