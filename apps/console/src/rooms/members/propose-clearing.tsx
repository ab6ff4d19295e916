import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';

/**
 * Takes away a payment password that a member has forgotten, who has nothing else to show; another
 * person approves it.
 */
export function ProposeClearing({ member: { id, type } }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may('members.act') || type === accountType.trial) return null;
  return (
    <ActDialog
      endpoint={staffEndpoints.proposePaymentPasswordClearing}
      label={t('member.clearPayment')}
      text={t('member.clearPaymentText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, reason })}
    />
  );
}
