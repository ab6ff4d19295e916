import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { bodyPart, sendMessage, sendParts } from '../../../testing/feedback.ts';
import { paint } from '../../../testing/forms.ts';
import { sendRaw } from '../../../testing/raw-request.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const message = { type: 'idea', content: 'A bell when the bowl opens would be nice.' };
const text = JSON.stringify(message);

describe('a form with a body and files', () => {
  it('K9 has the body first, once, and then the files', async () => {
    const [body, file] = [bodyPart(message), { bytes: await paint('png') }];
    const wrong = { status: 400, reply: { code: 'invalid_input' } };
    expect((await sendParts(site, [body, file])).status).toBe(200);
    expect(await sendParts(site, [file, body])).toMatchObject(wrong);
    expect(await sendParts(site, [body, body])).toMatchObject(wrong);
    expect(await sendParts(site, [body, file, body])).toMatchObject(wrong);
    expect(await sendParts(site, [])).toMatchObject(wrong);
  });

  it.each([
    [[{ name: 'file', bytes: 'x' }]],
    [[{ name: 'content', filename: null, bytes: text }]],
    [[{ name: 'body', filename: 'body.json', type: 'application/json', bytes: text }]],
    [[bodyPart(message), { name: 'picture', bytes: 'x' }]],
    [[bodyPart(message), { name: 'more', filename: null, bytes: 'x' }]],
    [[{ name: '__proto__', filename: null, bytes: text }]],
  ])('K9 K12 has no other part: %j', async (parts) => {
    expect(await sendParts(site, parts)).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });

  it.each([
    ['invalid JSON', '{"type":'],
    ['a duplicate key', '{"type":"idea","type":"site","content":"A bell would be nice."}'],
    ['a prototype key', '{"__proto__":{},"type":"idea","content":"A bell would be nice."}'],
    ['depth', `${'['.repeat(40)}${']'.repeat(40)}`],
    ['nothing', ''],
    ['bytes that are no text', 'ISO'],
  ])('K13 K12 is rejected with %s as body', async (what, body) => {
    const bytes = what.startsWith('bytes')
      ? Buffer.from('{"type":"idea","content":"caf\xe9 caf\xe9 caf\xe9"}', 'latin1')
      : body;
    const answer = await sendParts(site, [{ name: 'body', filename: null, bytes }]);
    expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_json' } });
  });

  it.each(['[]', 'null', '"text"', '1'])('K12 is rejected with %s as body', async (body) => {
    const answer = await sendMessage(site, { body });
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: ['body'] } },
    });
  });

  it('K9 accepts a body of 8 KB and not one byte more', async () => {
    const padded = (length: number) => text + ' '.repeat(length - Buffer.byteLength(text));
    expect((await sendMessage(site, { body: padded(8192) })).status).toBe(200);
    expect(await sendMessage(site, { body: padded(8193) })).toMatchObject({
      status: 413,
      reply: { code: 'body_too_large' },
    });
    expect((await sendMessage(site, { body: padded(60_000) })).status).toBe(413);
  });

  it('K9 is rejected with another content type', async () => {
    const { method, path } = endpoints.sendFeedback;
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'application/jose',
      'text/plain',
    ]) {
      const answer = await site.client.raw(method, path).set('content-type', type).send(text);
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    }
  });

  it('K9 must declare its length', async () => {
    const { path } = endpoints.sendFeedback;
    const head = `PUT ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;
    const type = 'content-type: multipart/form-data; boundary=x\r\n';
    expect(
      (await sendRaw(site.url, `${head}${type}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`)).status,
    ).toBe(400);
    expect(
      (await sendRaw(site.url, `${head}${type}content-length: 999999999\r\n\r\n`)).status,
    ).toBe(413);
  });
});
