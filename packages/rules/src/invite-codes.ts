const shape = /^[A-Z0-9]{4,20}$/;

/**
 * The key under which an invite code is unique: uppercase ASCII. Undefined for an invalid code,
 * such as one with look-alike letters.
 */
export function inviteKey(typed: string): string | undefined {
  const key = typed.trim();
  // Upper-casing other letters could produce ASCII, such as from the long s.
  const upper = key.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return shape.test(upper) ? upper : undefined;
}
