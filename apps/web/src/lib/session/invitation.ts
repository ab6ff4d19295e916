import { tabStore } from '../device/storage.ts';

/** What a link can say of who invited the visitor. */
const names = ['affiliateCode', 'referralCode'] as const;

export type Invitation = Partial<Record<(typeof names)[number], string>>;

const longest = 255;

/** The codes of a link, and for those that it lacks the ones that were kept. */
export function invitationOf(search: string): Invitation {
  const params = new URLSearchParams(search);
  const found = names.map(
    (name) => [name, params.get(name)?.slice(0, longest) || tabStore.read(name)] as const,
  );
  return Object.fromEntries(found.filter(([, code]) => code !== undefined));
}

/**
 * Keeps the codes of a link, so that they are still there when the visitor registers later in this
 * tab.
 */
export function keepInvitation(search: string): void {
  for (const [name, code] of Object.entries(invitationOf(search))) tabStore.write(name, code);
}
