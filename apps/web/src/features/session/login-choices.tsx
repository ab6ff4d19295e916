import { Checkbox } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { TextAction } from '../../lib/forms/text-action.tsx';
import type { Login } from './use-login.ts';

interface LoginChoicesProps {
  login: Login;
  /** What the next visit would find in the form: a name or a number, never a password. */
  rememberLabel: string;
  onForgot: () => void;
}

/** What this device remembers, and the link for a forgotten password. */
export function LoginChoices({ login, rememberLabel, onForgot }: LoginChoicesProps) {
  const { t } = useTranslation('session');
  return (
    <div className="-my-1 flex flex-col">
      <div className="flex items-center justify-between gap-x-1">
        <Checkbox
          label={rememberLabel}
          checked={login.remember}
          onChange={({ target }) => login.setRemember(target.checked)}
        />
        <TextAction onClick={onForgot}>{t('login.forgot')}</TextAction>
      </div>
      <Checkbox
        label={
          <>
            {t('login.stay')}
            <span className="block text-caption text-text-3">{t('login.stayHint')}</span>
          </>
        }
        checked={login.stay}
        onChange={({ target }) => login.setStay(target.checked)}
      />
    </div>
  );
}
