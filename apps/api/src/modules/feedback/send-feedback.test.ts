import { endpoints, feedbackTypes } from '@lantern/contracts';
import { describe, expect, it, vi } from 'vitest';
import { sendMessage } from '../../../testing/feedback.ts';
import { paint } from '../../../testing/forms.ts';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const message = { type: 'site', content: 'The bowl does not open on my phone.' } as const;

interface Row {
  id: string;
  memberId: string | null;
  brand: string;
  type: string;
  content: string;
  contact: string | null;
  language: string;
  address: string;
  status: string;
}

const kept = async (reference: string) =>
  (
    await site.query<Row>(
      `select f.*, b.code as brand from feedback f join brand b on b.id = f.brand_id
        where reference = $1`,
      [reference],
    )
  )[0];
const filesOf = (reference: string) =>
  site.query<{
    id: string;
    kind: string;
    contentType: string;
    bytes: number;
    memberId: string | null;
  }>(
    'select s.* from stored_file s join feedback f on f.id = s.feedback_id where f.reference = $1',
    [reference],
  );
const count = async (table: 'feedback' | 'stored_file') =>
  (await site.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

describe('CS-03 a message to customer service', () => {
  it('CS-03 of a visitor is stored with contact data, and gets a reference', async () => {
    const body = { ...message, contact: 'anna@example.com' };
    const { value } = await sendMessage(site, { body, language: 'vi' });
    expect(value.reference).toMatch(/^F-[2-9A-HJ-NP-Z]{6}$/);
    expect(await kept(value.reference)).toMatchObject({
      ...body,
      memberId: null,
      brand: 'lantern',
      language: 'vi',
      status: 'open',
    });
    expect((await kept(value.reference))?.address).toMatch(/127\.0\.0\.1|::1/);
  });

  it('CS-03 of a member is linked to the member, also of a trial account', async () => {
    const { token, customerId } = await site.register();
    const trial = (await site.client.call(endpoints.freePlay, { body: {} })).value;
    const own = await sendMessage(site, { body: message, token });
    const tried = await sendMessage(site, { body: message, token: trial.token });
    expect((await kept(own.value.reference))?.memberId).toBe(customerId);
    expect((await kept(tried.value.reference))?.memberId).toBe(trial.customerId);
  });

  it('CS-03 sent with an expired session is stored as a visitor’s', async () => {
    const { value } = await sendMessage(site, { body: message, token: 'x'.repeat(43) });
    expect((await kept(value.reference))?.memberId).toBeNull();
  });

  it('D2 CS-03 belongs to the host’s brand; members of another brand are visitors', async () => {
    const { token } = await site.register();
    const { value } = await sendMessage(site, { body: message, token, host: harbor });
    expect(await kept(value.reference)).toMatchObject({ brand: 'harbor', memberId: null });
  });

  it.each(feedbackTypes)('CS-03 can be about %s', async (type) => {
    expect((await sendMessage(site, { body: { ...message, type } })).status).toBe(200);
  });

  it.each([
    [{ ...message, content: 'x'.repeat(141) }, 'content'],
    [{ ...message, content: 'too short' }, 'content'],
    [{ ...message, content: `bidi \u202e text here` }, 'content'],
    [{ ...message, type: 'praise' }, 'type'],
    [{ content: message.content }, 'type'],
    [{ ...message, contact: 'x'.repeat(101) }, 'contact'],
    [{ ...message, status: 'closed' }, 'status'],
    [{ ...message, memberId: '1' }, 'memberId'],
  ])('CS-03 K12 is rejected as %j', async (body, field) => {
    const answer = await sendMessage(site, { body });
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: [field] } },
    });
  });

  it('CS-03 may have 140 characters, in lines', async () => {
    const content = `${'ă'.repeat(70)}\n${'b'.repeat(69)}`;
    const { value } = await sendMessage(site, { body: { ...message, content } });
    expect((await kept(value.reference))?.content).toBe(content);
  });

  it('CS-03 gets another reference when the first one is in use', async () => {
    const first = await sendMessage(site, { body: message });
    const characters = [...first.value.reference.slice(2)].map((sign) =>
      '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(sign),
    );
    const drawing = vi.spyOn(site.random, 'below');
    for (const at of characters) drawing.mockReturnValueOnce(at);
    const second = await sendMessage(site, { body: message });
    drawing.mockRestore();
    expect(second.status).toBe(200);
    expect(second.value.reference).not.toBe(first.value.reference);
  });
});

