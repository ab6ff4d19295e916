import type { SessionValue } from '@lantern/contracts';
import { Tabs } from '@lantern/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSwitch } from '../../lib/site.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { SmsLogin } from './sms-login.tsx';
import { useLogin } from './use-login.ts';
import { UsernameLogin } from './username-login.tsx';

type Method = 'password' | 'sms';

interface LoginFormProps {
  username?: string | undefined;
  onEntered: (session: SessionValue) => void;
  /** The way to register instead; is told the username that was typed so far. */
  footer: (username: string) => ReactNode;
}

/** Login by password, and by SMS code where the brand has that on (LOG-02). */
export function LoginForm({ username: first = '', onEntered, footer }: LoginFormProps) {
  const { t } = useTranslation('session');
  const bySms = useSwitch('MOBILEVERCODELOGIN3');
  const [method, setMethod] = useState<Method>('password');
  const [username, setUsername] = useState(first);
  const login = useLogin(onEntered);
  const change = (next: Method) => {
    setMethod(next);
    login.forgive();
  };
  const byPassword = <UsernameLogin login={login} username={username} onUsername={setUsername} />;
  return (
    <div className="flex flex-col gap-4">
      {bySms ? (
        <Tabs
          label={t('login.methods')}
          tabs={[
            { id: 'password', label: t('login.byPassword') },
            { id: 'sms', label: t('login.bySms') },
          ]}
          value={method}
          onChange={change}
        >
          {method === 'password' ? byPassword : <SmsLogin login={login} />}
        </Tabs>
      ) : (
        byPassword
      )}
      <FreePlayButton size={48} block />
      {footer(username.trim())}
    </div>
  );
}
