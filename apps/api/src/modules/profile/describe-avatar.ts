import type { memberIcon, playerAvatar, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { findAvatar } from './avatar.store.ts';
import { addressOfAvatar, chosenOf, drawnAddress, drawnAvatars } from './avatars.ts';

export async function describeIcon(
  context: Data & Secrets,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof memberIcon>> {
  const avatar = await findAvatar(context.db, brand.id, session.memberId);
  return { icon: addressOfAvatar(context, brand.id, avatar) };
}

/** The member's avatar, and the drawn ones to choose from. */
export async function describeAvatar(
  context: Data & Secrets,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof playerAvatar>> {
  const avatar = await findAvatar(context.db, brand.id, session.memberId);
  return {
    avatar: addressOfAvatar(context, brand.id, avatar),
    chosen: chosenOf(avatar),
    choices: drawnAvatars.map((id) => ({ id, url: drawnAddress(id) })),
  };
}
