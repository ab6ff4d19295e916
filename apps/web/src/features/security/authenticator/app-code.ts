import { byCode } from '../../../lib/form.ts';

/** Authenticator apps show six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

export const provenNames = { code: '', password: '' };

/** The fields of a change that needs both the password and the app. */
export const provenFieldOf = byCode<keyof typeof provenNames>({
  code_wrong: 'code',
  password_wrong: 'password',
  login_locked: 'password',
});
