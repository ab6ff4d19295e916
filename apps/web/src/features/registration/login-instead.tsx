import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface LoginInsteadProps {
  /** Opens the login over this page; without it the words link to the page of the login. */
  onClick?: (() => void) | undefined;
  to?: string | undefined;
  state?: unknown;
}

const look =
  'relative inline-flex min-h-11 items-center rounded-control px-1 font-bold text-brand no-underline hover:text-brand-hover hover:underline';

/** The way to the login, for those who have an account. */
export function LoginInstead({ onClick, to = '', state }: LoginInsteadProps) {
  const { t } = useTranslation('registration');
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-body text-text-2">
      {t('haveAccount')}
      {onClick ? (
        <button type="button" onClick={onClick} className={look}>
          {t('logIn')}
        </button>
      ) : (
        <Link to={to} state={state} className={look}>
          {t('logIn')}
        </Link>
      )}
    </p>
  );
}
