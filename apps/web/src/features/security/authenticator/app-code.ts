import { useTranslation } from 'react-i18next';
import { byCode } from '../../../lib/forms/form.ts';

/** Authenticator apps show six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A code as it is sent: without the blanks with which apps and notes show it. */
export const tidyCode = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '');

/** A code of the app, or a recovery code, which replaces it when the phone is lost. */
export function isEitherCode(code: string): boolean {
  const tidied = tidyCode(code);
  return isAppCode(tidied) || /^[a-z\d]{5}-?[a-z\d]{5}$/i.test(tidied);
}

export const provenNames = { code: '', password: '' };

/** The fields of a change that needs both the password and the app, or a recovery code. */
export const provenFieldOf = byCode<keyof typeof provenNames>({
  code_wrong: 'code',
  password_wrong: 'password',
  login_locked: 'password',
});

/** Says what is missing of the two. */
export function useProvenCheck() {
  const { t } = useTranslation('security');
  return ({ code, password }: Readonly<typeof provenNames>) => ({
    code: isEitherCode(code) ? undefined : t('authenticator.missingEitherCode'),
    password: password === '' ? t('prove.missing') : undefined,
  });
}
