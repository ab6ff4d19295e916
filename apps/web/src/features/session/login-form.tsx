import { registerSettings } from '@lantern/contracts';
import { Tabs } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import type { Enter } from '../../lib/session/entered.ts';
import { accountLeft } from '../../lib/session/login-step.ts';
import { readLastLogin } from '../../lib/session/remembered.ts';
import { SocialButtons } from '../../lib/session/social-buttons.tsx';
import { useSwitch } from '../../lib/site/site.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { SmsLogin } from './sms-login.tsx';
import { useLogin } from './use-login.ts';
import { UsernameLogin } from './username-login.tsx';

type Method = 'password' | 'sms';

interface LoginFormProps {
  username?: string | undefined;
  /** The agents' area is for agents only, so it offers nothing for new visitors. */
  area?: 'agent' | undefined;
  onEntered: Enter;
  /** Gets the username typed so far. */
  onForgot: (username: string) => void;
  /** Leads to the registration; gets the same. */
  footer: (username: string) => ReactNode;
}

/**
 * Login by password, and by SMS code where the brand has that on (LOG-02); then by a sign-in
 * provider.
 */
export function LoginForm({ username: first, area, onEntered, onForgot, footer }: LoginFormProps) {
  const { t } = useTranslation('session');
  const bySms = useSwitch('MOBILEVERCODELOGIN3');
  const providers = useQuery(queryOf(registerSettings)).data?.social ?? [];
  const [last] = useState(readLastLogin);
  const [method, setMethod] = useState<Method>(last?.type === 'sms' ? 'sms' : 'password');
  const [username, setUsername] = useState(() => first || accountLeft() || (last?.username ?? ''));
  const login = useLogin(onEntered, area, bySms && method === 'sms' ? 'sms' : 'username');
  const change = (next: Method) => {
    setMethod(next);
    login.forgive();
  };
  const typed = username.trim();
  const forgot = () => onForgot(typed);
  const byPassword = (
    <UsernameLogin login={login} username={username} onUsername={setUsername} onForgot={forgot} />
  );
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
          {method === 'password' ? byPassword : <SmsLogin login={login} onForgot={forgot} />}
        </Tabs>
      ) : (
        byPassword
      )}
      <SocialButtons providers={providers} purpose="login" area={area} />
      {!area && <FreePlayButton size={48} block />}
      {!area && footer(typed)}
    </div>
  );
}
