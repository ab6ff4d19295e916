import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';

const split = (typed: string): string[] => typed.split(',').flatMap((label) => label.trim() || []);

/** Sets the member's rank and labels. */
export function SetRank({ member }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  const [level, setLevel] = useState(member.rankLevel);
  const [labels, setLabels] = useState(member.labels.join(', '));
  if (!may('members.act')) return null;
  return (
    <ActDialog
      endpoint={staffEndpoints.rankMember}
      label={t('member.setRank')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id: member.id, rankLevel: level, labels: split(labels), reason })}
    >
      {(wrong) => (
        <>
          <SelectField
            label={t('member.rank')}
            placeholder={t('choose')}
            options={member.ranks.map((name, at) => ({
              value: String(at + 1),
              label: `${at + 1} · ${name}`,
            }))}
            value={String(level)}
            onChange={(event) => setLevel(Number(event.target.value))}
            error={wrong.rankLevel}
          />
          <TextField
            label={t('member.labels')}
            hint={t('member.labelsHint')}
            value={labels}
            onChange={(event) => setLabels(event.target.value)}
            error={wrong.labels}
          />
        </>
      )}
    </ActDialog>
  );
}
