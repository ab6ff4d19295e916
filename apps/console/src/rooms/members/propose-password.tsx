import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';

/**
 * A new password for a member who cannot get in; another person approves it, who does not see it.
 */
export function ProposePassword({ member: { id, type } }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  const [first, setFirst] = useState<string>();
  if (!may('members.act') || type === accountType.trial) return null;
  return (
    <>
      <ActDialog
        endpoint={staffEndpoints.proposeMemberPassword}
        label={t('member.password')}
        text={t('member.passwordText')}
        reason={{ label: t('reason'), required: true }}
        bodyOf={(reason) => ({ id, reason })}
        onDone={({ firstPassword }) => setFirst(firstPassword)}
      />
      <ShownOnce
        secret={first}
        title={t('member.password')}
        text={t('member.passwordShown')}
        onClose={() => setFirst(undefined)}
      />
    </>
  );
}
