import { staffEndpoints } from '@lantern/contracts';
import { Button, PasswordField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActForm } from '../../lib/act-form.ts';
import { openSession, useSessionState } from '../../lib/session.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { Entrance } from './entrance.tsx';

/** The first step: who it is, and the password. */
export function PasswordStep() {
  const { t } = useTranslation(['console', 'error']);
  const { ended } = useSessionState();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { form, busy, trouble } = useActForm(
    staffEndpoints.staffLogin,
    { username, password },
    ({ token }) => openSession(token),
  );
  return (
    <Entrance title={t('login.title')} text={t('login.text')}>
      <form {...form} className="flex flex-col gap-4">
        {ended && !trouble && (
          <p role="status" className="rounded-control bg-info-soft px-3 py-2 text-body text-info">
            {t(`error:${ended}`)}
          </p>
        )}
        <TextField
          label={t('login.username')}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          label={t('login.password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          showLabel={t('login.show')}
          hideLabelText={t('login.hide')}
          required
        />
        <Trouble of={trouble} />
        <Button type="submit" size={48} block loading={busy} disabled={!username || !password}>
          {t('login.next')}
        </Button>
      </form>
    </Entrance>
  );
}
