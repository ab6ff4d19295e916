import { setPaymentPassword } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import {
  DemandList,
  digitsOf,
  fitsRule,
  useDemands,
  useFieldRule,
} from '../../../lib/field-rule.tsx';
import { byCode, useForm } from '../../../lib/form.ts';
import { PaymentField } from '../../../lib/secret-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ProveField } from '../prove-field.tsx';
import { type DialogProps, useDone } from '../state.ts';

const names = {
  oldPaymentPassword: '',
  newPaymentPassword: '',
  confirmPaymentPassword: '',
  password: '',
};

const fieldOf = byCode<keyof typeof names>({
  password_wrong: 'password',
  login_locked: 'password',
  payment_password_wrong: 'oldPaymentPassword',
  payment_password_locked: 'oldPaymentPassword',
  password_invalid: 'newPaymentPassword',
  password_unchanged: 'newPaymentPassword',
  password_mismatch: 'confirmPaymentPassword',
});

/** Sets the payment password, or changes the one that there is (PWD-04). */
export default function PaymentPassword({ state, onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'error']);
  const rule = useFieldRule('paymentPassword');
  const done = useDone(onClose);
  const change = state.paymentPassword;
  const newProblem = (next: string) => {
    if (next === '') return t('payment.missingNew');
    return fitsRule(rule, next) ? undefined : t('error:password_invalid');
  };
  const form = useForm({
    initial: names,
    check: (typed) => ({
      oldPaymentPassword:
        change && typed.oldPaymentPassword === '' ? t('payment.missing') : undefined,
      newPaymentPassword: newProblem(typed.newPaymentPassword),
      confirmPaymentPassword:
        typed.confirmPaymentPassword === typed.newPaymentPassword
          ? undefined
          : t('error:password_mismatch'),
      password: typed.password === '' ? t('prove.missing') : undefined,
    }),
    send: ({ oldPaymentPassword, ...body }) =>
      call(setPaymentPassword, { body: change ? { ...body, oldPaymentPassword } : body }),
    fieldOf,
    onDone: () => done(t(change ? 'payment.changed' : 'payment.set')),
  });
  const demands = useDemands(rule, form.values.newPaymentPassword);
  const boxes = digitsOf(rule) !== undefined;
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
      <PaymentField rule={rule} field={form.field('newPaymentPassword')} label={t('payment.new')} />
      {!boxes && <DemandList demands={demands} label={t('password.demands')} />}
      <PaymentField
        rule={rule}
        field={form.field('confirmPaymentPassword')}
        label={t('payment.confirm')}
      />
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}
