import { contactRules, type KeptContactRule, staffEndpoints } from '@lantern/contracts';
import { Button, SelectField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useReadAgain } from '../../lib/read-again.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';

/** How agents see phone numbers and e-mail addresses of their team. */
export function ContactRule() {
  const { t } = useTranslation();
  const word = useWord();
  const may = useMay();
  const kept = useOps(staffEndpoints.teamContacts);
  return (
    <Answered query={kept}>
      {(rule) => (
        <Panel
          title={t('contacts.title')}
          aside={
            may('agreements.act') && (
              <Change rule={rule} readAgain={async () => (await kept.refetch()).data ?? rule} />
            )
          }
        >
          <p className="mb-3 text-body text-text-2">{t('contacts.text')}</p>
          <Facts facts={[[t('contacts.shown'), word('contactRule', rule.contacts)]]} />
        </Panel>
      )}
    </Answered>
  );
}

interface ChangeProps {
  rule: KeptContactRule;
  /** The saved rule; a colleague may have changed it since it was read. */
  readAgain: () => Promise<KeptContactRule>;
}

function Change({ rule, readAgain }: ChangeProps) {
  const { t } = useTranslation();
  const word = useWord();
  const [chosen, setChosen] = useState(rule);
  const { reading, begin } = useReadAgain(readAgain, setChosen);
  const { contacts, version } = chosen;
  return (
    <ActDialog
      endpoint={staffEndpoints.saveTeamContacts}
      label={t('rules.save')}
      kind="brand"
      title={t('contacts.change')}
      text={t('contacts.changeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ contacts, version, reason })}
      opener={(open) => (
        <Button kind="outline" size={36} loading={reading} onClick={() => void begin(open)}>
          {t('contacts.change')}
        </Button>
      )}
    >
      <SelectField
        required
        label={t('contacts.shown')}
        placeholder={t('choose')}
        options={contactRules.map((value) => ({ value, label: word('contactRule', value) }))}
        value={contacts}
        onChange={({ target }) => {
          const next = contactRules.find((value) => value === target.value);
          if (next) setChosen({ ...chosen, contacts: next });
        }}
      />
    </ActDialog>
  );
}
