import type { Withdrawal } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { ArrowUpFromLine, Settings2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../lib/forms/amount-field.tsx';
import { useFieldRule } from '../../lib/forms/field-rule.tsx';
import { FormStep } from '../../lib/forms/form-step.tsx';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { PaymentField } from '../../lib/forms/secret-field.tsx';
import { AllButton } from '../../lib/money/all-button.tsx';
import { useBalanceHidden } from '../../lib/money/balance-hidden.ts';
import { useMoney } from '../../lib/money/money.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { AccountCards } from './account-cards.tsx';
import { Summary } from './summary.tsx';
import { mostAllowed, type Terms } from './terms.ts';
import { useWithdrawForm, type WithdrawFormState } from './use-withdraw-form.ts';

/** To where, how much, and who asks. There is at least one account that money can go to. */
export function WithdrawForm({
  terms,
  onDone,
}: {
  terms: Terms;
  onDone: (withdrawal: Withdrawal) => void;
}) {
  const { t } = useTranslation('withdrawal');
  const overlay = useOverlay();
  const rule = useFieldRule('paymentPassword');
  const form = useWithdrawForm(terms, onDone);
  const id = useId();
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      <FormStep id={`${id}-1`} title={t('step', { number: 1, name: t('account') })}>
        <AccountCards
          field={form.field('account')}
          accounts={terms.accounts}
          labelledBy={`${id}-1`}
        />
        <Button
          kind="ghost"
          className="self-start"
          start={<Settings2 size={18} aria-hidden />}
          onClick={() => overlay.openCentre('securityCenter')}
        >
          {t('manage')}
        </Button>
      </FormStep>
      <FormStep id={`${id}-2`} title={t('step', { number: 2, name: t('amount') })}>
        <Amount terms={terms} form={form} />
        <Summary terms={terms} amount={form.values.amount} />
      </FormStep>
      <FormStep id={`${id}-3`} title={t('step', { number: 3, name: t('password') })}>
        <PaymentField
          rule={rule}
          field={form.field('password')}
          label={t('passwordLabel')}
          hint={t('passwordHint')}
        />
      </FormStep>
      <FormTrouble trouble={form.trouble} />
      <Button
        type="submit"
        size={48}
        block
        loading={form.busy}
        start={<ArrowUpFromLine size={18} aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

function Amount({ terms, form }: { terms: Terms; form: WithdrawFormState }) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const [hidden] = useBalanceHidden();
  const { currency, minimum, most, today } = terms;
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        field={form.field('amount')}
        currency={currency}
        label={t('amountLabel')}
        hideLabel
        range={{ minimum, maximum: hidden ? mostAllowed(terms) : most }}
        hint={t('left', { sum: money(today.sumLeft, currency), count: today.countLeft })}
      />
      <AllButton amount={most} currency={currency} onPick={(all) => form.set('amount', all)} />
    </div>
  );
}
