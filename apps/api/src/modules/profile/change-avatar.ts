import { type BodyOf, type chooseAvatar as chooseCall, Refusal } from '@lantern/contracts';
import type { SessionCaller, WithFiles } from '../../caller.ts';
import { drawPicture, keepPictures, removeFiles } from '../media/index.ts';
import { replaceAvatar } from './avatar.store.ts';
import { addressOfAvatar, drawnAddress, drawnAvatars } from './avatars.ts';
import type { ProfileContext } from './context.ts';

/** Side of an avatar, in pixels: twice what a page shows. */
const side = 256;

/** Sets a drawn avatar and removes an uploaded picture. */
export async function chooseAvatar(
  context: ProfileContext,
  { brand, session: { memberId }, requestId }: SessionCaller,
  { id }: BodyOf<typeof chooseCall>,
): Promise<{ avatar: string }> {
  if (!drawnAvatars.includes(id)) throw new Refusal('avatar_unknown');
  const owner = { brandId: brand.id, memberId };
  const before = await replaceAvatar(context.db, owner, `drawn:${id}`);
  await removeFiles(context, before, requestId);
  return { avatar: drawnAddress(id) };
}

/** Sets an uploaded picture and removes the one before. */
export async function uploadAvatar(
  context: ProfileContext,
  { brand, session: { memberId }, requestId }: SessionCaller,
  { files: [file] }: WithFiles,
): Promise<{ avatar: string }> {
  if (!file || file.length === 0) throw new Refusal('file_missing');
  const picture = await drawPicture(context, file, { square: side });
  const avatar = `file:${picture.id}`;
  const owner = { brandId: brand.id, memberId };
  const before = await keepPictures(context, [picture], requestId, () =>
    replaceAvatar(context.db, owner, avatar, picture),
  );
  await removeFiles(context, before, requestId);
  return { avatar: addressOfAvatar(context, brand.id, avatar) };
}
