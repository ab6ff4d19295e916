import { Button, PasswordField, TextField } from '@lantern/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { CheckSlot } from './check-slot.tsx';
import { LoginChoices } from './login-choices.tsx';
import type { Login } from './use-login.ts';

interface UsernameLoginProps {
  login: Login;
  /** Kept by the owner, because it goes along to the registration. */
  username: string;
  onUsername: (username: string) => void;
  onForgot: () => void;
}

/** Username and password. */
export function UsernameLogin({ login, username, onUsername, onForgot }: UsernameLoginProps) {
  const { t } = useTranslation('session');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { check } = login;
  const missing = {
    username: username.trim() === '' ? t('login.missingUsername') : undefined,
    password: password === '' ? t('login.missingPassword') : undefined,
    captcha: check.problem,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(missing).filter((name) => missing[name as keyof typeof missing]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else {
      setSent(false);
      login.send({ type: 'username', username: username.trim(), password });
    }
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="username"
        label={t('login.username')}
        placeholder={`${t('login.usernamePlaceholder')} *`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={username}
        onChange={(event) => onUsername(event.target.value)}
        error={sent ? missing.username : undefined}
      />
      <PasswordField
        name="password"
        label={t('login.password')}
        placeholder={`${t('login.passwordPlaceholder')} *`}
        required
        maxLength={128}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        showLabel={t('login.showPassword')}
        hideLabelText={t('login.hidePassword')}
        error={sent ? missing.password : undefined}
      />
      <LoginChoices login={login} rememberLabel={t('login.rememberName')} onForgot={onForgot} />
      <FormTrouble trouble={login.trouble} />
      <CheckSlot check={check} error={sent ? missing.captcha : undefined} />
      <Button type="submit" kind="accent" size={48} block loading={login.busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
