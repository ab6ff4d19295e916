import { RegisterPage } from '../features/registration/register-page.tsx';

/** `/register` and `/register.html`. */
export default function RegisterRoute() {
  return <RegisterPage />;
}
