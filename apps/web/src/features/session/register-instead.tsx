import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSwitch } from '../../lib/site/site.ts';

interface RegisterInsteadProps {
  /** Opens the registration over this page; without it the words link to its page. */
  onClick?: (() => void) | undefined;
  to?: string | undefined;
  state?: unknown;
}

const look =
  'relative inline-flex min-h-11 items-center rounded-control px-1 font-bold text-brand no-underline hover:text-brand-hover hover:underline';

/** The way to a new account, where the brand lets visitors make one by themselves. */
export function RegisterInstead({ onClick, to = '', state }: RegisterInsteadProps) {
  const { t } = useTranslation('session');
  const direct = useSwitch('DIRECTREG3');
  const byUsername = useSwitch('USERNAMEREG3');
  if (!direct || !byUsername) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-body text-text-2">
      {t('login.noAccount')}
      {onClick ? (
        <button type="button" onClick={onClick} className={look}>
          {t('login.register')}
        </button>
      ) : (
        <Link to={to} state={state} className={look}>
          {t('login.register')}
        </Link>
      )}
    </p>
  );
}
