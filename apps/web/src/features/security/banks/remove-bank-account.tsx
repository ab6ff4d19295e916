import { bankAccounts, removeBankAccount } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ProveField } from '../prove-field.tsx';
import { useDone } from '../state.ts';
import type { BankAccount } from './bank-section.tsx';

/** Takes a bound account away. */
export default function RemoveBankAccount({
  account,
  onClose,
}: {
  account: BankAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const { id, bankName, accountNumber } = account;
  const done = useDone(onClose);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('prove.missing') : undefined }),
    send: (body) => call(removeBankAccount, { body: { id, ...body } }),
    fieldOf: byCode({ password_wrong: 'password', login_locked: 'password' }),
    onDone: () => done(t('banks.removed'), bankAccounts),
  });
  return (
    <FormDialog
      title={t('banks.removeTitle')}
      description={t('banks.removeNote', { bank: bankName, end: accountNumber.slice(-4) })}
      form={form}
      submitLabel={t('banks.remove')}
      kind="danger"
      onClose={onClose}
    >
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}
