import { connect } from 'node:net';
import { endpoints, Refusal } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserCookie, credentialsOf } from '../../../testing/browsers.ts';
import { beginForm, paint, sendForm, uploadPicture, writeForm } from '../../../testing/forms.ts';
import { bomb, script } from '../../../testing/hostile-pictures.ts';
import { sendRaw } from '../../../testing/raw-request.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { redrawPicture } from '../media/index.ts';

const site = useTestSite();
const most = endpoints.uploadAvatar.upload.bytes;
/** Forms of members that one gateway reads at once. */
const turns = 12;

let token = '';
beforeAll(async () => {
  token = (await site.register()).token;
});

describe('CSH-05 an uploaded picture', () => {
  it.each(['png', 'jpeg'] as const)('CSH-05 may be a %s, whatever its name', async (kind) => {
    const form = writeForm([
      { bytes: await paint(kind), filename: 'x.exe', type: 'application/octet-stream' },
    ]);
    expect((await sendForm(site, token, form)).status).toBe(200);
  });

  it.each(['gif', 'webp'] as const)('CSH-05 may not be a %s, whatever its name', async (kind) => {
    const answer = await uploadPicture(site, token, await paint(kind));
    expect(answer).toMatchObject({ status: 400, reply: { code: 'file_type_not_allowed' } });
  });

  it.each([
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a page', Buffer.from(`<!doctype html>${script}`)],
    [
      'a page with a picture’s signature',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(script)]),
    ],
    ['only the header of a photo', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['one byte', Buffer.from('x')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['an archive', Buffer.from('504b0304', 'hex')],
  ])('K8 may not be %s', async (_what, bytes) => {
    const answer = await uploadPicture(site, token, bytes);
    expect(answer).toMatchObject({ status: 400, reply: { code: 'file_type_not_allowed' } });
  });

  it('K8 is re-encoded: hidden data and metadata are removed', async () => {
    const whole = await paint('jpeg', { note: script });
    const withTail = Buffer.concat([await paint('png', { note: script }), Buffer.from(script)]);
    expect(whole.includes('alert(document')).toBe(true);
    for (const picture of [whole, withTail]) {
      const kept = await redrawPicture(picture, { square: 256 });
      for (const trace of ['alert(document', '<?php', 'EXIF', 'Exif', 'ICCP', 'XMP '])
        expect(kept.includes(trace)).toBe(false);
    }
  });

  it('K8 may not be half a picture', async () => {
    const whole = await paint('png', { width: 900 });
    const answer = await uploadPicture(site, token, whole.subarray(0, whole.length - 40));
    expect(answer).toMatchObject({ status: 400, reply: { code: 'file_type_not_allowed' } });
  });

  it.each([
    [50_000, 50_000],
    [20_001, 1000],
    [2_000_000_000, 2_000_000_000],
  ])('K8 may not have %i × %i pixels, however small the file is', async (width, height) => {
    const before = process.memoryUsage().rss;
    const answer = await uploadPicture(site, token, bomb(width, height));
    expect(answer.status).toBe(400);
    expect((answer.reply as { code: string }).code).toMatch(
      /^(picture_too_large|file_type_not_allowed)$/,
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('K8 of 50,000 × 50,000 pixels is reported as too large', async () => {
    const answer = await uploadPicture(site, token, bomb(50_000, 50_000));
    expect(answer).toMatchObject({ status: 400, reply: { code: 'picture_too_large' } });
  });

  it('CSH-05 K8 may have 5 MB and not one byte more', async () => {
    const picture = await paint('png');
    const exact = Buffer.concat([picture, Buffer.alloc(most - picture.length)]);
    expect((await uploadPicture(site, token, exact)).status).toBe(200);
    for (const more of [1, 8000]) {
      const answer = await uploadPicture(site, token, Buffer.concat([exact, Buffer.alloc(more)]));
      expect(answer).toMatchObject({ status: 413, reply: { code: 'body_too_large' } });
    }
  });

  it('K8 may not be empty or missing', async () => {
    const missing = { status: 400, reply: { code: 'file_missing' } };
    expect(await uploadPicture(site, token, Buffer.alloc(0))).toMatchObject(missing);
    expect(await sendForm(site, token, writeForm([]))).toMatchObject(missing);
  });

  it.each([
    '../../etc/passwd',
    '..\\..\\x',
    'a\u0000.png',
    '/etc/passwd',
    'x'.repeat(500),
    '<img src=x>',
  ])('K8 may be called %j: its name is not used', async (filename) => {
    const { value } = await sendForm(
      site,
      token,
      writeForm([{ bytes: await paint('png'), filename }]),
    );
    expect(value.avatar).toMatch(/^\/media\/files\/[0-9a-f]{32}\?/);
  });

  it('K8 is a picture or rejected, whichever of its bytes are changed', async () => {
    const pictures = [
      await paint('png', { width: 90, note: 'x' }),
      await paint('jpeg', { width: 90, note: 'x' }),
    ];
    for (let time = 0; time < 250; time += 1) {
      const changed = Buffer.from(pictures[time % 2] ?? []);
      for (let byte = 0; byte < 1 + (time % 7); byte += 1)
        changed[Math.floor(Math.random() * changed.length)] = Math.floor(Math.random() * 256);
      const drawn = await redrawPicture(changed, { square: 256 }).catch((error: unknown) => error);
      expect(drawn instanceof Refusal || Buffer.isBuffer(drawn)).toBe(true);
    }
  });
});

describe('an upload form', () => {
  it('K9 has one part, the file, and no other', async () => {
    const bytes = await paint('png');
    for (const [parts, field] of [
      [[{ bytes, name: 'picture' }], 'picture'],
      [[{ bytes }, { bytes: 'x', name: 'memberId', filename: null }], 'memberId'],
      [[{ bytes: 'x', name: 'memberId', filename: null }, { bytes }], 'memberId'],
      [[{ bytes: 'x', name: 'file', filename: null }], 'file'],
    ] as const) {
      const answer = await sendForm(site, token, writeForm(parts));
      expect(answer).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input', value: { fields: [field] } },
      });
    }
  });

  it.each([2, 4, 100])('K8 K9 has one file, not %i', async (count) => {
    const bytes = await paint('png');
    const answer = await sendForm(
      site,
      token,
      writeForm(Array.from({ length: count }, () => ({ bytes }))),
    );
    expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });

  it('K9 K12 with twenty thousand fields, or a prototype field, is rejected', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({
      bytes: '',
      name: `f${at}`,
      filename: null,
    }));
    for (const parts of [many, [{ bytes: 'x', name: '__proto__', filename: null }]]) {
      const answer = await sendForm(site, token, writeForm(parts));
      expect(answer).toMatchObject({
        status: expect.toSatisfy((status: number) => status === 400 || status === 413),
      });
    }
  });

  it.each([
    ['no boundary', 'multipart/form-data', 400],
    ['another boundary', 'multipart/form-data; boundary=another', 400],
    [
      'a boundary of ten thousand letters',
      `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
      400,
    ],
    ['JSON', 'application/json', 415],
    ['a sealed body', 'application/jose', 415],
    ['a plain form', 'application/x-www-form-urlencoded', 415],
  ])('K9 with %s is rejected', async (_what, type, status) => {
    const answer = await sendForm(site, token, writeForm([{ bytes: await paint('png') }]), {
      type,
    });
    expect(answer.status).toBe(status);
  });

  it('K9 that ends half-way is rejected', async () => {
    const form = writeForm([{ bytes: await paint('png') }]);
    const answer = await sendForm(site, token, form.subarray(0, form.length - 30));
    expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });

  it('K9 without a declared length is not read: it could be endless', async () => {
    const head = [
      `POST ${endpoints.uploadAvatar.path} HTTP/1.1`,
      'host: localhost',
      ...Object.entries(credentialsOf(token)).map(([name, value]) => `${name}: ${value}`),
      'content-type: multipart/form-data; boundary=x',
      'transfer-encoding: chunked',
    ];
    const { status, headers } = await sendRaw(
      site.url,
      `${head.join('\r\n')}\r\n\r\n5\r\n--x\r\n\r\n`,
    );
    expect([status, headers.connection]).toEqual([400, 'close']);
  });

  it('K9 that arrives slowly is cut off', async () => {
    const { server } = site.app;
    const usual = {
      requestTimeout: 10_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
    };
    expect(server).toMatchObject(usual);
    // The same limit, checked more often so that the test is short.
    Object.assign(server, {
      requestTimeout: 200,
      headersTimeout: 200,
      connectionsCheckingInterval: 50,
    });
    server.emit('listening');
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    const ended = new Promise<string>((resolve) => {
      let answer = '';
      socket.setEncoding('utf8').on('data', (data: string) => {
        answer += data;
      });
      socket.on('close', () => resolve(answer));
    });
    const head = [
      `POST ${endpoints.uploadAvatar.path} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${token}`,
      `cookie: ${browserCookie(token)}\r\n`,
    ].join('\r\n');
    socket.write(
      `${head}content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n--x\r\n`,
    );
    expect(await ended).toMatch(/^HTTP\/1\.1 4\d\d /);
    Object.assign(server, usual);
    server.emit('listening');
  });

  it('K9 is not read before authentication', async () => {
    const answer = await sendForm(site, 'x'.repeat(43), writeForm([{ bytes: await paint('png') }]));
    expect(answer).toMatchObject({ status: 401, reply: { code: 'session_expired' } });
  });

  it('K9 cannot send files to another call', async () => {
    const form = writeForm([{ bytes: await paint('png') }]);
    for (const call of [endpoints.updateProfile, endpoints.logout, endpoints.addBankAccount])
      expect(await sendForm(site, token, form, { call })).toMatchObject({ status: 415 });
  });

  it('K9 is read beside eleven others; one more is rejected until one of them ends', async () => {
    const picture = await paint('png');
    const owners = await Promise.all(Array.from({ length: turns + 1 }, () => site.register()));
    const [other, ...others] = owners.map((owner) => owner.token);
    const begin = (own: string) =>
      beginForm(site, endpoints.uploadAvatar, 9000, credentialsOf(own));
    const upload = async () => {
      // The limit of calls is not what this test is about.
      await site.forgetShortLived();
      return uploadPicture(site, other ?? '', picture);
    };
    const [first] = await Promise.all(others.map(begin));
    await expect.poll(async () => (await upload()).status).toBe(503);
    expect(await upload()).toMatchObject({
      reply: { code: 'unavailable', value: { retryAfter: 5 } },
    });
    expect((await site.client.call(endpoints.memberInfo, { token })).status).toBe(200);
    first?.destroy();
    await expect.poll(async () => (await upload()).status).toBe(200);
  });

  it('K9 waits for its turn to be redrawn when as many arrive at once as are read', async () => {
    const picture = await paint('png', { width: 1500 });
    const owners = await Promise.all(Array.from({ length: turns }, () => site.register()));
    const answers = await Promise.all(
      owners.map((owner) => uploadPicture(site, owner.token, picture)),
    );
    expect(answers.map(({ status }) => status)).toEqual(owners.map(() => 200));
  });
});
