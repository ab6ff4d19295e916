import { type MemberLimit, Refusal, setLimit, type ValueOf } from '@lantern/contracts';
import { mostOf, wishLimit } from '@lantern/rules';
import { Button, TextField } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { AmountField } from '../../lib/forms/amount-field.tsx';
import { type FormField, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { amountProblem } from '../../lib/money/amount-problem.ts';
import { useLimitAmount, useLimitName } from '../../lib/protection/limit-text.ts';
import { refreshProtection } from '../../lib/protection/protection-now.ts';
import { toast } from '../../lib/show/toast.ts';
import { useSite } from '../../lib/site/site.ts';
import { useDurationText } from '../../lib/time/duration-text.ts';

interface LimitDialogProps {
  limit: MemberLimit;
  waitHours: number;
  onClose: () => void;
}

/** The most that a member can wish for. */
const ceilingOf = ({ kind, most }: MemberLimit): bigint => {
  const ceiling = mostOf(kind);
  return most !== null && BigInt(most) < ceiling ? BigInt(most) : ceiling;
};

function useLimitForm(limit: MemberLimit, onClose: () => void) {
  const { t } = useTranslation('protection');
  const client = useQueryClient();
  const amountOf = useLimitAmount();
  const { kind, period } = limit;
  const set = (amount: string | null) => call(setLimit, { body: { kind, period, amount } });
  const onDone = ({ outcome }: ValueOf<typeof setLimit>) => {
    toast('success', t(outcome === 'waits' ? 'dialog.asked' : 'dialog.set'));
    void refreshProtection(client);
    onClose();
  };
  const ceiling = ceilingOf(limit).toString();
  const tooHigh = t('dialog.above', { amount: amountOf(kind, ceiling) });
  const isAbove = (amount: string) => amountProblem(amount, '0', { above: ceiling }) === 'above';
  const form = useForm<'amount', ValueOf<typeof setLimit>>({
    initial: { amount: '' },
    check: ({ amount }) => ({
      amount: isAbove(amount) ? tooHigh : amount === '' ? t('dialog.empty') : undefined,
    }),
    early: ({ amount }) => (isAbove(amount) ? ['amount'] : []),
    send: ({ amount }) => set(amount),
    onDone,
  });
  const removal = useMutation({ mutationFn: () => set(null), onSuccess: onDone });
  const error = form.trouble ?? removal.error;
  return {
    form,
    busy: form.busy || removal.isPending,
    remove: () => removal.mutate(),
    trouble: error instanceof Refusal && error.code === 'limit_above_maximum' ? tooHigh : error,
    wish: isAbove(form.values.amount) ? '' : form.values.amount,
  };
}

/** Sets, changes or removes one limit, and says before it is sent what will become of the wish. */
export function LimitDialog({ limit, waitHours, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['protection', 'common']);
  const nameOf = useLimitName();
  const amountOf = useLimitAmount();
  const id = useId();
  const { form, busy, remove, trouble, wish } = useLimitForm(limit, onClose);
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
          <Button type="submit" form={id} size={48} className="min-w-fit flex-1" loading={busy}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <FormTrouble trouble={trouble} />
        <LimitField limit={limit} field={form.field('amount')} />
        <Effect limit={limit} wish={wish === '' ? undefined : BigInt(wish)} waitHours={waitHours} />
        {limit.amount !== null && (
          <Button kind="ghost" className="self-start" disabled={busy} onClick={remove}>
            {t('dialog.remove')}
          </Button>
        )}
      </form>
    </Modal>
  );
}

function LimitField({ limit, field }: { limit: MemberLimit; field: FormField<'amount'> }) {
  const { t } = useTranslation('protection');
  const { currency } = useSite().settings;
  if (limit.kind !== 'session')
    return <AmountField field={field} currency={currency} label={t('dialog.amount')} />;
  return (
    <TextField
      {...field}
      required
      name="minutes"
      inputMode="numeric"
      label={t('dialog.minutes')}
      hint={t('dialog.minutesHint')}
      onChange={({ target }) =>
        field.onChange({ target: { value: target.value.replace(/\D/g, '').slice(0, 5) } })
      }
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
