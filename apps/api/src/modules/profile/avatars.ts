import { artAddress } from '@lantern/ui/art-address';
import type { Data, Secrets } from '../../contexts.ts';
import { linkTo } from '../media/index.ts';

/** The ids of the drawn avatars. */
export const drawnAvatars = Array.from({ length: 12 }, (_, place) => String(place + 1));

/** The stored choice: `drawn:<n>` or `file:<id>`; null means the first drawn one. */
export type KeptAvatar = string | null;

export const chosenOf = (avatar: KeptAvatar): string | null => {
  const [kind, id] = avatar?.split(':') ?? ['drawn', drawnAvatars[0]];
  return kind === 'drawn' ? (id ?? null) : null;
};

export const fileOf = (avatar: KeptAvatar): string | undefined =>
  avatar?.startsWith('file:') ? avatar.slice('file:'.length) : undefined;

export const drawnAddress = (id: string) => artAddress('avatar', `member-${id}`);

/** The URL of an avatar. That of an uploaded picture is signed and expires within an hour. */
export function addressOfAvatar(
  context: Data & Secrets,
  brandId: string,
  avatar: KeptAvatar,
): string {
  const file = fileOf(avatar);
  return file ? linkTo(context, brandId, file) : drawnAddress(chosenOf(avatar) ?? '1');
}
