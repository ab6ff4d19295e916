import { sign } from '@lantern/signing';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/client.ts';
import { gatewaySecret } from '../../../testing/fake-gateway.ts';
import { vendorSecret } from '../../../testing/fake-vendor.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const path = '/vendor/bgs/bet';

let player: Player;
beforeAll(async () => {
  player = await Player.with(site, 1_000_000n);
});

/** A bet with custom headers. */
async function send(body: string, headers: Record<string, string>, to = path) {
  const sending = site.client.raw('POST', to).set(headers).set('content-type', 'application/json');
  return readAnswer(await sending.send(body));
}

const signed = (
  body: string,
  change: { secret?: string; path?: string; method?: string; now?: number } = {},
) => ({
  ...sign(
    change.secret ?? vendorSecret,
    { method: change.method ?? 'POST', path: change.path ?? path, body },
    change.now ?? Date.now(),
  ),
});

describe('F1 a call without the vendor’s valid signature', () => {
  const body = '{"this":"is not even a bet"}';
  it.each([
    ['has none', {}],
    ['is signed with an unknown key', signed(body, { secret: 'a guess' })],
    ['is signed with the payment gateway’s key', signed(body, { secret: gatewaySecret })],
    ['is signed for a body with one more space', signed(`${body} `)],
    ['is signed for another call', signed(body, { path: '/vendor/bgs/win' })],
    ['is signed for another method', signed(body, { method: 'GET' })],
    ['has a signature of another length', { ...signed(body), 'x-signature': 'ab' }],
    [
      'has another time than was signed',
      { ...signed(body), 'x-timestamp': String(Math.floor(Date.now() / 1000) - 5) },
    ],
    ['has another nonce than was signed', { ...signed(body), 'x-nonce': 'ab'.repeat(16) }],
    ['has a time that is not a number', { ...signed(body), 'x-timestamp': '1e9' }],
  ])('is rejected before it is read when it %s', async (_what, headers) => {
    expect(await send(body, headers)).toMatchObject({
      status: 401,
      reply: { code: 'bad_signature' },
    });
  });

  it('is rejected even with a valid body, and charges nothing', async () => {
    const before = await player.balance();
    const answer = await site.vendorCall('bet', player.bet(), { secret: 'a guess' });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'bad_signature' } });
    expect(await player.balance()).toBe(before);
    expect(
      site.log.some(({ level, detail }) => level === 'warn' && detail.event === 'bad_signature'),
    ).toBe(true);
  });
});

describe('F11 the time of a signed call', () => {
  const clock = (seconds: number) => ({ now: Date.now() + seconds * 1000 });

  it.each([-290, 290])('may be %i seconds off', async (seconds) => {
    expect(verdictOf(await site.vendorCall('bet', player.bet(), clock(seconds)))).toBe('ok');
  });

  it.each([-310, 310, -86_400])(
    'may not be %i seconds off, even if it is signed',
    async (seconds) => {
      const answer = await site.vendorCall('bet', player.bet(), clock(seconds));
      expect(answer).toMatchObject({ status: 401, reply: { code: 'callback_stale' } });
    },
  );

  it('F2 identical bytes of a bet are one bet', async () => {
    const before = await player.balance();
    const body = JSON.stringify(player.bet());
    const headers = signed(body);
    const [first, again] = [await send(body, headers), await send(body, headers)];
    expect(again.value).toEqual(first.value);
    expect(await player.balance()).toBe(before - 1000n);
  });

  it.each(['balance', 'authenticate'])('identical bytes of %s are valid once', async (call) => {
    const at = `/vendor/bgs/${call}`;
    const token = 'a-launch-token-that-nobody-made';
    const asked = call === 'balance' ? { playerId: player.id, currency: 'VND' } : { token };
    const body = JSON.stringify({ requestId: freshName(), ...asked });
    const headers = signed(body, { path: at });
    await send(body, headers, at);
    expect(await send(body, headers, at)).toMatchObject({
      status: 401,
      reply: { code: 'callback_replayed' },
    });
  });
});

describe('the allowed callers', () => {
  it('F1 are the vendors the site knows', async () => {
    const answer = await send(
      '{}',
      signed('{}', { path: '/vendor/nobody/bet' }),
      '/vendor/nobody/bet',
    );
    expect(answer).toMatchObject({ status: 404, reply: { code: 'unknown_vendor' } });
  });

  it('F14 are the vendor’s own addresses, whatever a header says', async () => {
    site.vendor.refused.add('127.0.0.1');
    const answer = await site.vendorCall('bet', player.bet(), {
      headers: { 'x-forwarded-for': '10.0.0.1' },
    });
    site.vendor.refused.clear();
    expect(answer).toMatchObject({ status: 403, reply: { code: 'address_not_allowed' } });
  });
});
