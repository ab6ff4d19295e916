import { artAddress } from '@lantern/ui/art-address';
import type { Data, Secrets } from '../../contexts.ts';
import { linkTo } from '../media/index.ts';

/** The drawn avatars to choose from; the names say what is drawn, and nothing else. */
export const drawnAvatars = Array.from({ length: 12 }, (_, place) => String(place + 1));

/**
 * What is kept of a choice: `drawn:<n>` or `file:<id>`. Who has never chosen has the first drawn
 * one.
 */
export type KeptAvatar = string | null;

export const chosenOf = (avatar: KeptAvatar): string | null => {
  const [kind, id] = avatar?.split(':') ?? ['drawn', drawnAvatars[0]];
  return kind === 'drawn' ? (id ?? null) : null;
};

export const fileOf = (avatar: KeptAvatar): string | undefined =>
  avatar?.startsWith('file:') ? avatar.slice('file:'.length) : undefined;

export const drawnAddress = (id: string) => artAddress('avatar', `member-${id}`);

/**
 * Where an avatar is shown from. That of a picture of the member's own is signed, and good for an
 * hour at most.
 */
export function addressOfAvatar(
  context: Data & Secrets,
  brandId: string,
  avatar: KeptAvatar,
): string {
  const file = fileOf(avatar);
  return file ? linkTo(context, brandId, file) : drawnAddress(chosenOf(avatar) ?? '1');
}
