import { type LineTransfer, Refusal, transferAlongLine } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../lib/api/money-call.ts';
import { useFieldRule } from '../../lib/forms/field-rule.tsx';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { PaymentField } from '../../lib/forms/secret-field.tsx';
import { refreshBalance } from '../../lib/money/balance.ts';
import { useMoney } from '../../lib/money/money.ts';
import { refreshLine } from '../../lib/money/wallets.ts';
import type { Wish } from './line-form.ts';

interface ConfirmSendProps {
  wish: Wish;
  currency: string;
  onDone: (transfer: LineTransfer) => void;
  onClose: () => void;
}

const fieldOf = byCode<'password'>({
  payment_password_wrong: 'password',
  payment_password_locked: 'password',
  payment_password_waiting: 'password',
});

function useSend(wish: Wish, onDone: (transfer: LineTransfer) => void) {
  const { t } = useTranslation('wallets');
  const client = useQueryClient();
  const { to, name, amount } = wish;
  const transfer = useMoneyCall(transferAlongLine, () => [to, name, amount]);
  return useForm<'password', LineTransfer>({
    initial: { password: '' },
    check: ({ password }) => ({
      password: password === '' ? t('line.problem.password') : undefined,
    }),
    fieldOf,
    send: ({ password: paymentPassword }) => {
      const body =
        to === 'upline'
          ? { to, amount, paymentPassword }
          : { to, account: name, amount, paymentPassword };
      return transfer(body).finally(() => void refreshLine(client));
    },
    onDone: (transfer) => {
      void refreshBalance(client);
      onDone(transfer);
    },
  });
}

/** Asks once more, with the payment password: what is sent cannot be taken back. */
export function ConfirmSend({ wish, currency, onDone, onClose }: ConfirmSendProps) {
  const { t } = useTranslation(['wallets', 'common']);
  const money = useMoney();
  const id = useId();
  const rule = useFieldRule('paymentPassword');
  const form = useSend(wish, onDone);
  const { to, name, amount } = wish;
  const route = t(`line.confirm.${to === 'upline' ? 'up' : 'down'}`, { name });
  const unmet = form.trouble instanceof Refusal && form.trouble.code === 'turnover_not_met';
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={400}
      title={t('line.confirm.title', { amount: money(amount, currency) })}
      description={`${route} ${t('line.confirm.final')}`}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button kind="outline" size={48} className="min-w-fit flex-1" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            size={48}
            className="min-w-fit flex-1"
            loading={form.busy}
          >
            {t('line.confirm.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {unmet ? (
          <p
            role="alert"
            className="rounded-button bg-danger-soft px-4 py-3 text-body font-semibold text-danger"
          >
            {t('line.turnover')}
          </p>
        ) : (
          <FormTrouble trouble={form.trouble} />
        )}
        <PaymentField
          rule={rule}
          field={form.field('password')}
          label={t('line.confirm.password')}
        />
      </form>
    </Modal>
  );
}
