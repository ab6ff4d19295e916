import { type Endpoint, endpointList, endpoints, refusalsOf } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromAnywhere, sendAny, sendBody, shapeOf } from '../../testing/any-call.ts';
import type { Answer } from '../../testing/client.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const where = (fits: (call: Endpoint) => boolean) =>
  endpointList.filter(fits).map((call) => [call.name, call] as const);
const isForPeople = ({ access }: Endpoint) => access !== 'vendor' && access !== 'gateway';
const needsSession = ({ access }: Endpoint) => access === 'session' || access === 'member';

let token = '';
/** Tokens that were good once, or are good for somebody else. */
const spent = { elsewhere: '', disabled: '', trial: '' };

beforeAll(async () => {
  token = (await site.register()).token;
  const older = await site.register();
  const body = { type: 'username', username: older.account, password: older.password } as const;
  await site.client.call(endpoints.login, { body });
  const disabled = await site.register();
  await site.query("update member set status = 'disabled' where id = $1", [disabled.customerId]);
  await site.query('update session set ended_at = null where member_id = $1', [disabled.customerId]);
  const trial = await site.client.call(endpoints.freePlay, { body: {} });
  Object.assign(spent, { elsewhere: older.token, disabled: disabled.token, trial: trial.value.token });
});

/** Sends as somebody who may make the call, from an address of its own. */
const send = (call: Endpoint, sending: Parameters<typeof sendAny>[2] = {}) =>
  sendAny(site, call, { headers: fromAnywhere(), ...(needsSession(call) ? { token } : {}), ...sending });

function expectRefusal(call: Endpoint, { reply }: Answer<unknown>, code: string, value?: unknown): void {
  expect(reply).toMatchObject({ success: false, code, ...(value ? { value } : {}) });
  expect(refusalsOf(call), 'the contract lists what was refused').toContain(code);
}

describe('a call that needs a session', () => {
  it.each(where(needsSession))('SYS-11 %s refuses a visitor', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call), 'not_logged_in');
  });

  it.each(where(needsSession))('SYS-11 %s refuses a token that nobody has', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call, { token: 'x'.repeat(43) }), 'session_expired');
  });

  it.each(where(needsSession))('A8 %s tells the older of two logins why it ended', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call, { token: spent.elsewhere }), 'logged_in_elsewhere');
  });

  it.each(where(needsSession))('A6 %s refuses a disabled member whose session was left open', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call, { token: spent.disabled }), 'account_disabled');
  });

  it.each(where(({ access }) => access === 'member'))('A16 MEM-04 %s refuses a trial account', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call, { token: spent.trial }), 'in_need_true_account');
  });

  it('SYS-11 is every call but those that the specification opens to visitors, machines and developers', () => {
    expect(where((call) => call.access === 'public').map(([name]) => name)).toEqual([
      'sealingKeys',
      'whitelabel',
      'siteSettings',
      'systemStatus',
      'permission',
      'domainRoutes',
      'countryCodes',
      'updateLanguage',
      'customerService',
      'openCustomerService',
      'banners',
      'announcements',
      'helpCentre',
      'sendFeedback',
      'winnerBoard',
      'registerSettings',
      'validationRules',
      'registerMember',
      'registerByMobile',
      'affiliate',
      'promotions',
      'promotionDetail',
      'startSocial',
      'finishSocial',
      'captchaImage',
      'sliderPuzzle',
      'workChallenge',
      'registrationSms',
      'loginSms',
      'login',
      'freePlay',
      'resumeSession',
      'lookAtTicket',
      'loginByTicket',
      'forgotByEmail',
      'resetPassword',
      'resetPasswordByPhone',
      'gameMenus',
      'hotGames',
      'gameList',
    ]);
  });
});

describe('a call of a page', () => {
  it.each(where(isForPeople))('SYS-01 %s knows no brand at a strange host', async (_name, call) => {
    expectRefusal(call, await send(call, { host: 'nobody.test', text: '{}' }), 'unknown_brand');
  });
});

describe('a query', () => {
  it.each(where(isForPeople))('%s refuses a field that it does not have', async (_name, call) => {
    const answer = await send(call, { query: '?surprise=1', ...(call.body ? { text: '{}' } : {}) });
    expectRefusal(call, answer, 'invalid_input', { fields: expect.arrayContaining(['surprise']) });
  });
});

