import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere, sendAny } from '../../testing/any-call.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const send = (
  text: string,
  headers: Record<string, string> = {},
  type = 'application/x-www-form-urlencoded',
) =>
  sendAny(site, endpoints.forgotByEmail, {
    text,
    type,
    headers: { ...fromAnywhere(), ...headers },
  });
const good = 'username=somebody&email=a%40mail.test';
const invalid = (...fields: string[]) => ({
  status: 400,
  reply: { code: 'invalid_input', value: { fields } },
});

describe('the body of a form', () => {
  it('PWD-02 is read as a browser sends it', async () => {
    expect((await send(good)).status).toBe(200);
    expect(
      (
        await send(
          'username=some+body&email=a%40mail.test',
          {},
          'application/x-www-form-urlencoded; charset=UTF-8',
        )
      ).status,
    ).toBe(200);
  });

  it.each([
    ['username=a&username=b&email=a%40mail.test', 'username'],
    ['username=a&%75sername=b&email=a%40mail.test', 'username'],
    ['username=a=b&email=a%40mail.test', 'username'],
    ['username=%zz&email=a%40mail.test', 'body'],
    ['username=%ff&email=a%40mail.test', 'body'],
    ['username[]=a&email=a%40mail.test', 'username[]'],
    [`${good}&__proto__=1`, '__proto__'],
    [`${good}&constructor=1`, 'constructor'],
    [`${good}&surprise=1`, 'surprise'],
  ])('K12 K13 is unambiguous: %s is rejected', async (text, field) => {
    const { status, reply } = await send(text);
    expect({ status, reply }).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
    expect((reply as { value: { fields: string[] } }).value.fields).toContain(field);
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it('K13 has a limited number of fields, and all required ones', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `f${at}=1`).join('&');
    expect(await send(many)).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
    expect(await send('')).toMatchObject(invalid('username', 'email'));
  });

  it.each(['application/json', 'application/jose'])(
    'PWD-02 is rejected with type %s',
    async (type) => {
      const text = type.endsWith('json')
        ? '{"username":"somebody","email":"a@mail.test"}'
        : 'a.b.c.d.e';
      expect(await send(text, {}, type)).toMatchObject({
        status: 415,
        reply: { code: 'unsupported_media_type' },
      });
    },
  );

  it('K4 is rejected by every call of another content type', async () => {
    for (const call of [endpoints.freePlay, endpoints.login, endpoints.resumeSession])
      expect(
        await sendAny(site, call, { text: 'a=1', type: 'application/x-www-form-urlencoded' }),
      ).toMatchObject({
        status: 415,
      });
  });
});

describe('a form sent by a page of another site', () => {
  const refused = { status: 403, reply: { success: false, code: 'foreign_origin' } };

  it.each([
    'https://evil.test',
    'null',
    'http://localhost.evil.test',
    'https://localhost',
    'http://harbor.localhost',
  ])('K4 is rejected from the origin %s', async (origin) => {
    expect(await send(good, { origin })).toMatchObject(refused);
  });

  it.each(['cross-site', 'same-site'])(
    'K4 is rejected when the browser marks it %s',
    async (site) => {
      expect(await send(good, { 'sec-fetch-site': site })).toMatchObject(refused);
    },
  );

  it('K4 is accepted from a page of this site', async () => {
    expect(
      (await send(good, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
  });
});
