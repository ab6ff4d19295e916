import type { ReactNode } from 'react';
import { LoginPage } from '../features/session/login-page.tsx';
import { HousePanel } from '../features/welcome/house-panel.tsx';

/** `/login`. A phone shows the form alone: who comes back knows the house. */
export default function LoginRoute(): ReactNode {
  return <LoginPage beside={<HousePanel className="max-lg:hidden" />} />;
}
