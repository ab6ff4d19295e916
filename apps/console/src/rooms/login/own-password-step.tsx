import { staffEndpoints } from '@lantern/contracts';
import { Button, PasswordField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActForm } from '../../lib/act-form.ts';
import { closeSession } from '../../lib/session.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { Entrance } from './entrance.tsx';

/**
 * The first step while the password was made by someone else: to choose a new one. The login starts
 * again after it.
 */
export function OwnPasswordStep() {
  const { t } = useTranslation();
  const [newPassword, setNewPassword] = useState('');
  const { form, wrong, busy, trouble } = useActForm(
    staffEndpoints.changeStaffPassword,
    { newPassword },
    () => closeSession(),
  );
  return (
    <Entrance title={t('login.own.title')} text={t('login.own.text')}>
      <form {...form} className="flex flex-col gap-4">
        <PasswordField
          label={t('password.next')}
          hint={t('password.hint')}
          value={newPassword}
          error={wrong.newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
          autoComplete="new-password"
          showLabel={t('login.show')}
          hideLabelText={t('login.hide')}
          required
        />
        <Trouble of={trouble} />
        <Button type="submit" size={48} block loading={busy}>
          {t('login.own.go')}
        </Button>
      </form>
      <Button kind="ghost" block className="mt-2" onClick={() => closeSession()}>
        {t('login.other')}
      </Button>
    </Entrance>
  );
}
