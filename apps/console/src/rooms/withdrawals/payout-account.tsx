import { type StaffWithdrawal, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Trouble } from '../../parts/trouble.tsx';

/** Before these end, staff compare the account with the member's name or pay to it. */
const toCompare: readonly StaffWithdrawal['status'][] = [
  'review',
  'approved',
  'paying',
  'disputed',
];

/** The payout account; revealing the whole number is logged. */
export function PayoutAccount({
  withdrawal: { account, reference, status },
}: {
  withdrawal: StaffWithdrawal;
}) {
  const { t } = useTranslation();
  const may = useMay();
  const [whole, setWhole] = useState<ValueOf<typeof staffEndpoints.revealPayoutAccount>>();
  const reveal = useAct(staffEndpoints.revealPayoutAccount, setWhole);
  const { bankName, accountNumber, holderName } = whole ?? account;
  return (
    <span className="flex flex-col items-start gap-1">
      <span>
        {bankName} · <span className="num select-all">{accountNumber}</span> · {holderName}
      </span>
      {whole && (
        <span className="text-text-2">
          {t('payout.memberName')}: {whole.memberName ?? '–'}
        </span>
      )}
      {!whole && toCompare.includes(status) && may('withdrawals.act') && (
        <Button
          kind="outline"
          size={36}
          loading={reveal.isPending}
          onClick={() => reveal.mutate({ reference })}
        >
          {t('payout.wholeNumber')}
        </Button>
      )}
      <Trouble of={reveal.error} />
    </span>
  );
}
