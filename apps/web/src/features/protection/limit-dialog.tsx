import { type MemberLimit, Refusal, setLimit } from '@lantern/contracts';
import { currencyDigits, mostOf, wishLimit } from '@lantern/rules';
import { AmountInput, Button, TextField } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useDurationText } from '../../lib/duration-text.ts';
import { FormTrouble } from '../../lib/form-trouble.tsx';
import { useLimitAmount, useLimitName } from '../../lib/limit-text.ts';
import { refreshProtection } from '../../lib/protection-now.ts';
import { useSite } from '../../lib/site.ts';
import { toast } from '../../lib/toast.ts';

interface LimitDialogProps {
  limit: MemberLimit;
  waitHours: number;
  onClose: () => void;
}

function useSetLimit({ kind, period }: MemberLimit, onClose: () => void) {
  const { t } = useTranslation('protection');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (amount: string | null) => call(setLimit, { body: { kind, period, amount } }),
    onSuccess: ({ outcome }) => {
      toast('success', t(outcome === 'waits' ? 'dialog.asked' : 'dialog.set'));
      void refreshProtection(client);
      onClose();
    },
  });
}

/** The most that a member can wish for. */
const ceilingOf = ({ kind, most }: MemberLimit): bigint => {
  const ceiling = mostOf(kind);
  return most !== null && BigInt(most) < ceiling ? BigInt(most) : ceiling;
};

/** Sets, changes or removes one limit, and says before it is sent what will become of the wish. */
export function LimitDialog({ limit, waitHours, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['protection', 'common']);
  const nameOf = useLimitName();
  const amountOf = useLimitAmount();
  const form = useId();
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useSetLimit(limit, onClose);
  const above = amount !== '' && BigInt(amount) > ceilingOf(limit);
  const tooHigh = t('dialog.above', { amount: amountOf(limit.kind, ceilingOf(limit).toString()) });
  const problem = above ? tooHigh : tried && amount === '' ? t('dialog.empty') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount === '' || above) document.getElementById(`${form}-amount`)?.focus();
    else mutate(amount);
  };
  const change = (next: string) => {
    setAmount(next);
    setTried(false);
    if (error) reset();
  };
  const now =
    limit.amount === null
      ? undefined
      : t('dialog.now', { amount: amountOf(limit.kind, limit.amount) });
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={400}
      title={nameOf(limit)}
      description={now}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button kind="outline" size={48} className="min-w-fit flex-1" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            size={48}
            className="min-w-fit flex-1"
            loading={isPending}
          >
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormTrouble
          trouble={
            error instanceof Refusal && error.code === 'limit_above_maximum' ? tooHigh : error
          }
        />
        <AmountField
          id={`${form}-amount`}
          limit={limit}
          value={amount}
          error={problem}
          onChange={change}
        />
        <Effect
          limit={limit}
          wish={amount === '' || above ? undefined : BigInt(amount)}
          waitHours={waitHours}
        />
        {limit.amount !== null && (
          <Button
            kind="ghost"
            className="self-start"
            disabled={isPending}
            onClick={() => mutate(null)}
          >
            {t('dialog.remove')}
          </Button>
        )}
      </form>
    </Modal>
  );
}

interface AmountFieldProps {
  id: string;
  limit: MemberLimit;
  value: string;
  error: string | undefined;
  onChange: (amount: string) => void;
}

function AmountField({ id, limit, value, error, onChange }: AmountFieldProps): ReactNode {
  const { t, i18n } = useTranslation('protection');
  const { currency } = useSite().settings;
  const format = { currency, digits: currencyDigits(currency), locale: i18n.language };
  if (limit.kind !== 'session')
    return (
      <AmountInput
        {...{ ...format, id, value, onChange, error }}
        required
        name="amount"
        label={t('dialog.amount')}
      />
    );
  return (
    <TextField
      {...{ id, value, error }}
      required
      name="minutes"
      inputMode="numeric"
      label={t('dialog.minutes')}
      hint={t('dialog.minutesHint')}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 5))}
    />
  );
}

/** What will become of a wish, by the rule that the site follows. */
function Effect({
  limit,
  wish,
  waitHours,
}: {
  limit: MemberLimit;
  wish: bigint | undefined;
  waitHours: number;
}) {
  const { t } = useTranslation('protection');
  const duration = useDurationText();
  const own = limit.amount === null ? null : { amount: BigInt(limit.amount), raise: null };
  const outcome =
    wish === undefined ? undefined : wishLimit(own, wish, 0, { waitHours, lapseHours: 0 }).outcome;
  const texts = {
    set: t('dialog.atOnce'),
    waits: t('dialog.waits', { wait: duration({ hours: waitHours }) }),
    unchanged: t('dialog.same'),
  };
  return (
    <p role="status" className="min-h-5 text-body text-text-2">
      {outcome && texts[outcome]}
    </p>
  );
}