describe('a body', () => {
  const withBody = where(({ body }) => body !== undefined);

  it.each(withBody)('%s refuses a field that it does not have', async (_name, call) => {
    const body = { surprise: 1, ...shapeOf(call) };
    const answer = await sendBody(site, call, body, needsSession(call) ? { token } : {});
    expectRefusal(call, answer, 'invalid_input', { fields: expect.arrayContaining(['surprise']) });
  });

  it.each(withBody)('%s refuses another content type', async (_name, call) => {
    const type = call.form ? 'application/json' : 'application/x-www-form-urlencoded';
    expectRefusal(call, await send(call, { text: 'a=1', type }), 'unsupported_media_type');
  });

  it.each(withBody)('%s refuses a body of more than 64 KiB', async (_name, call) => {
    expectRefusal(call, await send(call, { text: JSON.stringify('x'.repeat(65 * 1024)) }), 'body_too_large');
  });

  it.each(where(({ body, sealed, form }) => body !== undefined && !sealed && !form))(
    '%s refuses malformed JSON',
    async (_name, call) => {
      expectRefusal(call, await send(call, { text: '{"a":' }), 'invalid_json');
    },
  );

  it.each(where(({ body, sealed }) => body !== undefined && !sealed))(
    '%s refuses a sealed body',
    async (_name, call) => {
      expectRefusal(call, await send(call, { text: 'a.b.c.d.e', type: 'application/jose' }), 'unsupported_media_type');
    },
  );
});

describe('a sealed call', () => {
  const sealed = where((call) => call.sealed === true);

  it.each(sealed)('C6 D-5 %s refuses a plain body', async (_name, call) => {
    expectRefusal(call, await send(call, { text: '{}' }), 'sealed_body_required');
  });

  it.each(sealed)('C5 %s refuses what is no seal', async (_name, call) => {
    expectRefusal(call, await send(call, { text: 'a.b.c.d.e', type: 'application/jose' }), 'sealed_body_invalid');
  });

  it.each(sealed)('C2 %s refuses a stale seal', async (_name, call) => {
    const text = await site.client.seal(call, {}, { iat: 1 });
    expectRefusal(call, await send(call, { text, type: 'application/jose' }), 'sealed_body_stale');
  });

  it.each(sealed)('C1 %s refuses a seal that was opened before', async (_name, call) => {
    const text = await site.client.seal(call, {});
    await send(call, { text, type: 'application/jose' });
    expectRefusal(call, await send(call, { text, type: 'application/jose' }), 'sealed_body_replayed');
  });
});

describe('a call that moves money', () => {
  it.each(where((call) => call.movesMoney === true))('E4 %s refuses to go without a key', async (_name, call) => {
    const body = { method: 'online', amount: '100000', currency: 'VND' };
    expectRefusal(call, await send(call, { text: JSON.stringify(body) }), 'idempotency_key_required');
  });
});

describe('a call of a machine', () => {
  const signed = where((call) => !isForPeople(call));

  it.each(signed)('F1 %s refuses a missing signature', async (_name, call) => {
    expectRefusal(call, await send(call, { text: '{}', headers: { 'x-signature': '' } }), 'bad_signature');
  });

  it.each(signed)('F11 %s refuses a signature that is older than five minutes', async (_name, call) => {
    const signedAt = Date.now() - 301_000;
    expectRefusal(call, await send(call, { text: '{}', signedAt }), 'callback_stale');
  });

  it.each(signed)('F1 %s knows no stranger', async (_name, call) => {
    const path = call.path.replace(/:(vendor|gateway)/, 'stranger');
    expectRefusal(
      call,
      await send({ ...call, path }, { text: '{}' }),
      call.access === 'vendor' ? 'unknown_vendor' : 'unknown_gateway',
    );
  });

  it.each(where(({ access }) => access === 'vendor'))(
    'F14 %s refuses an address that is not the vendor’s',
    async (_name, call) => {
      site.vendor.refused.add('11.9.9.9');
      expectRefusal(
        call,
        await send(call, { text: '{}', headers: { 'x-forwarded-for': '11.9.9.9' } }),
        'address_not_allowed',
      );
    },
  );
});
