import { setPaymentPassword } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useFieldRule } from '../../../lib/forms/field-rule.tsx';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { PaymentField } from '../../../lib/forms/secret-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { type DialogProps, useDone } from '../state.ts';
import { NewPaymentFields, newPaymentNames, useNewPaymentCheck } from './new-payment-fields.tsx';

const names = {
  oldPaymentPassword: '',
  ...newPaymentNames,
};

const fieldOf = byCode<keyof typeof names>({
  password_wrong: 'password',
  login_locked: 'password',
  payment_password_wrong: 'oldPaymentPassword',
  payment_password_locked: 'oldPaymentPassword',
  password_invalid: 'newPaymentPassword',
  password_weak: 'newPaymentPassword',
  password_unchanged: 'newPaymentPassword',
  password_mismatch: 'confirmPaymentPassword',
});

/** Sets or changes the payment password (PWD-04). */
export default function PaymentPassword({ state, onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'error']);
  const rule = useFieldRule('paymentPassword');
  const done = useDone(onClose);
  const change = state.paymentPassword;
  const checkNew = useNewPaymentCheck();
  const form = useForm({
    initial: names,
    check: (typed) => ({
      oldPaymentPassword:
        change && typed.oldPaymentPassword === '' ? t('payment.missing') : undefined,
      ...checkNew(typed),
    }),
    send: ({ oldPaymentPassword, ...body }) =>
      call(setPaymentPassword, { body: change ? { ...body, oldPaymentPassword } : body }),
    fieldOf,
    onDone: () => done(t(change ? 'payment.changed' : 'payment.set')),
  });
  return (
    <FormDialog
      title={t(change ? 'payment.changeTitle' : 'payment.setTitle')}
      description={t('payment.note')}
      form={form}
      submitLabel={t('payment.submit')}
      onClose={onClose}
    >
      {change && (
        <PaymentField
          rule={rule}
          field={form.field('oldPaymentPassword')}
          label={t('payment.old')}
        />
      )}
      <NewPaymentFields field={form.field} />
    </FormDialog>
  );
}
