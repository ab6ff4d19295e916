import { addBankAccount, bankAccounts, bankList } from '@lantern/contracts';
import { readHolderName } from '@lantern/rules';
import { SelectField, TextField } from '@lantern/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { useMomentText } from '../../../lib/time/moment.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ProveField } from '../prove-field.tsx';
import { useDone } from '../state.ts';

const names = { bankCode: '', holderName: '', accountNumber: '', password: '' };

const fieldOf = byCode<keyof typeof names>({
  bank_unknown: 'bankCode',
  holder_name_mismatch: 'holderName',
  bank_account_invalid: 'accountNumber',
  bank_account_taken: 'accountNumber',
  password_wrong: 'password',
  login_locked: 'password',
});

interface AddBankAccountProps {
  /** The name that every account has to be under, once it is known. */
  holderName: string | null;
  /** The dialling code of the country whose banks print it. */
  holderCountry: string;
  onClose: () => void;
}

/** Binds a bank account under the member's own name. */
export default function AddBankAccount({
  holderName,
  holderCountry,
  onClose,
}: AddBankAccountProps) {
  const { t } = useTranslation('security');
  const momentText = useMomentText();
  const { data: banks } = useSuspenseQuery(queryOf(bankList));
  const done = useDone(onClose);
  const bankOf = (code: string) => banks.find((bank) => bank.code === code);
  const lengthText = (min: number, max: number) =>
    min === max ? t('banks.digitsExact', { min }) : t('banks.digits', { min, max });
  const numberProblem = (code: string, digits: string) => {
    const { minLength = 4, maxLength = 30 } = bankOf(code) ?? {};
    if (/^\d+$/.test(digits) && digits.length >= minLength && digits.length <= maxLength)
      return undefined;
    return lengthText(minLength, maxLength);
  };
  const form = useForm({
    initial: { ...names, holderName: holderName ?? '' },
    check: (typed) => ({
      bankCode: typed.bankCode === '' ? t('banks.missingBank') : undefined,
      holderName:
        holderName === null && readHolderName(holderCountry, typed.holderName) === undefined
          ? t('banks.missingHolder')
          : undefined,
      accountNumber: numberProblem(typed.bankCode, digitsIn(typed.accountNumber)),
      password: typed.password === '' ? t('prove.missing') : undefined,
    }),
    send: (typed) =>
      call(addBankAccount, {
        body: {
          ...typed,
          holderName: typed.holderName.trim(),
          accountNumber: digitsIn(typed.accountNumber),
        },
      }),
    fieldOf,
    onDone: ({ usable, usableAt }) =>
      done(
        usable ? t('banks.added') : t('banks.addedFrom', { time: momentText(usableAt) }),
        bankAccounts,
      ),
  });
  const chosen = bankOf(form.values.bankCode);
  return (
    <FormDialog
      title={t('banks.addTitle')}
      description={t('banks.addNote')}
      form={form}
      submitLabel={t('banks.submit')}
      onClose={onClose}
    >
      <SelectField
        {...form.field('bankCode')}
        label={t('banks.bank')}
        required
        placeholder={t('banks.choose')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...form.field('holderName')}
        label={t('banks.holder')}
        required
        readOnly={holderName !== null}
        hint={t(holderName === null ? 'banks.holderHint' : 'banks.holderFixed')}
        end={holderName !== null && <Lock size={18} aria-hidden className="me-2.5" />}
        autoComplete="name"
        maxLength={50}
      />
      <TextField
        {...form.field('accountNumber')}
        label={t('banks.number')}
        required
        hint={chosen && lengthText(chosen.minLength, chosen.maxLength)}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={40}
      />
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}

/** A number may be typed in groups, as on a card. */
const digitsIn = (typed: string) => typed.replace(/[\s-]/g, '');
