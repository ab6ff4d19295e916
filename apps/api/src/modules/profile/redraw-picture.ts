import { Refusal } from '@lantern/contracts';
import pLimit from 'p-limit';

/** Side of an avatar, in pixels: twice what a page shows. */
const side = 256;
/** As many as a phone's camera has; opened, each takes up to six bytes of memory. */
const mostPixels = 20_000_000;
/** Pictures that may be open at a time. */
const atOnce = 2;

const turns = pLimit(atOnce);

/** The library, which takes a while to load and is of no use to a process that never gets a picture. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One core for a picture, and no memory kept for the next one.
  sharp.concurrency(1);
  sharp.cache(false);
  // It reads many more kinds; no other is ever opened, whatever a file says that it is.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/**
 * Draws a picture anew, as a square WebP: nothing of the file is left but what can be seen of it.
 * @throws Refusal file_type_not_allowed, picture_too_large
 */
export async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  if (!isPng(bytes) && !isJpeg(bytes)) throw new Refusal('file_type_not_allowed');
  return turns(() => redraw(bytes));
}

async function redraw(bytes: Buffer): Promise<Buffer> {
  loading ??= loadSharp();
  const sharp = await loading;
  // The limit is ours, because the library says no to broken pictures and to large ones in the same way.
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  try {
    const { width, height } = await picture.metadata();
    if (width * height > mostPixels) throw new Refusal('picture_too_large');
    // Turned as the camera was held, before what says so is left out.
    return await picture.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file_type_not_allowed');
  }
}
