const shape = /^[A-Z0-9]{4,20}$/;

/**
 * The form under which an invite code is unique: upper case. Undefined for what is no code, such as
 * one with letters that only look like ours.
 */
export function inviteKey(typed: string): string | undefined {
  const key = typed.trim();
  // Only ASCII is turned to upper case here: other letters would become ASCII by it, such as the
  // long s.
  const upper = key.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return shape.test(upper) ? upper : undefined;
}
