import {
  type PaymentResetMethod,
  resetPaymentPassword,
  sendPaymentResetCode,
} from '@lantern/contracts';
import { SelectField } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { CodeField, useCodeSending } from '../../../lib/bot-check/index.ts';
import { useCustomerService } from '../../../lib/customer-service.ts';
import {
  DemandList,
  digitsOf,
  fitsRule,
  useDemands,
  useFieldRule,
} from '../../../lib/field-rule.tsx';
import { byCode, type FormField, useForm } from '../../../lib/form.ts';
import { useMomentText } from '../../../lib/moment.tsx';
import { PaymentField } from '../../../lib/secret-field.tsx';
import { isEitherCode, tidyCode } from '../authenticator/app-code.ts';
import { FormDialog } from '../form-dialog.tsx';
import { EitherCodeField, ProveField } from '../prove-field.tsx';
import { type DialogProps, type SecurityState, useDone } from '../state.ts';

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
  newPaymentPassword: '',
  confirmPaymentPassword: '',
  password: '',
};

const fieldOf = byCode<keyof typeof names>({
  method_not_open: 'method',
  code_wrong: 'code',
  password_invalid: 'newPaymentPassword',
  password_unchanged: 'newPaymentPassword',
  password_mismatch: 'confirmPaymentPassword',
  password_wrong: 'password',
  login_locked: 'password',
});

/**
 * Sets a payment password in the place of a forgotten one, by what else the account has (PWD-04).
 */
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
  const rule = useFieldRule('paymentPassword');
  const done = useDone(onClose);
  const newProblem = (next: string) => {
    if (next === '') return t('payment.missingNew');
    return fitsRule(rule, next) ? undefined : t('error:password_invalid');
  };
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
      newPaymentPassword: newProblem(typed.newPaymentPassword),
      confirmPaymentPassword:
        typed.confirmPaymentPassword === typed.newPaymentPassword
          ? undefined
          : t('error:password_mismatch'),
      password: typed.password === '' ? t('prove.missing') : undefined,
    }),
    send: ({ method, code, ...body }) =>
      call(resetPaymentPassword, {
        body: { ...body, method: wayOf(ways, method), code: tidyCode(code) },
      }),
    fieldOf,
    onDone: ({ usableAt }) => done(t('payment.reset', { time: momentText(usableAt) })),
  });
  const way = wayOf(ways, form.values.method);
  const demands = useDemands(rule, form.values.newPaymentPassword);
  const boxes = digitsOf(rule) !== undefined;
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
        <SentCode key={way} method={way} field={form.field('code')} />
      ) : (
        <EitherCodeField field={form.field('code')} />
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

const wayOf = (ways: Ways, chosen: string): PaymentResetMethod =>
  ways.find((way) => way === chosen) ?? ways[0];

function SentCode({ method, field }: { method: 'sms' | 'email'; field: FormField<string> }) {
  const { t } = useTranslation('session');
  const sending = useCodeSending(`payment.${method}`, () =>
    call(sendPaymentResetCode, { body: { method } }),
  );
  return (
    <CodeField
      {...field}
      onChange={(value) => field.onChange({ target: { value } })}
      placeholder={t(`verify.placeholder.${method}`)}
      sending={sending}
      onSend={sending.send}
    />
  );
}
