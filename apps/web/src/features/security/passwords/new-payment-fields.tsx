import { useTranslation } from 'react-i18next';
import {
  DemandList,
  digitsOf,
  useDemands,
  useFieldRule,
  usePaymentPasswordProblem,
} from '../../../lib/forms/field-rule.tsx';
import type { FormField } from '../../../lib/forms/form.ts';
import { PaymentField } from '../../../lib/forms/secret-field.tsx';
import { ProveField } from '../prove-field.tsx';

/** The fields of every form that sets a payment password. */
export const newPaymentNames = {
  newPaymentPassword: '',
  confirmPaymentPassword: '',
  password: '',
};
type Typed = Readonly<typeof newPaymentNames>;

export const useNewPaymentCheck = () => {
  const { t } = useTranslation(['security', 'error']);
  const problemOf = usePaymentPasswordProblem();
  const newProblem = (next: string) => (next === '' ? t('payment.missingNew') : problemOf(next));
  return ({ newPaymentPassword, confirmPaymentPassword, password }: Typed) => ({
    newPaymentPassword: newProblem(newPaymentPassword),
    confirmPaymentPassword:
      confirmPaymentPassword === newPaymentPassword ? undefined : t('error:password_mismatch'),
    password: password === '' ? t('prove.missing') : undefined,
  });
};

interface NewPaymentFieldsProps {
  field: (name: keyof Typed) => FormField<string>;
}

/** The new payment password, once more, and the login password. */
export function NewPaymentFields({ field }: NewPaymentFieldsProps) {
  const { t } = useTranslation('security');
  const rule = useFieldRule('paymentPassword');
  const next = field('newPaymentPassword');
  const demands = useDemands(rule, next.value);
  return (
    <>
      <PaymentField rule={rule} field={next} label={t('payment.new')} />
      {digitsOf(rule) === undefined && (
        <DemandList demands={demands} label={t('password.demands')} />
      )}
      <PaymentField
        rule={rule}
        field={field('confirmPaymentPassword')}
        label={t('payment.confirm')}
      />
      <ProveField field={field('password')} />
    </>
  );
}