describe('CSH-05 the pictures of a message', () => {
  it('CSH-05 K8 are re-encoded, stored with it and readable only with a signed link', async () => {
    const { token, customerId } = await site.register();
    const files = [
      await paint('png', { note: '<script>alert(1)</script>' }),
      await paint('jpeg', { width: 3000 }),
    ];
    const { value } = await sendMessage(site, { body: message, files, token });
    const rows = await filesOf(value.reference);
    expect(rows.map(({ kind, contentType, memberId }) => [kind, contentType, memberId])).toEqual(
      Array(2).fill(['feedback', 'image/webp', customerId]),
    );
    for (const { id, bytes } of rows) {
      const stored = await site.site.files.get(id);
      expect(stored).toHaveLength(bytes);
      expect(stored?.includes('alert(1)')).toBe(false);
      expect((await site.client.raw('GET', `/media/files/${id}`)).status).toBe(404);
    }
  });

  it('CSH-05 are limited to three, of 5 MB each', async () => {
    const picture = await paint('png');
    const padded = Buffer.concat([
      picture,
      Buffer.alloc(endpoints.sendFeedback.upload.bytes - picture.length),
    ]);
    expect(
      (await sendMessage(site, { body: message, files: [padded, padded, padded] })).status,
    ).toBe(200);
    const four = await sendMessage(site, {
      body: message,
      files: [picture, picture, picture, picture],
    });
    expect(four).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
    const large = await sendMessage(site, {
      body: message,
      files: [Buffer.concat([padded, Buffer.alloc(1)])],
    });
    expect(large).toMatchObject({ status: 413, reply: { code: 'body_too_large' } });
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['empty', Buffer.alloc(0)],
  ])(
    'K8 are not %s; otherwise neither the message nor other pictures are stored',
    async (_what, bytes) => {
      const before = [await count('feedback'), await count('stored_file')];
      const put = vi.spyOn(site.site.files, 'put');
      const answer = await sendMessage(site, { body: message, files: [await paint('png'), bytes] });
      expect(answer).toMatchObject({ status: 400, reply: { code: 'file_type_not_allowed' } });
      expect(put).not.toHaveBeenCalled();
      put.mockRestore();
      expect([await count('feedback'), await count('stored_file')]).toEqual(before);
    },
  );

  it('CSH-05 are removed when the message cannot be stored', async () => {
    const stored: string[] = [];
    const { files } = site.site;
    const real = files.put.bind(files);
    const putting = vi.spyOn(files, 'put').mockImplementation(async (id, bytes) => {
      if (stored.length === 2) throw new Error('the disk is full');
      stored.push(id);
      await real(id, bytes);
    });
    const picture = await paint('png');
    const answer = await sendMessage(site, { body: message, files: [picture, picture, picture] });
    putting.mockRestore();
    expect(answer.status).toBe(500);
    expect(stored).toHaveLength(2);
    for (const id of stored) expect(await files.get(id)).toBeUndefined();
  });
});

describe('B9 a flood of messages', () => {
  const fill = (status: string, count: number, age: string) =>
    site.query(
      `insert into feedback
          (id, brand_id, reference, type, content, language, address, status, created_at)
       select uuid_v7(), b.id, 'X-' || $1 || $3 || n, 'other', 'x', 'en', '11.1.1.1', $1,
         now() - $3::interval
         from brand b, generate_series(1, $2::int) n where b.code = 'lantern'`,
      [status, count, age],
    );

  it.each([
    ['300 in an hour', 300, '10 minutes'],
    ['10,000 unanswered ones', 10_000, '3 days'],
  ])(
    'B9 stops at %s from any number of addresses, without affecting another brand',
    async (_what, most, age) => {
      await site.query('delete from stored_file where feedback_id is not null');
      await site.query('delete from feedback');
      await fill('open', most - 1, age);
      await fill('answered', 500, age);
      expect((await sendMessage(site, { body: message })).status).toBe(200);
      const refused = await sendMessage(site, { body: message, files: [await paint('png')] });
      expect(refused).toMatchObject({
        status: 429,
        reply: { code: 'too_many_requests', value: { retryAfter: 3600 } },
      });
      expect((await sendMessage(site, { body: message, host: harbor })).status).toBe(200);
      await site.query('delete from feedback');
    },
  );

  it('B9 stops at five from one address in ten minutes', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await sendMessage(site, { body: message })).status).toBe(200);
    expect(await sendMessage(site, { body: message })).toMatchObject({
      status: 429,
      reply: { code: 'too_many_requests' },
    });
  });
});
