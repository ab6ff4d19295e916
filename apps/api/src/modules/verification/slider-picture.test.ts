import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { systemRandom } from '../../adapters/system.ts';
import { drawSlider, sliderSize } from './slider-picture.ts';

const { width, height, side } = sliderSize;

async function pixels(png: Buffer) {
  const image = await loadImage(png);
  const ink = createCanvas(image.width, image.height).getContext('2d');
  ink.drawImage(image, 0, 0);
  return {
    width: image.width,
    height: image.height,
    data: ink.getImageData(0, 0, image.width, image.height).data,
  };
}

it('CAP-02 the gap is inside the picture, and never where the piece starts', async () => {
  for (let time = 0; time < 20; time += 1) {
    const { x, top } = await drawSlider(systemRandom);
    expect(x).toBeGreaterThan(side);
    expect(x + side).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + side).toBeLessThanOrEqual(height);
  }
});

it('CAP-02 the piece fits the gap: lighter in its middle, with empty corners', async () => {
  const { x, top, picture, piece } = await drawSlider(systemRandom);
  const [whole, part] = await Promise.all([pixels(picture), pixels(piece)]);
  expect([whole.width, whole.height, part.width, part.height]).toEqual([width, height, side, side]);
  const middle = side / 2;
  const light = ({ data, width: row }: typeof whole, left: number, down: number) =>
    [0, 1, 2].reduce((sum, colour) => sum + (data[(down * row + left) * 4 + colour] ?? 0), 0);
  expect(light(part, middle, middle)).toBeGreaterThan(light(whole, x + middle, top + middle));
  expect(part.data[3]).toBe(0);
  expect(part.data[(middle * side + middle) * 4 + 3]).toBe(255);
});

it('CAP-02 no two are alike', async () => {
  const drawn = await Promise.all(Array.from({ length: 5 }, () => drawSlider(systemRandom)));
  expect(new Set(drawn.map(({ picture }) => picture.toString('base64'))).size).toBe(5);
});
