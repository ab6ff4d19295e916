import { type StaffRole, staffEndpoints } from '@lantern/contracts';
import { SelectField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { type Person, useRoles } from './person.ts';

/** What can be changed about somebody else: the role, whether they may come in, and a lost authenticator. */
export function ChangePerson({ person: { id, role, disabled, enrolled } }: { person: Person }) {
  const { t } = useTranslation();
  const roles = useRoles();
  const [chosen, setChosen] = useState<StaffRole | ''>('');
  const reason = { label: t('reason'), required: true };
  const shared = { endpoint: staffEndpoints.changeStaff, reason } as const;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <ActDialog
        {...shared}
        label={t('people.changeRole')}
        text={t('people.ends')}
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
      {enrolled && (
        <ActDialog
          {...shared}
          label={t('people.reset')}
          text={t('people.resetText')}
          bodyOf={(words) => ({ id, resetAuthenticator: true as const, reason: words })}
        />
      )}
      <ActDialog
        {...shared}
        label={t(disabled ? 'people.enable' : 'people.disable')}
        kind={disabled ? 'outline' : 'danger'}
        text={t('people.ends')}
        bodyOf={(words) => ({ id, disabled: !disabled, reason: words })}
      />
    </div>
  );
}
