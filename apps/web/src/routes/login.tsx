import { LoginPage } from '../features/session/login-page.tsx';

/** `/login`. */
export default function LoginRoute() {
  return <LoginPage />;
}
