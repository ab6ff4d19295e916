import { byCode } from '../../../lib/form.ts';

/** Authenticator apps show six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A code as it is sent: without the blanks with which apps and notes show it. */
export const tidyCode = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '');

/** A code of the app, or a recovery code, which stands in for it where the phone is lost. */
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
