import {
  type chooseAvatar as chooseCall,
  Refusal,
  type uploadAvatar as uploadCall,
} from '@lantern/contracts';
import type { SessionCall, UploadCall } from '../../http/routes.ts';
import { drawPicture, keepPictures, removeFiles } from '../media/index.ts';
import { replaceAvatar } from './avatar.store.ts';
import { addressOfAvatar, drawnAddress, drawnAvatars } from './avatars.ts';
import type { ProfileContext } from './context.ts';

/** Side of an avatar, in pixels: twice what a page shows. */
const side = 256;

/** Takes one of the drawn avatars; a picture of the member's own is removed. */
export async function chooseAvatar(
  context: ProfileContext,
  { brand, session: { memberId }, body, requestId }: SessionCall<typeof chooseCall>,
): Promise<{ avatar: string }> {
  if (!drawnAvatars.includes(body.id)) throw new Refusal('avatar_unknown');
  const before = await replaceAvatar(
    context.db,
    { brandId: brand.id, memberId },
    `drawn:${body.id}`,
  );
  await removeFiles(context, before, requestId);
  return { avatar: drawnAddress(body.id) };
}

/** Takes a picture of the member's own, in the place of the one before. */
export async function uploadAvatar(
  context: ProfileContext,
  { brand, session: { memberId }, files, requestId }: UploadCall<typeof uploadCall>,
): Promise<{ avatar: string }> {
  const [file] = files;
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
