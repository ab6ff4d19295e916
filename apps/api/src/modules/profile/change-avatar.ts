import { type chooseAvatar as chooseCall, Refusal, type uploadAvatar as uploadCall } from '@lantern/contracts';
import type { SessionCall, UploadCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { replaceAvatar } from './avatar.store.ts';
import { addressOfAvatar, drawnAddress, drawnAvatars } from './avatars.ts';
import { redrawPicture } from './redraw-picture.ts';

/** Takes one of the drawn avatars; a picture of the member's own is removed. */
export async function chooseAvatar(
  site: Site,
  { brand, session: { memberId }, body, requestId }: SessionCall<typeof chooseCall>,
): Promise<{ avatar: string }> {
  if (!drawnAvatars.includes(body.id)) throw new Refusal('avatar_unknown');
  const before = await replaceAvatar(site.db, { brandId: brand.id, memberId }, `drawn:${body.id}`);
  await removeFiles(site, before, requestId);
  return { avatar: drawnAddress(body.id) };
}

/** Takes a picture of the member's own, in the place of the one before. */
export async function uploadAvatar(
  site: Site,
  { brand, session: { memberId }, files, requestId }: UploadCall<typeof uploadCall>,
): Promise<{ avatar: string }> {
  const [file] = files;
  if (!file || file.length === 0) throw new Refusal('file_missing');
  const bytes = await redrawPicture(file);
  const id = site.random.bytes(16).toString('hex');
  // First the file, then what says that it is there: an address without a file behind it is never given.
  await site.files.put(id, bytes);
  const owner = { brandId: brand.id, memberId };
  const written = { id, contentType: 'image/webp', bytes: bytes.length };
  const before = await replaceAvatar(site.db, owner, `file:${id}`, written).catch(async (error: unknown) => {
    await removeFiles(site, [id], requestId);
    throw error;
  });
  await removeFiles(site, before, requestId);
  return { avatar: addressOfAvatar(site, brand.id, `file:${id}`) };
}

/** Nobody finds these files any more; that they take up room is no reason to refuse the member. */
async function removeFiles(site: Site, ids: readonly string[], requestId: string): Promise<void> {
  for (const id of ids) {
    await site.files
      .remove(id)
      .catch((error: unknown) =>
        site.log.warn({ event: 'file_not_removed', file: id, requestId, err: error }, 'a file was not removed'),
      );
  }
}
