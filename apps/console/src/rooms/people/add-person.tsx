import { type StaffRole, staffEndpoints } from '@lantern/contracts';
import { PasswordField, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { useRoles } from './person.ts';

/** Lets somebody new work in the console. */
export function AddPerson() {
  const { t } = useTranslation();
  const roles = useRoles();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<StaffRole | ''>('');
  return (
    <ActDialog
      endpoint={staffEndpoints.addStaff}
      label={t('people.add')}
      kind="brand"
      text={t('people.addText')}
      bodyOf={() => ({ username, password, role })}
      onDone={() => {
        setUsername('');
        setPassword('');
        setRole('');
      }}
    >
      {(wrong) => (
        <>
          <TextField
            label={t('login.username')}
            hint={t('people.nameHint')}
            value={username}
            error={wrong.username}
            onChange={(event) => setUsername(event.target.value.toLowerCase())}
            autoComplete="off"
            required
          />
          <PasswordField
            label={t('people.password')}
            hint={t('people.passwordHint')}
            value={password}
            error={wrong.password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="new-password"
            showLabel={t('login.show')}
            hideLabelText={t('login.hide')}
            required
          />
          <SelectField
            label={t('people.role')}
            placeholder={t('choose')}
            options={roles}
            value={role}
            error={wrong.role}
            onChange={(event) => setRole(event.target.value as StaffRole | '')}
            required
          />
        </>
      )}
    </ActDialog>
  );
}
