import { type StaffWithdrawal, staffEndpoints } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Trouble } from '../../parts/trouble.tsx';

/** The payout account; revealing the whole number is logged. */
export function PayoutAccount({
  withdrawal: { account, reference, status },
}: {
  withdrawal: StaffWithdrawal;
}) {
  const { t } = useTranslation();
  const may = useMay();
  const [whole, setWhole] = useState<typeof account>();
  const reveal = useAct(staffEndpoints.revealPayoutAccount, setWhole);
  const { bankName, accountNumber, holderName } = whole ?? account;
  return (
    <span className="flex flex-col items-start gap-1">
      <span>
        {bankName} · <span className="num select-all">{accountNumber}</span> · {holderName}
      </span>
      {!whole && status === 'approved' && may('withdrawals.act') && (
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
