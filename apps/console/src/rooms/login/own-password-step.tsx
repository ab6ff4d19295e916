import { staffEndpoints } from '@lantern/contracts';
import { Button, PasswordField } from '@lantern/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrong } from '../../lib/draft.ts';
import { useAct } from '../../lib/queries.ts';
import { closeSession } from '../../lib/session.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { Entrance } from './entrance.tsx';

/**
 * The step before all others where somebody else has been shown the password: to choose one of
 * one's own. The login begins again after it.
 */
export function OwnPasswordStep() {
  const { t } = useTranslation();
  const wrongOf = useWrong();
  const [newPassword, setNewPassword] = useState('');
  const [tries, setTries] = useState(0);
  const change = useAct(staffEndpoints.changeStaffPassword, () => closeSession());
  const wrong =
    tries === 0
      ? undefined
      : wrongOf(staffEndpoints.changeStaffPassword, { newPassword }).newPassword;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const isWhole =
      wrongOf(staffEndpoints.changeStaffPassword, { newPassword }).newPassword === undefined;
    if (isWhole && !change.isPending) change.mutate({ newPassword });
  };
  return (
    <Entrance title={t('login.own.title')} text={t('login.own.text')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={t('password.next')}
          hint={t('password.hint')}
          value={newPassword}
          error={wrong}
          onChange={(event) => setNewPassword(event.target.value)}
          autoComplete="new-password"
          showLabel={t('login.show')}
          hideLabelText={t('login.hide')}
          required
        />
        <Trouble of={change.error} />
        <Button type="submit" size={48} block loading={change.isPending}>
          {t('login.own.go')}
        </Button>
      </form>
      <Button kind="ghost" block className="mt-2" onClick={() => closeSession()}>
        {t('login.other')}
      </Button>
    </Entrance>
  );
}
