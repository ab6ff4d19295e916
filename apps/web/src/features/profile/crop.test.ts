import { describe, expect, it } from 'vitest';
import { middle, pulled, squareOf } from './crop.ts';

const wide = { width: 800, height: 600 };

describe('MEM-01 the square that is cut out of a picture', () => {
  it('is as large as the shorter side, from the middle', () => {
    expect(squareOf(wide, middle)).toEqual({ left: 100, top: 0, size: 600 });
  });

  it('gets smaller as one goes nearer, and stays in the picture', () => {
    expect(squareOf(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 500, top: 300, size: 300 });
    expect(squareOf(wide, { zoom: 99, x: -3, y: 7 })).toEqual({ left: 0, top: 450, size: 150 });
  });

  it('moves against the pull, and no further than the edge', () => {
    expect(pulled(wide, middle, 0.1, 0.5)).toEqual({ zoom: 1, x: 0.2, y: 0.5 });
    expect(pulled(wide, middle, -5, 0)).toEqual({ zoom: 1, x: 1, y: 0.5 });
  });
});
