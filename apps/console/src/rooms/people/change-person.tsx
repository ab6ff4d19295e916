import { type StaffRole, staffEndpoints } from '@lantern/contracts';
import { SelectField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { type Person, useRoles } from './person.ts';

/** Changes a colleague's role, access or login. */
export function ChangePerson({ person: { id, role, disabled } }: { person: Person }) {
  const { t } = useTranslation();
  const roles = useRoles();
  const [chosen, setChosen] = useState<StaffRole | ''>('');
  const [first, setFirst] = useState<string>();
  const reason = { label: t('reason'), required: true };
  const shared = { endpoint: staffEndpoints.changeStaff, reason } as const;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <ActDialog
        {...shared}
        label={t('people.changeRole')}
        text={t('people.roleText')}
        bodyOf={(words) => ({ id, role: chosen, reason: words })}
        onDone={() => setChosen('')}
      >
        {(wrong) => (
          <SelectField
            label={t('people.role')}
            placeholder={t('choose')}
            options={roles.filter(({ value }) => value !== role)}
            value={chosen}
            error={wrong.role}
            onChange={(event) => setChosen(event.target.value as StaffRole | '')}
            required
          />
        )}
      </ActDialog>
      <ActDialog
        {...shared}
        label={t('people.reset')}
        text={t('people.resetText')}
        bodyOf={(words) => ({ id, resetLogin: true as const, reason: words })}
        onDone={({ firstPassword }) => setFirst(firstPassword ?? undefined)}
      />
      <ActDialog
        {...shared}
        label={t(disabled ? 'people.enable' : 'people.disable')}
        kind={disabled ? 'outline' : 'danger'}
        text={t(disabled ? 'people.enableText' : 'people.ends')}
        bodyOf={(words) => ({ id, disabled: !disabled, reason: words })}
      />
      <ShownOnce
        secret={first}
        title={t('people.first')}
        text={t('people.firstText')}
        onClose={() => setFirst(undefined)}
      />
    </div>
  );
}
