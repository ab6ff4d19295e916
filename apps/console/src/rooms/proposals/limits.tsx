import { type StaffLimits, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';

/** From which amounts on the brand asks for two people, and how near the reader is to them. */
export function Limits() {
  const { t } = useTranslation();
  const limits = useOps(staffEndpoints.staffLimits);
  return (
    <Panel title={t('limits.title')}>
      <Answered query={limits}>{(value) => <Rows limits={value} />}</Answered>
    </Panel>
  );
}

function Rows({ limits }: { limits: StaffLimits }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { own, separateFrom, separateDays: count } = limits;
  const from = (amount: string) => t('limits.from', { amount: money(amount) });
  const mine = (sum: string, limit: string) =>
    t('limits.own', { sum: money(sum), limit: money(limit) });
  return (
    <Facts
      facts={[
        [t('limits.creditMember'), from(limits.creditMember)],
        [t('limits.creditAlone'), mine(own.credited, limits.creditAlone)],
        [t('limits.approveMember'), from(limits.approveMember)],
        [t('limits.approveAlone'), mine(own.approved, limits.approveAlone)],
        [t('limits.separate'), t('limits.separateDays', { count, amount: from(separateFrom) })],
        [t('limits.adjustmentMost'), money(limits.adjustmentMost)],
        [t('limits.adjustmentDay'), mine(own.adjusted, limits.adjustmentDay)],
      ]}
    />
  );
}
