import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';

/** Moves the member with all below to another upline; another person approves it. */
export function MoveMember({ member: { id, type } }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  const [upline, setUpline] = useState('');
  if (!may('members.act') || type === accountType.trial) return null;
  return (
    <ActDialog
      endpoint={staffEndpoints.proposeLineMove}
      label={t('member.move')}
      text={t('member.moveText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, upline: upline.trim(), reason })}
    >
      {(wrong) => (
        <TextField
          label={t('member.newUpline')}
          hint={t('member.newUplineHint')}
          value={upline}
          onChange={(event) => setUpline(event.target.value)}
          error={wrong.upline}
        />
      )}
    </ActDialog>
  );
}
