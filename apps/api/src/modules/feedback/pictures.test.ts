import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyPart, sendMessage, sendParts } from '../../../testing/feedback.ts';
import { type Part, paint } from '../../../testing/forms.ts';
import { bomb, script } from '../../../testing/hostile-pictures.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const body = { type: 'site', content: 'This is what my screen looks like.' };
const most = endpoints.sendFeedback.upload.bytes;

const refused = /^(file_type_not_allowed|picture_too_large)$/;

const count = async () => (await site.query('select id from stored_file')).length;
/** The stored pictures of a message, as bytes. */
async function kept(reference: string): Promise<Buffer[]> {
  const rows = await site.query<{ id: string }>(
    'select s.id from stored_file s join feedback f on f.id = s.feedback_id where f.reference = $1',
    [reference],
  );
  return Promise.all(
    rows.map(async ({ id }) => (await site.site.files.get(id)) ?? Buffer.alloc(0)),
  );
}
const isWebp = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP';

afterEach(() => site.forgetShortLived());

describe('K8 a picture of a message', () => {
  it.each([
    [
      'a PNG followed by a page',
      async () => Buffer.concat([await paint('png'), Buffer.from(script)]),
    ],
    [
      'a JPEG followed by a page',
      async () => Buffer.concat([await paint('jpeg'), Buffer.from(script)]),
    ],
    ['a PNG with a page in its metadata', () => paint('png', { note: script })],
    ['a JPEG with a page in its metadata', () => paint('jpeg', { note: script })],
    [
      'a PNG followed by an archive',
      async () =>
        Buffer.concat([await paint('png'), Buffer.from('504b0304', 'hex'), Buffer.from(script)]),
    ],
  ])('K8 is re-encoded when it is %s', async (_what, make) => {
    const { value } = await sendMessage(site, { body, files: [await make()] });
    const [picture, ...others] = await kept(value.reference);
    expect([picture && isWebp(picture), others]).toEqual([true, []]);
    for (const trace of ['alert(', '<script', '<?php', 'Exif', 'EXIF', 'PK\u0003'])
      expect(picture?.includes(trace)).toBe(false);
  });

  it.each([
    [
      'an SVG named PNG',
      async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ],
    [
      'a page with a PNG signature',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(script)]),
    ],
    [
      'an SVG behind a PNG header',
      async () =>
        Buffer.from(
          `\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
          'latin1',
        ),
    ],
    [
      'an SVG behind a JPEG header',
      async () =>
        Buffer.from(
          '\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
          'latin1',
        ),
    ],
    ['a GIF', () => paint('gif')],
    ['a WebP', () => paint('webp')],
    ['a PDF', async () => Buffer.from('%PDF-1.7')],
    ['half a picture', async () => (await paint('png', { width: 900 })).subarray(0, -40)],
    ['zero bytes', async () => Buffer.alloc(0)],
    ['one byte', async () => Buffer.from('x')],
  ])('K8 cannot be %s', async (_what, make) => {
    const before = await count();
    const answer = await sendMessage(site, { body, files: [await paint('png'), await make()] });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'file_type_not_allowed' } });
    expect(await count()).toBe(before);
  });

  it.each([
    [50_000, 50_000, 'picture_too_large'],
    [20_001, 1000, 'picture_too_large'],
    [2_000_000_000, 2_000_000_000, 'file_type_not_allowed'],
  ])(
    'K8 cannot have %i × %i pixels, however small the file is: %s',
    async (width, height, code) => {
      const before = process.memoryUsage().rss;
      const answer = await sendMessage(site, { body, files: Array(3).fill(bomb(width, height)) });
      expect(answer).toMatchObject({ status: 400, reply: { code } });
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    },
  );

  it('K8 is one of three at most, and has at most 5 MB', async () => {
    const picture = await paint('png');
    const large = Buffer.concat([picture, Buffer.alloc(most - picture.length + 1)]);
    expect((await sendMessage(site, { body, files: Array(4).fill(picture) })).status).toBe(400);
    expect((await sendMessage(site, { body, files: [picture, picture, large] })).status).toBe(413);
    expect((await sendMessage(site, { body, files: Array(3).fill(picture) })).status).toBe(200);
  });

  it.each([
    '../../etc/passwd',
    '..\\..\\x',
    'a\u0000.png',
    '/etc/passwd',
    'x'.repeat(500),
    '<img src=x>',
    '.htaccess',
    'x.php',
    '%2e%2e%2fx',
  ])('K8 K16 may be called %j: its name is not used', async (filename) => {
    const parts: Part[] = [bodyPart(body), { bytes: await paint('png'), filename }];
    const { value } = await sendParts(site, parts);
    const rows = await site.query<{ row: string }>(
      `select s::text as row from stored_file s join feedback f on f.id = s.feedback_id
        where f.reference = $1`,
      [value.reference],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/passwd|htaccess|php|\.\.|xxx|img/);
  });

  it('K8 is stored whole or rejected, whichever of its bytes are changed', async () => {
    const pictures = [
      await paint('png', { width: 90, note: 'x' }),
      await paint('jpeg', { width: 90, note: 'x' }),
    ];
    for (let time = 0; time < 60; time += 1) {
      await site.forgetShortLived();
      const files = pictures.map((picture) => {
        const changed = Buffer.from(picture);
        for (let byte = 0; byte <= time % 5; byte += 1)
          changed[Math.floor(Math.random() * changed.length)] = Math.floor(Math.random() * 256);
        return changed;
      });
      const answer = await sendMessage(site, { body, files });
      const altered = files.map((file) => file.toString('base64')).join(' ');
      if (answer.status !== 200) {
        expect(answer, altered).toMatchObject({
          status: 400,
          reply: { code: expect.stringMatching(refused) },
        });
        continue;
      }
      const drawn = await kept(answer.value.reference);
      expect(drawn.map(isWebp), altered).toEqual([true, true]);
    }
  });
});
