import type { Locator, Page } from '@playwright/test';

/**
 * The position of the slider puzzle's gap in its pixels: where the picture is the darkened piece.
 * Piece and picture are read as a visitor sees them.
 */
async function findGap(form: Locator): Promise<number> {
  const piece = form.getByRole('slider').locator('xpath=ancestor::div[2]').locator('img[alt=""]');
  const picture = form.getByRole('img', { name: 'Picture with a gap' });
  return piece.evaluate(
    async (pieceImage: HTMLImageElement, pictureImage) => {
      const pixelsOf = async (image: HTMLImageElement) => {
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const ink = canvas.getContext('2d');
        ink?.drawImage(image, 0, 0);
        return {
          width,
          height,
          data: ink?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(),
        };
      };
      const [small, large] = [
        await pixelsOf(pieceImage),
        await pixelsOf(pictureImage as HTMLImageElement),
      ];
      const top = Math.round((Number.parseFloat(pieceImage.style.top) / 100) * large.height);
      // The middle and the corners of the piece have no rim; the corners show where it ends.
      const [middle, corners] = [
        [20, 21, 22, 23, 24, 25, 26, 27],
        [12, 13, 14, 15, 32, 33, 34, 35],
      ];
      const spots = [middle, corners].flatMap((some) =>
        some.flatMap((x) => some.map((y) => [x, y] as const)),
      );
      const shade = [...[12, 13, 27].entries()];
      const valueAt = ({ data, width }: typeof small, x: number, y: number, channel: number) =>
        data[(y * width + x) * 4 + channel] ?? 0;
      const missAt = (left: number) => {
        let miss = 0;
        for (const [x, y] of spots)
          for (const [channel, dark] of shade) {
            const expected = valueAt(small, x, y, channel) * 0.38 + dark * 0.62;
            miss += Math.abs(expected - valueAt(large, left + x, top + y, channel));
          }
        return miss;
      };
      const places = Array.from({ length: large.width - small.width }, (_, left) => left);
      return places.reduce((best, left) => (missAt(left) < missAt(best) ? left : best), 0);
    },
    await picture.elementHandle(),
  );
}

/** Waits for a frame, so that a movement takes time. */
const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** Drags the piece into the gap like a hand: slowly at the start and the end. */
export async function drag(page: Page, form: Locator): Promise<void> {
  const gap = await findGap(form);
  const handle = form.getByRole('slider');
  await handle.scrollIntoViewIfNeeded();
  const [box, track] = [await handle.boundingBox(), await handle.locator('..').boundingBox()];
  if (!box || !track) throw new Error('There is no slider.');
  const way = (gap * track.width) / 320;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const steps = 30;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await page.mouse.move(x + way * part * part * (3 - 2 * part), y);
    await frame(page);
  }
  await page.mouse.up();
}

/** Moves the piece into the gap by the arrow keys, at the uneven pace of a person. */
export async function moveByKeys(page: Page, form: Locator): Promise<void> {
  const gap = await findGap(form);
  const handle = form.getByRole('slider');
  await handle.focus();
  for (let pressed = 0; pressed * 4 < gap; pressed += 1) {
    await handle.press('ArrowRight');
    for (let waited = 0; waited <= pressed % 3; waited += 1) await frame(page);
  }
}
