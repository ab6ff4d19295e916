import type { ReactNode } from 'react';
import { NewPasswordPage } from '../features/password/new-password-page.tsx';
import { ResetPage } from '../features/password/reset-page.tsx';
import { LoginPage } from '../features/session/login-page.tsx';
import { HousePanel } from '../features/welcome/house-panel.tsx';
import { useArrival } from '../lib/navigation/arrival.ts';
import { usePendingLogin } from '../lib/session/login-step.ts';

/** `/login`, also for changing a password, or setting one by the link of an e-mail. */
export default function LoginRoute(): ReactNode {
  const { reset } = useArrival();
  const step = usePendingLogin()?.next;
  // A phone shows the form alone: who comes back knows the house.
  const beside = <HousePanel className="max-lg:hidden" />;
  if (reset !== undefined) return <ResetPage ticket={reset} beside={beside} />;
  if (step === 'change_password') return <NewPasswordPage beside={beside} />;
  return <LoginPage beside={beside} />;
}
