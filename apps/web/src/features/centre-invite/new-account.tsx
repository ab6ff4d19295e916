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

type Name = 'username' | 'password';

interface NewAccountProps {
  title: string;
  hint: string;
  onClose: () => void;
  create: (account: Readonly<Record<Name, string>>) => Promise<{ account: string }>;
  /** What else is chosen for the account. */
  children: ReactNode;
}

/** A dialog that creates an account for another person, and shows its name once it exists. */
export function NewAccount({ title, hint, onClose, create, children }: NewAccountProps) {
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
        <AccountForm label={title} create={create} onMade={setMade}>
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

interface AccountFormProps extends Pick<NewAccountProps, 'create' | 'children'> {
  label: string;
  onMade: (account: string) => void;
}

function AccountForm({ label, create, onMade, children }: AccountFormProps) {
  const { t } = useTranslation(['downline', 'session']);
  const [username, setUsername] = useState('');
  const nameDemands = useDemands(useFieldRule('username'), username.trim());
  const passwordProblem = usePasswordProblem(username.trim());
  const form = useForm<Name, { account: string }>({
    initial: { username: '', password: '' },
    check: ({ password }) => ({
      username: nameDemands.find(({ met }) => !met)?.text,
      password: passwordProblem(password),
    }),
    send: (typed) => create({ ...typed, username: typed.username.trim() }),
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
  if (code !== 'registration_invalid') return undefined;
  const { problems } = value as { problems: readonly { field: string }[] };
  return problems[0]?.field === 'username' ? 'username' : 'password';
}
