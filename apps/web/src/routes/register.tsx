import type { ReactNode } from 'react';
import { RegisterPage } from '../features/registration/register-page.tsx';
import { HousePanel } from '../features/welcome/house-panel.tsx';

/** `/register` and `/register.html`. */
export default function RegisterRoute(): ReactNode {
  return <RegisterPage beside={<HousePanel />} />;
}
