import { type StaffRole, staffEndpoints } from '@lantern/contracts';
import { SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { useRoles } from './person.ts';

/** Adds a staff member. */
export function AddPerson() {
  const { t } = useTranslation();
  const roles = useRoles();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<StaffRole | ''>('');
  const [first, setFirst] = useState<string>();
  return (
    <>
      <ActDialog
        endpoint={staffEndpoints.addStaff}
        label={t('people.add')}
        kind="brand"
        text={t('people.addText')}
        bodyOf={() => ({ username, role })}
        onDone={({ firstPassword }) => {
          setUsername('');
          setRole('');
          setFirst(firstPassword);
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
      <ShownOnce
        secret={first}
        title={t('people.first')}
        text={t('people.firstText')}
        onClose={() => setFirst(undefined)}
      />
    </>
  );
}
