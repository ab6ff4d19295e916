import type { Data, Files, Logged } from '../../contexts.ts';
import { type PictureSize, redrawnType, redrawPicture } from './redraw-picture.ts';
import { removeFiles } from './remove-files.ts';
import type { NewFile } from './stored-file.store.ts';

/** An uploaded picture, re-encoded but not stored yet. */
export interface Picture extends NewFile {
  content: Buffer;
}

/** @throws Refusal file_type_not_allowed, picture_too_large */
export async function drawPicture(
  { random }: Data,
  sent: Buffer,
  size: PictureSize,
): Promise<Picture> {
  const content = await redrawPicture(sent, size);
  return {
    id: random.bytes(16).toString('hex'),
    contentType: redrawnType,
    bytes: content.length,
    content,
  };
}

/**
 * Stores pictures, then their database rows by `note`, so that no row lacks its file. If any step
 * fails, the files are removed.
 */
export async function keepPictures<Noted>(
  context: Logged & Files,
  pictures: readonly Picture[],
  requestId: string,
  note: () => Promise<Noted>,
): Promise<Noted> {
  try {
    for (const { id, content } of pictures) await context.files.put(id, content);
    return await note();
  } catch (error) {
    const ids = pictures.map(({ id }) => id);
    await removeFiles(context, ids, requestId);
    throw error;
  }
}
