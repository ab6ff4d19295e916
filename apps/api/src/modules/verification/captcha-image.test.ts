import { expect, it } from 'vitest';
import { systemRandom } from '../../adapters/system.ts';
import { drawCaptcha } from './captcha-image.ts';

it('CAP-01 draws a PNG with the system’s randomness', () => {
  const image = drawCaptcha('AB23', systemRandom);
  expect(image.subarray(1, 4).toString('latin1')).toBe('PNG');
});
