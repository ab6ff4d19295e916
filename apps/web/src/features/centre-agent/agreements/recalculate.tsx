import { type AgreementBill, recalculateBill } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useMutation } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
import { useMoney } from '../../../lib/money/money.ts';

/** Calculates the bill again from the bets and says whether it is the same. */
export function Recalculate({ bill: { id, currency } }: { bill: AgreementBill }) {
  const { t } = useTranslation('agreements');
  const money = useMoney();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(recalculateBill, { body: { id } }),
  });
  return (
    <div className="flex flex-col gap-3">
      <Button
        kind="outline"
        className="max-sm:w-full sm:self-start"
        start={<Calculator size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('bill.recalculate')}
      </Button>
      <FormTrouble trouble={error} />
      <p role="status" className="text-body empty:hidden">
        {data && (
          <span className={data.same ? 'text-success' : 'text-warning'}>
            {data.same
              ? t('bill.same')
              : t('bill.differs', { amount: money(data.calculation.amount, currency) })}
          </span>
        )}
      </p>
    </div>
  );
}
