const dots = '•••';

/** Masks an E.164 number except for its first and last digits. */
export const maskMobile = (mobile: string) => `${mobile.slice(0, 3)}${dots}${mobile.slice(-3)}`;

/** Masks an e-mail address except for its first letter and host. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}${dots}${email.slice(at)}`;
}

/** Masks an account number except for its last digits. */
export const maskAccount = (lastDigits: string) => `${dots}${dots}${lastDigits}`;

/** Masks a name except for its first letter and, if long, its last. Hides the length. */
export function maskName(name: string): string {
  const letters = [...name];
  const first = letters.length > 1 ? letters[0] : '';
  const last = letters.length > 5 ? letters.at(-1) : '';
  return `${first}${dots}${last}`;
}
