import { Refusal } from '@lantern/contracts';
import pLimit from 'p-limit';
import type { ResizeOptions } from 'sharp';
import { loadSharp } from './load-sharp.ts';

/** As a phone's camera produces; each decoded pixel takes up to six bytes of memory. */
const mostPixels = 20_000_000;
/** Pictures decoded concurrently. */
const atOnce = 2;

const turns = pLimit(atOnce);

const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/** The target size in pixels: a cropped square, or the longest side of the whole picture. */
export type PictureSize = Readonly<{ square: number }> | Readonly<{ longest: number }>;

/** The format of every stored picture. */
export const redrawnType = 'image/webp';

/**
 * Re-encodes a PNG or JPEG as WebP, so that hidden data and metadata are removed.
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
  // We check the size ourselves, because the library's error does not tell large from broken.
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new Refusal('file_type_not_allowed');
    if (width * height > mostPixels) throw new Refusal('picture_too_large');
    // Rotated by the metadata before it is removed.
    return await picture.autoOrient().resize(resizeTo(size)).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file_type_not_allowed');
  }
}
