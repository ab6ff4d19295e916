import { cancelWithdrawal, type WithdrawalDetail } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../lib/api/money-call.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { refreshBalance } from '../../lib/money/balance.ts';
import { useMoney } from '../../lib/money/money.ts';
import { refreshWithdrawals } from '../../lib/money/withdrawals.ts';
import { showWithdrawal } from './use-withdrawal.ts';

interface CancelButtonProps {
  withdrawal: WithdrawalDetail;
  /** Gets the withdrawal in its new state. */
  onDone: (detail: WithdrawalDetail) => void;
}

/** Cancels a withdrawal after a confirmation. */
export function CancelButton({ withdrawal, onDone }: CancelButtonProps) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const money = useMoney();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const cancel = useMoneyCall(cancelWithdrawal);
  const { reference, amount, currency } = withdrawal;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancel({ reference }),
    onSuccess: (detail) => {
      onDone(detail);
      showWithdrawal(client, detail);
    },
    onSettled: () => {
      setOpen(false);
      void refreshWithdrawals(client);
      void refreshBalance(client);
    },
  });
  return (
    <div className="flex w-full flex-col gap-3">
      <FormTrouble trouble={error} />
      <Button
        kind="outline"
        className="self-center"
        start={<Undo2 size={18} aria-hidden className="rtl:-scale-x-100" />}
        onClick={() => setOpen(true)}
      >
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('cancel.title')}
        message={t('cancel.text', { amount: money(amount, currency) })}
        cancelLabel={t('cancel.keep')}
        confirmLabel={t('cancel.confirm')}
        closeLabel={t('common:close')}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </div>
  );
}
