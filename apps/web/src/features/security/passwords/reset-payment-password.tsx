import {
  type PaymentResetMethod,
  resetPaymentPassword,
  sendPaymentResetCode,
} from '@lantern/contracts';
import { SelectField } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { SentCode } from '../../../lib/bot-check/index.ts';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { useCustomerService } from '../../../lib/site/customer-service.ts';
import { useMomentText } from '../../../lib/time/moment.tsx';
import { isEitherCode, tidyCode } from '../authenticator/app-code.ts';
import { FormDialog } from '../form-dialog.tsx';
import { EitherCodeField } from '../prove-field.tsx';
import { type DialogProps, type SecurityState, useDone } from '../state.ts';
import { NewPaymentFields, newPaymentNames, useNewPaymentCheck } from './new-payment-fields.tsx';

type Ways = [PaymentResetMethod, ...PaymentResetMethod[]];

/** What the account has to show that it is the member. */
function waysOf(state: SecurityState): PaymentResetMethod[] {
  const has = {
    sms: state.mobileVerified,
    email: state.emailVerified,
    authenticator: state.authenticator,
  };
  return (['sms', 'email', 'authenticator'] as const).filter((way) => has[way]);
}

const isSent = (way: PaymentResetMethod): way is 'sms' | 'email' => way !== 'authenticator';

const names = {
  method: '',
  code: '',
  ...newPaymentNames,
};

const fieldOf = byCode<keyof typeof names>({
  method_not_open: 'method',
  code_wrong: 'code',
  password_invalid: 'newPaymentPassword',
  password_weak: 'newPaymentPassword',
  password_unchanged: 'newPaymentPassword',
  password_mismatch: 'confirmPaymentPassword',
  password_wrong: 'password',
  login_locked: 'password',
});

/** Replaces a forgotten payment password, proven by another factor of the account (PWD-04). */
export default function ResetPaymentPassword({ state, onClose }: DialogProps) {
  const [first, ...others] = waysOf(state);
  if (!first) return <NoWay onClose={onClose} />;
  return <ResetForm state={state} ways={[first, ...others]} onClose={onClose} />;
}

/** Nothing shows that it is the member: people have to look into it. */
function NoWay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'centre', 'common']);
  const contact = useCustomerService();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payment.resetTitle')}
      message={t('payment.resetNone')}
      confirmLabel={t('centre:contact')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      onConfirm={() => {
        onClose();
        void contact();
      }}
    />
  );
}

function ResetForm({ state, ways, onClose }: DialogProps & { ways: Ways }) {
  const { t } = useTranslation(['security', 'session', 'error']);
  const momentText = useMomentText();
  const done = useDone(onClose);
  const checkNew = useNewPaymentCheck();
  const codeProblem = (way: PaymentResetMethod, code: string) => {
    if (isSent(way)) return code.trim() === '' ? t('contact.missingCode') : undefined;
    return isEitherCode(code) ? undefined : t('authenticator.missingEitherCode');
  };
  const [first] = ways;
  const form = useForm({
    initial: { ...names, method: first },
    check: (typed) => ({
      method: typed.method === '' ? t('session:verify.choose') : undefined,
      code: codeProblem(wayOf(ways, typed.method), typed.code),
      ...checkNew(typed),
    }),
    send: ({ method, code, ...body }) =>
      call(resetPaymentPassword, {
        body: { ...body, method: wayOf(ways, method), code: tidyCode(code) },
      }),
    fieldOf,
    onDone: ({ usableAt }) => done(t('payment.reset', { time: momentText(usableAt) })),
  });
  const way = wayOf(ways, form.values.method);
  const reach = { sms: state.mobile, email: state.email, authenticator: null };
  const textOf = { sms: 'sms', email: 'email', authenticator: 'totp' } as const;
  const nameOf = (one: PaymentResetMethod) =>
    [t(`session:verify.method.${textOf[one]}`), reach[one]]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <FormDialog
      title={t('payment.resetTitle')}
      description={t('payment.resetNote')}
      form={form}
      submitLabel={t('payment.submit')}
      onClose={onClose}
    >
      <SelectField
        {...form.field('method')}
        onChange={({ target }) => {
          form.set('method', target.value);
          // What one way has sent is nothing for another.
          form.set('code', '');
        }}
        label={t('payment.resetWay')}
        required
        placeholder={t('session:verify.choose')}
        options={ways.map((one) => ({ value: one, label: nameOf(one) }))}
      />
      {isSent(way) ? (
        <SentCode
          key={way}
          purpose={`payment.${way}`}
          method={way}
          send={() => call(sendPaymentResetCode, { body: { method: way } })}
          field={form.field('code')}
        />
      ) : (
        <EitherCodeField field={form.field('code')} />
      )}
      <NewPaymentFields field={form.field} />
    </FormDialog>
  );
}

const wayOf = (ways: Ways, chosen: string): PaymentResetMethod =>
  ways.find((way) => way === chosen) ?? ways[0];
