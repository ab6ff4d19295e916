const dots = '•••';

/** A number in E.164 of which only the beginning and the last digits are told. */
export const maskMobile = (mobile: string) => `${mobile.slice(0, 3)}${dots}${mobile.slice(-3)}`;

/** An e-mail of which only the first letter and the host are told. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}${dots}${email.slice(at)}`;
}

/** The number of an account of which only the last digits are told. */
export const maskAccount = (lastDigits: string) => `${dots}${dots}${lastDigits}`;

/**
 * A name of which only the first letter is told, and of a long one the last; how long it is, is
 * not.
 */
export function maskName(name: string): string {
  const letters = [...name];
  const first = letters.length > 1 ? letters[0] : '';
  const last = letters.length > 5 ? letters.at(-1) : '';
  return `${first}${dots}${last}`;
}
