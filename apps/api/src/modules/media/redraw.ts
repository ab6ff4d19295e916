import type { ResizeOptions } from 'sharp';
import { loadSharp } from './load-sharp.ts';

/** As a phone's camera produces. */
const mostPixels = 20_000_000;
/** The memory of a decoded picture: 20 million pixels of four bytes. */
const mostBytes = 4 * mostPixels;

/** The target size in pixels: a cropped square, or the longest side of the whole picture. */
export type PictureSize = Readonly<{ square: number }> | Readonly<{ longest: number }>;

export type Redrawn =
  | { content: Uint8Array }
  | { refusal: 'file_type_not_allowed' | 'picture_too_large' };

const resizeTo = (size: PictureSize): ResizeOptions =>
  'square' in size
    ? { width: size.square, height: size.square, fit: 'cover' }
    : { width: size.longest, height: size.longest, fit: 'inside', withoutEnlargement: true };

/** Bytes of a channel: deep pictures have two or more. */
const depthOf = (depth: string | undefined) => (depth === 'uchar' || depth === 'char' ? 1 : 2);

/** Decodes a PNG or JPEG and encodes it as WebP, without hidden data and metadata. */
export async function redraw(bytes: Uint8Array, size: PictureSize): Promise<Redrawn> {
  const sharp = await loadSharp();
  // We check the size ourselves, because the library's error does not tell large from broken.
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  try {
    const { format, width, height, channels, depth } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') return { refusal: 'file_type_not_allowed' };
    const pixels = width * height;
    if (pixels > mostPixels || pixels * channels * depthOf(depth) > mostBytes)
      return { refusal: 'picture_too_large' };
    // Rotated by the metadata before it is removed.
    const drawn = picture.autoOrient().resize(resizeTo(size)).webp({ quality: 82 });
    return { content: await drawn.toBuffer() };
  } catch {
    return { refusal: 'file_type_not_allowed' };
  }
}
