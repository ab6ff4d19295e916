/** `/register` and `/register.html`. */
export { RegisterPage as default } from '../features/registration/register-page.tsx';
