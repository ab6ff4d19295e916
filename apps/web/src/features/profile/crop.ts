/** A picture of the member's own, decoded. */
export interface OwnPicture {
  bitmap: ImageBitmap;
  /** PNG stays PNG, for what is see-through in it. */
  type: 'image/png' | 'image/jpeg';
}

/** Which square of a picture is shown: how near, and where within what is left, from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const nearest = 4;
/** Pixels of a side of what is sent; twice what the largest place on a page needs. */
const side = 512;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The square in pixels of the picture. */
export function squareOf(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
) {
  const size = Math.min(width, height) / within(zoom, 1, nearest);
  return { left: within(x, 0, 1) * (width - size), top: within(y, 0, 1) * (height - size), size };
}

/** The crop after the picture was pulled so far, in shares of the square that is seen. */
export function pulled(
  picture: { width: number; height: number },
  crop: Crop,
  right: number,
  down: number,
): Crop {
  const { size } = squareOf(picture, crop);
  const moved = (at: number, by: number, room: number) =>
    room === 0 ? at : within(at - (by * size) / room, 0, 1);
  return {
    zoom: crop.zoom,
    x: moved(crop.x, right, picture.width - size),
    y: moved(crop.y, down, picture.height - size),
  };
}

/**
 * Draws the square onto a canvas, over white where the picture is see-through and its kind cannot
 * be.
 */
export function draw(canvas: HTMLCanvasElement, { bitmap, type }: OwnPicture, crop: Crop): void {
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, size } = squareOf(bitmap, crop);
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, size, size, 0, 0, side, side);
}

/** The square as a file to send. */
export async function cutOut(picture: OwnPicture, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  draw(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, picture.type, 0.9),
  );
  if (!blob) throw new Error('The picture could not be cut out.');
  return blob;
}
