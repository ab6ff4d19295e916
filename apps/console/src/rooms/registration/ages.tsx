import { type StaffAges, staffEndpoints } from '@lantern/contracts';
import { Button, Checkbox, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';
import { numberOf } from './rule.ts';

interface AgesProps {
  ages: StaffAges;
  /** The saved ages; a colleague may have changed them since they were read. */
  readAnew: () => Promise<StaffAges>;
}

/** The two ages of the brand, and whether the agreement of the form starts checked. */
export function Ages({ ages, readAnew }: AgesProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <Panel
      title={t('registration.ages')}
      aside={may('registration.act') && <ChangeAges ages={ages} readAnew={readAnew} />}
    >
      <Facts
        facts={[
          [t('registration.minimumAge'), ages.minimumAge],
          [t('registration.birthdayAge'), ages.birthdayAge],
          [t('registration.agreementChecked'), t(ages.agreementChecked ? 'yes' : 'no')],
        ]}
      />
    </Panel>
  );
}

const typedOf = ({ minimumAge, birthdayAge, ...rest }: StaffAges) => ({
  ...rest,
  minimumAge: String(minimumAge),
  birthdayAge: String(birthdayAge),
});

function ChangeAges({ ages, readAnew }: AgesProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(typedOf(ages));
  const [reading, setReading] = useState(false);
  const begin = async (open: () => void) => {
    setReading(true);
    setTyped(typedOf(await readAnew()));
    setReading(false);
    open();
  };
  const title = t('registration.changeOf', { field: t('registration.ages') });
  const age = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  return (
    <ActDialog
      endpoint={staffEndpoints.saveRegistrationAges}
      label={t('registration.saveAges')}
      kind="brand"
      title={title}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        ...typed,
        minimumAge: numberOf(typed.minimumAge),
        birthdayAge: numberOf(typed.birthdayAge),
        reason,
      })}
      opener={(open) => (
        <Button
          kind="outline"
          size={36}
          loading={reading}
          aria-label={title}
          onClick={() => void begin(open)}
        >
          {t('registration.change')}
        </Button>
      )}
    >
      {(wrong) => (
        <>
          <TextField
            {...age}
            label={t('registration.minimumAge')}
            value={typed.minimumAge}
            error={wrong.minimumAge}
            onChange={({ target }) => setTyped({ ...typed, minimumAge: target.value })}
          />
          <TextField
            {...age}
            label={t('registration.birthdayAge')}
            hint={t('registration.birthdayAgeHint')}
            value={typed.birthdayAge}
            error={wrong.birthdayAge}
            onChange={({ target }) => setTyped({ ...typed, birthdayAge: target.value })}
          />
          <Checkbox
            label={t('registration.agreementChecked')}
            checked={typed.agreementChecked}
            error={wrong.agreementChecked}
            onChange={({ target }) => setTyped({ ...typed, agreementChecked: target.checked })}
          />
        </>
      )}
    </ActDialog>
  );
}
