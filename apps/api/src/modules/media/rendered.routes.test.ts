import { fileOf, pictureFiles, pictures, renderedPicture } from '@lantern/art';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const get = (file: string) => site.client.raw('GET', `/media/rendered/${file}`);

describe('rendered pictures', () => {
  it.each(['avif', 'webp'])('are served as %s and cached forever', async (format) => {
    const { base, widths } = renderedPicture('moon-dice') ?? { base: '', widths: [] };
    const { status, headers } = await site.client.raw('GET', `${base}.${widths[0]}.${format}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    fileOf('moon-dice.en', '0000000000', 180, 'avif'),
    'pictures.json',
    '..%2Fpictures.json',
    '%6cucky-bowl.en',
  ])('are not found by another name: %s', async (file) => {
    expect(pictures.size).toBeGreaterThan(0);
    expect(pictureFiles.has(file)).toBe(false);
    expect((await get(file)).status).toBe(404);
  });
});
