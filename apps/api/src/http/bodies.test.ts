import { type Endpoint, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromAnywhere, inOurWords, sendAny, sendBody } from '../../testing/any-call.ts';
import { sampleOf } from '../../testing/sample-input.ts';
import { tokensForAll } from '../../testing/staff.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

let tokenFor: (call: Endpoint) => string;
beforeAll(async () => {
  tokenFor = await tokensForAll(site);
});

const withBody = inOurWords
  .filter(({ body }) => body !== undefined)
  .map((call) => [call.name, call] as const);

/** The fields that a body may have. */
function fieldsOf(schema: Endpoint['body']): string[] {
  const { shape = {}, options = [] } = (schema?.def ?? {}) as {
    shape?: object;
    options?: Endpoint['body'][];
  };
  return [...Object.keys(shape), ...options.flatMap(fieldsOf)];
}

const send = (call: Endpoint, body: unknown) =>
  sendBody(site, call, body, { token: tokenFor(call), headers: fromAnywhere() });

describe('a database column', () => {
  let columns: string[];
  beforeAll(async () => {
    const rows = await site.query<{ name: string }>(
      `select distinct column_name as name from information_schema.columns
        where table_schema = 'public'`,
    );
    const names = rows.map(({ name }) => name);
    const camel = names.map((name) =>
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    columns = [...new Set([...names, ...camel])];
  });

  it.each(withBody)('D8 cannot be written through the body of %s', async (_name, call) => {
    const fields = fieldsOf(call.body);
    const foreign = columns.filter((name) => !fields.includes(name));
    const wanted = ['balance', 'brand_id', 'brandId', 'member_id', 'passwordHash'];
    expect(foreign).toEqual(expect.arrayContaining(wanted));
    const sample = call.body && (sampleOf(call.body) as object);
    const allowed = (column: string) => call.body?.safeParse({ ...sample, [column]: 1 }).success;
    expect(call.body?.safeParse(sample).success).toBe(true);
    expect(foreign.filter(allowed)).toEqual([]);
    const members = await site.query('select * from member order by id');
    const body = { ...sample, ...Object.fromEntries(wanted.map((column) => [column, 1])) };
    expect((await send(call, body)).reply).toMatchObject({
      code: 'invalid_input',
      value: { fields: expect.arrayContaining(wanted) },
    });
    expect(await site.query('select * from member order by id')).toEqual(members);
  });
});

const plain = withBody.filter(([, { sealed, form }]) => !sealed && !form);

describe('ambiguous input', () => {
  it.each(plain)('K13 %s rejects a duplicate key', async (_name, call) => {
    const answer = await sendAny(site, call, {
      text: '{"a":1,"\\u0061":2}',
      token: tokenFor(call),
      headers: fromAnywhere(),
    });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_json' } });
  });

  it.each(['groupName=/&groupName=/x', 'groupName[]=/', 'groupName[a]=/', 'groupName'])(
    'K13 a query is rejected as %s',
    async (query) => {
      const answer = await sendAny(site, endpoints.banners, { query: `?${query}` });
      expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
    },
  );
});

describe('input that targets the prototype', () => {
  const texts = [
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":{"\\u005f_proto__":1}}',
    '[{"prototype":1}]',
  ];

  it.each(plain)('K12 is rejected by %s', async (_name, call) => {
    for (const text of texts) {
      const answer = await sendAny(site, call, {
        text,
        token: tokenFor(call),
        headers: fromAnywhere(),
      });
      expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_json' } });
    }
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it('K12 is rejected inside a sealed body', async () => {
    const body = JSON.parse(
      '{"type":"username","username":"a","password":"b","__proto__":{"admin":true}}',
    );
    expect(await send(endpoints.login, body)).toMatchObject({
      status: 400,
      reply: { code: 'sealed_body_invalid' },
    });
  });

  it.each(['__proto__=1', '__proto__[admin]=1', 'constructor=1', 'constructor.prototype.admin=1'])(
    'K12 is rejected in a query: %s',
    async (query) => {
      for (const call of [endpoints.whitelabel, endpoints.hotGames])
        expect(await sendAny(site, call, { query: `?${query}` })).toMatchObject({
          status: 400,
          reply: { code: 'invalid_input' },
        });
      expect(Object.prototype).not.toHaveProperty('admin');
    },
  );
});

describe('a refusal', () => {
  it('names at most ten fields, each shortened, and never their values', async () => {
    const body = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`${'x'.repeat(100)}${at}`, 'my secret']),
    );
    const { reply } = await send(endpoints.freePlay, body);
    const { fields } = (reply as { value: { fields: string[] } }).value;
    expect(fields.length).toBeLessThanOrEqual(10);
    expect(Math.max(...fields.map((field) => field.length))).toBe(64);
    expect(JSON.stringify(reply)).not.toContain('secret');
  });

  it('is in the caller’s language', async () => {
    const ask = (language: string) => site.client.call(endpoints.memberInfo, { language });
    const [vi, en, fallback] = await Promise.all([ask('vi-VN,vi;q=0.9'), ask('en-GB'), ask('fr')]);
    const text = (answer: typeof en) => (answer.reply.success ? '' : answer.reply.message);
    expect(text(vi)).not.toBe(text(en));
    expect(text(fallback), 'the default of the brand').toBe(text(vi));
  });
});
