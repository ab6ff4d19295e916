/**
 * How hard a password is to guess: 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. A hint for
 * the eye; the rule decides.
 */
export type Strength = 0 | 1 | 2 | 3 | 4;

const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/**
 * Judges length, variety and repetition, and a password that holds the username. Linear in the
 * length of the password.
 */
export function passwordStrength(password: string, username: string): Strength {
  if (password === '') return 0;
  const lower = password.toLowerCase();
  if (username.length >= 3 && lower.includes(username.toLowerCase())) return 1;
  const distinct = new Set(lower).size;
  if (password.length < 8 || distinct < 5) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = variety + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  if (points >= 5) return 4;
  if (points >= 3) return 3;
  return 2;
}
