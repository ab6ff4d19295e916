import { Refusal } from '@lantern/contracts';
import pLimit from 'p-limit';
import type { ResizeOptions } from 'sharp';
import { loadSharp } from './load-sharp.ts';

/** As many as a phone's camera has; opened, each takes up to six bytes of memory. */
const mostPixels = 20_000_000;
/** Pictures that may be open at a time. */
const atOnce = 2;

const turns = pLimit(atOnce);

const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/**
 * The size of what is drawn: a square of so many pixels, or the whole picture with no side longer
 * than so many.
 */
export type PictureSize = Readonly<{ square: number }> | Readonly<{ longest: number }>;

/** What every picture becomes that somebody has sent. */
export const redrawnType = 'image/webp';

/**
 * Draws a PNG or a JPEG anew, as a WebP: nothing of the file is left but what can be seen of it.
 * @throws Refusal file_type_not_allowed, picture_too_large
 */
export async function redrawPicture(bytes: Buffer, size: PictureSize): Promise<Buffer> {
  if (!isPng(bytes) && !isJpeg(bytes)) throw new Refusal('file_type_not_allowed');
  return turns(() => redraw(bytes, size));
}

const resizeTo = (size: PictureSize): ResizeOptions =>
  'square' in size
    ? { width: size.square, height: size.square, fit: 'cover' }
    : { width: size.longest, height: size.longest, fit: 'inside', withoutEnlargement: true };

async function redraw(bytes: Buffer, size: PictureSize): Promise<Buffer> {
  const sharp = await loadSharp();
  // The limit is ours, because the library says no to broken pictures and to large ones in the same
  // way.
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new Refusal('file_type_not_allowed');
    if (width * height > mostPixels) throw new Refusal('picture_too_large');
    // Turned as the camera was held, before what says so is left out.
    return await picture.autoOrient().resize(resizeTo(size)).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file_type_not_allowed');
  }
}
