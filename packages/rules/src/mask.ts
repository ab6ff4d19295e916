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
