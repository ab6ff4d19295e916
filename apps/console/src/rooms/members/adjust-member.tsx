import type { MemberFile } from '@lantern/contracts';
import { useMay, useStaff } from '../../lib/staff.tsx';
import { AdjustDialog } from '../../parts/adjust-dialog.tsx';

/** Proposes an adjustment of a member who has a wallet in the brand's currency. */
export function AdjustMember({ member: { id, wallets } }: { member: MemberFile }) {
  const { brand } = useStaff();
  const may = useMay();
  const hasMoney = wallets.some(
    ({ purpose, currency }) => purpose === 'main' && currency === brand.currency,
  );
  return may('adjustments.act') && hasMoney ? <AdjustDialog memberId={id} /> : null;
}
