import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';

/** Disables a member, or lets them in again. */
export function SetStatus({ member: { id, status } }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may('members.act')) return null;
  const next: MemberFile['status'] = status === 'active' ? 'disabled' : 'active';
  return (
    <ActDialog
      endpoint={staffEndpoints.changeMemberStatus}
      label={t(`member.set.${next}`)}
      kind={next === 'disabled' ? 'danger' : 'outline'}
      text={t(`member.setText.${next}`)}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, status: next, reason })}
    />
  );
}
