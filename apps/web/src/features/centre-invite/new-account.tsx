import type { Refusal } from '@lantern/contracts';
import { Button, TextField } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useDemands, useFieldRule, usePasswordProblem } from '../../lib/forms/field-rule.tsx';
import { useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { SecretField } from '../../lib/forms/secret-field.tsx';
import { RebateField, useRebate } from './rebate-field.tsx';

interface Account {
  username: string;
  password: string;
  /** With which the lottery slips of the account begin, in hundredths of a percent. */
  rebate?: number;
}
type Name = keyof Account;

interface NewAccountProps {
  title: string;
  hint: string;
  onClose: () => void;
  create: (account: Account) => Promise<{ account: string }>;
  /** The account plays, so it can have a rebate. */
  withRebate?: boolean;
  /** What else is chosen for the account. */
  children: ReactNode;
}

/** A dialog that creates an account for another person, and shows its name once it exists. */
export function NewAccount({ title, hint, onClose, children, ...form }: NewAccountProps) {
  const { t } = useTranslation(['downline', 'common', 'session']);
  const [made, setMade] = useState<string>();
  return (
    <Modal
      open
      onOpenChange={onClose}
      {...{ title }}
      description={hint}
      width={400}
      closeLabel={t('common:close')}
    >
      {made === undefined ? (
        <AccountForm label={title} {...form} onMade={setMade}>
          {children}
        </AccountForm>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-body">{t('accountCreated')}</p>
          <div className="rounded-button bg-sunken py-1.5 ps-3.5 pe-1.5">
            <CopyText text={made} name={t('session:login.username')} className="justify-between" />
          </div>
          <Button size={48} onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

interface AccountFormProps extends Pick<NewAccountProps, 'create' | 'withRebate' | 'children'> {
  label: string;
  onMade: (account: string) => void;
}

function AccountForm({ label, create, withRebate, onMade, children }: AccountFormProps) {
  const { t } = useTranslation(['downline', 'session']);
  const [username, setUsername] = useState('');
  const nameDemands = useDemands(useFieldRule('username'), username.trim());
  const passwordProblem = usePasswordProblem(username.trim());
  const rebates = useRebate();
  const form = useForm<Name, { account: string }>({
    initial: { username: '', password: '', rebate: '' },
    check: ({ password, rebate }) => ({
      username: nameDemands.find(({ met }) => !met)?.text,
      password: passwordProblem(password),
      rebate: rebates.problem(rebate),
    }),
    send: ({ username, password, rebate }) =>
      create({ username: username.trim(), password, ...rebates.bodyOf(rebate) }),
    fieldOf,
    onDone: ({ account }) => onMade(account),
  });
  const name = form.field('username');
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      {children}
      <TextField
        {...name}
        onChange={(event) => {
          setUsername(event.target.value);
          name.onChange(event);
        }}
        label={t('session:login.username')}
        required
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <SecretField
        field={form.field('password')}
        label={t('session:login.password')}
        hint={t('passwordHint')}
      />
      {withRebate && <RebateField field={form.field('rebate')} most={rebates.most} />}
      <FormTrouble trouble={form.trouble} />
      <Button type="submit" size={48} loading={form.busy}>
        {label}
      </Button>
    </form>
  );
}

/** The first field that the site found wrong. */
function fieldOf({ code, value }: Refusal): Name | undefined {
  if (code === 'username_taken') return 'username';
  if (code === 'rebate_too_high') return 'rebate';
  if (code !== 'registration_invalid') return undefined;
  const { problems } = value as { problems: readonly { field: string }[] };
  return problems[0]?.field === 'username' ? 'username' : 'password';
}
