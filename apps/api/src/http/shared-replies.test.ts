import { endpointList, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendAny } from '../../testing/any-call.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { SharedReplies } from './shared-replies.ts';

const site = useTestSite();
const shared = endpointList.filter((call) => call.shared).map((call) => [call.name, call] as const);
const queries: Record<string, string> = {
  banners: '?groupName=/',
  promotions: '?category=new_player',
  gameDetails: '?nodeId=BGS:lucky-bowl',
};
const queryOf = (name: string) => queries[name] ?? '';

beforeAll(async () => {
  const [promotion] = await site.query<{ id: string }>(
    `select p.id from promotion p join brand b on b.id = p.brand_id where b.code = 'lantern'
      limit 1`,
  );
  queries.promotionDetail = `?id=${promotion?.id}`;
});

describe('a shared reply', () => {
  it.each(shared)('%s is not sent again to callers who have it', async (name, call) => {
    const first = await sendAny(site, call, { query: queryOf(name) });
    const etag = first.headers.etag ?? '';
    expect(first).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache', vary: 'accept-language' },
    });
    const again = await sendAny(site, call, {
      query: queryOf(name),
      headers: { 'if-none-match': etag },
    });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    const changed = await sendAny(site, call, {
      query: queryOf(name),
      headers: { 'if-none-match': '"other"' },
    });
    expect(changed.status).toBe(200);
  });

  it('SYS-01 differs by brand and language', async () => {
    const ask = (host: string, language: string) =>
      site.client.call(endpoints.banners, { host, language, query: { groupName: '/' } });
    const tags = await Promise.all([
      ask('localhost', 'vi'),
      ask('localhost', 'en'),
      ask('harbor.localhost', 'en'),
    ]);
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is cached for half a minute', async () => {
    const ask = () => site.client.call(endpoints.banners, { query: { groupName: '/' } });
    const { headers } = await ask();
    await site.query(
      `update banner set position = 1 - position
        where brand_id = (select id from brand where code = 'lantern')`,
    );
    expect((await ask()).headers.etag).toBe(headers.etag);
    site.clock.turn({ seconds: 31 });
    expect((await ask()).headers.etag).not.toBe(headers.etag);
  });

  it('is not cached when it is a refusal', async () => {
    const ask = () => site.client.raw('GET', '/wps/system/banners?groupName=1');
    expect((await ask()).status).toBe(400);
    expect((await ask()).headers['cache-control']).toBe('no-store');
  });
});

describe('the cache of shared replies', () => {
  it('builds a reply once for concurrent callers, and again after a failure', async () => {
    const replies = new SharedReplies(new FakeClock());
    let made = 0;
    const make = () =>
      replies.make('key', async () => {
        made += 1;
        return 'reply';
      });
    await Promise.all([make(), make(), make()]);
    expect(made).toBe(1);
    await expect(replies.make('other', () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect((await replies.make('other', async () => 'there')).body.toString()).toBe('there');
  });

  it('B9 builds four replies at a time, and rejects callers behind 200 waiting ones', async () => {
    const replies = new SharedReplies(new FakeClock());
    const waiting = Promise.withResolvers<string>();
    let begun = 0;
    const ask = (key: string) =>
      replies.make(key, () => {
        begun += 1;
        return waiting.promise;
      });
    const asked = Array.from({ length: 204 }, (_, at) => ask(String(at)));
    await expect.poll(() => begun, { interval: 5 }).toBe(4);
    expect(() => ask('one too many')).toThrow('unavailable');
    expect(ask('0'), 'a caller of a pending reply waits with the others').toBe(asked[0]);
    waiting.resolve('reply');
    await Promise.all(asked);
    expect([begun, (await ask('later')).body]).toEqual([204, 'reply']);
  });

  it('B9 holds a thousand replies at most, and drops the oldest first', async () => {
    const replies = new SharedReplies(new FakeClock());
    for (let at = 0; at < 1005; at += 1) await replies.make(String(at), async () => 'x');
    const kept = Array.from({ length: 1005 }, (_, at) => replies.peek(String(at)) !== undefined);
    expect(kept.indexOf(true)).toBe(5);
    expect(kept.filter(Boolean)).toHaveLength(1000);
  });
});

describe('the shared replies of a changed brand', () => {
  const build = (text: string) => async () => text;

  it('SYS-01 are dropped, and no other brand’s', async () => {
    const replies = new SharedReplies(new FakeClock());
    for (const key of ['a en /x', 'a vi /x', 'ab en /x']) await replies.make(key, build(key));
    replies.forget('a');
    expect(['a en /x', 'a vi /x', 'ab en /x'].map((key) => replies.peek(key)?.body)).toEqual([
      undefined,
      undefined,
      'ab en /x',
    ]);
  });

  it('SYS-01 are not cached when built during the change', async () => {
    const replies = new SharedReplies(new FakeClock());
    const old = Promise.withResolvers<string>();
    const asked = replies.make('a en /x', () => old.promise);
    replies.forget('a');
    const fresh = await replies.make('a en /x', build('new'));
    old.resolve('old');
    expect([(await asked).body, fresh.body, replies.peek('a en /x')?.body]).toEqual([
      'old',
      'new',
      'new',
    ]);
  });
});
