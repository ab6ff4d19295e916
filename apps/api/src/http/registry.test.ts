import { type Endpoint, endpointList, endpoints, refusalsOf } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromAnywhere, inOurWords, sendAny, sendBody } from '../../testing/any-call.ts';
import type { Answer } from '../../testing/client.ts';
import { LineMember } from '../../testing/line-members.ts';
import { sampleOf } from '../../testing/sample-input.ts';
import { openStaffSession, staffAt } from '../../testing/staff.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const where = (fits: (call: Endpoint) => boolean) =>
  endpointList.filter(fits).map((call) => [call.name, call] as const);
const inOurs = (fits: (call: Endpoint) => boolean) =>
  where((call) => inOurWords.includes(call) && fits(call));
const isForPeople = ({ access }: Endpoint) => access !== 'vendor' && access !== 'gateway';
const needsSession = ({ access }: Endpoint) => access === 'session' || access === 'member';

const isForStaff = ({ access }: Endpoint) => access === 'staff';

let token = '';
let staffToken = '';
/** Expired tokens, or another member's. */
const spent = { elsewhere: '', disabled: '', trial: '' };

beforeAll(async () => {
  token = (await LineMember.below(site, undefined, { agent: true, balance: 0n })).token;
  staffToken = (await staffAt(site, 'owner')).token;
  const older = await site.register();
  const body = { type: 'username', username: older.account, password: older.password } as const;
  await site.client.call(endpoints.login, { body });
  const disabled = await site.register();
  await site.query("update member set status = 'disabled' where id = $1", [disabled.customerId]);
  await site.query('update session set ended_at = null where member_id = $1', [
    disabled.customerId,
  ]);
  const trial = await site.client.call(endpoints.freePlay, { body: {} });
  Object.assign(spent, {
    elsewhere: older.token,
    disabled: disabled.token,
    trial: trial.value.token,
  });
});

/** A token with permission to make the call, if it needs one. */
const tokenFor = (call: Endpoint) =>
  needsSession(call) ? { token } : isForStaff(call) ? { token: staffToken } : {};

/** Sends the call with permission, from a fresh address. */
const send = (call: Endpoint, sending: Parameters<typeof sendAny>[2] = {}) =>
  sendAny(site, call, { headers: fromAnywhere(), ...tokenFor(call), ...sending });

/** A staff login that has passed only the password step. */
async function halfToken(step: 'change_password' | 'verify'): Promise<string> {
  const [person] = await site.query<{ id: string }>('select id from staff limit 1');
  return openStaffSession(site, { id: person?.id ?? '' }, step);
}

function expectRefusal(
  call: Endpoint,
  { reply }: Answer<unknown>,
  code: string,
  value?: unknown,
): void {
  expect(reply).toMatchObject({ success: false, code, ...(value ? { value } : {}) });
  expect(refusalsOf(call), 'the contract lists what was refused').toContain(code);
}

describe('a call that needs a session', () => {
  it.each(where(needsSession))('SYS-11 %s refuses a visitor', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call), 'not_logged_in');
  });

  it.each(where(needsSession))('SYS-11 %s refuses an unknown token', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call, { token: 'x'.repeat(43) }), 'session_expired');
  });

  it.each(where(needsSession))(
    'A8 %s tells the older of two logins why it ended',
    async (_name, call) => {
      expectRefusal(
        call,
        await sendAny(site, call, { token: spent.elsewhere }),
        'logged_in_elsewhere',
      );
    },
  );

  it.each(where(needsSession))(
    'A6 %s refuses a disabled member with an open session',
    async (_name, call) => {
      expectRefusal(call, await sendAny(site, call, { token: spent.disabled }), 'account_disabled');
    },
  );

  it.each(where(({ access }) => access === 'member'))(
    'A16 MEM-04 %s refuses a trial account',
    async (_name, call) => {
      expectRefusal(
        call,
        await sendAny(site, call, { token: spent.trial }),
        'in_need_true_account',
      );
    },
  );

  it('SYS-11 is every call except those open to visitors, machines and developers', () => {
    const open = where((call) => call.access === 'public').map(([name]) => name);
    expect(open.sort()).toEqual([
      'affiliate',
      'announcements',
      'banners',
      'captchaImage',
      'countryCodes',
      'customerService',
      'domainRoutes',
      'drawDetails',
      'drawExposure',
      'drawFeed',
      'finishSocial',
      'forgotByEmail',
      'freePlay',
      'gameDetails',
      'gameList',
      'gameMenus',
      'gameVendors',
      'helpCentre',
      'hotGames',
      'login',
      'loginByTicket',
      'loginSms',
      'lookAtTicket',
      'lotteryLobby',
      'lotteryMenu',
      'lotteryRateCard',
      'lotteryResults',
      'openCustomerService',
      'openedLottery',
      'openedVietnamese',
      'paymentMethods',
      'permission',
      'popularGames',
      'promotionDetail',
      'promotions',
      'registerByMobile',
      'registerMember',
      'registerSettings',
      'registrationSms',
      'resetPassword',
      'resetPasswordByPhone',
      'resumeSession',
      'sealingKeys',
      'sendFeedback',
      'siteSettings',
      'sliderPuzzle',
      'staffLogin',
      'startSocial',
      'systemStatus',
      'updateLanguage',
      'validationRules',
      'vendorCategories',
      'visitInviteLink',
      'whitelabel',
      'winnerBoard',
      'workChallenge',
    ]);
  });
});

describe('a call of the staff', () => {
  it.each(where(isForStaff))('OPR-01 %s refuses a visitor', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call), 'staff_not_logged_in');
  });

  it.each(where(isForStaff))('OPR-01 %s refuses a member', async (_name, call) => {
    expectRefusal(call, await sendAny(site, call, { token }), 'staff_session_expired');
  });

  it.each(where((call) => isForStaff(call) && call.staffDuring === undefined))(
    'OPR-01 A12 %s refuses a login with a pending second step',
    async (_name, call) => {
      expectRefusal(
        call,
        await sendAny(site, call, { token: await halfToken('verify') }),
        'staff_step_required',
      );
    },
  );

  it.each(where((call) => isForStaff(call) && !call.staffDuring?.includes('change_password')))(
    'OPR-01 A19 %s refuses a login with a first password',
    async (_name, call) => {
      const answer = await sendAny(site, call, { token: await halfToken('change_password') });
      expectRefusal(call, answer, 'password_change_required');
    },
  );

  it('OPR-01 needs a permission, except for the own session and the filtered overview', () => {
    const open = where((call) => isForStaff(call) && call.permission === undefined);
    expect(open.map(([name]) => name).sort()).toEqual([
      'changeStaffPassword',
      'staffLogout',
      'staffOverview',
      'staffSession',
      'startStaffEnrolment',
      'verifyStaff',
    ]);
  });
});

describe('a call of a page', () => {
  it.each(where(isForPeople))(
    'SYS-01 %s knows no brand at an unknown host',
    async (_name, call) => {
      expectRefusal(call, await send(call, { host: 'nobody.test', text: '{}' }), 'unknown_brand');
    },
  );
});

describe('a query', () => {
  it.each(where(isForPeople))('%s rejects an unknown field', async (_name, call) => {
    const answer = await send(call, { query: '?surprise=1', ...(call.body ? { text: '{}' } : {}) });
    expectRefusal(call, answer, 'invalid_input', { fields: expect.arrayContaining(['surprise']) });
  });
});

describe('a body', () => {
  const withBody = inOurs(({ body }) => body !== undefined);

  it.each(withBody)('%s rejects an unknown field', async (_name, call) => {
    const body = { surprise: 1, ...(call.body && (sampleOf(call.body) as object)) };
    const answer = await sendBody(site, call, body, tokenFor(call));
    expectRefusal(call, answer, 'invalid_input', { fields: expect.arrayContaining(['surprise']) });
  });

  it.each(withBody)('%s rejects another content type', async (_name, call) => {
    const type = call.form ? 'application/json' : 'application/x-www-form-urlencoded';
    expectRefusal(call, await send(call, { text: 'a=1', type }), 'unsupported_media_type');
  });

  it.each(withBody)('%s rejects a body of more than 64 KiB', async (_name, call) => {
    expectRefusal(
      call,
      await send(call, { text: JSON.stringify('x'.repeat(65 * 1024)) }),
      'body_too_large',
    );
  });

  it.each(inOurs(({ body, sealed, form }) => body !== undefined && !sealed && !form))(
    '%s rejects malformed JSON',
    async (_name, call) => {
      expectRefusal(call, await send(call, { text: '{"a":' }), 'invalid_json');
    },
  );

  it.each(inOurs(({ body, sealed }) => body !== undefined && !sealed))(
    '%s rejects a sealed body',
    async (_name, call) => {
      expectRefusal(
        call,
        await send(call, { text: 'a.b.c.d.e', type: 'application/jose' }),
        'unsupported_media_type',
      );
    },
  );
});

describe('a sealed call', () => {
  const sealed = where((call) => call.sealed === true);

  it.each(sealed)('C6 D-5 %s rejects a plain body', async (_name, call) => {
    expectRefusal(call, await send(call, { text: '{}' }), 'sealed_body_required');
  });

  it.each(sealed)('C5 %s rejects a malformed seal', async (_name, call) => {
    expectRefusal(
      call,
      await send(call, { text: 'a.b.c.d.e', type: 'application/jose' }),
      'sealed_body_invalid',
    );
  });

  it.each(sealed)('C2 %s rejects a stale seal', async (_name, call) => {
    const text = await site.client.seal(call, {}, { iat: 1 });
    expectRefusal(call, await send(call, { text, type: 'application/jose' }), 'sealed_body_stale');
  });

  it.each(sealed)('C1 %s rejects a replayed seal', async (_name, call) => {
    const text = await site.client.seal(call, {});
    await send(call, { text, type: 'application/jose' });
    expectRefusal(
      call,
      await send(call, { text, type: 'application/jose' }),
      'sealed_body_replayed',
    );
  });
});

describe('a call that moves money', () => {
  it.each(where((call) => call.movesMoney === true))(
    'E4 %s rejects a request without a key',
    async (_name, call) => {
      const body = call.body && sampleOf(call.body);
      expectRefusal(
        call,
        await sendBody(site, call, body, tokenFor(call)),
        'idempotency_key_required',
      );
    },
  );
});

describe('a call of a machine', () => {
  const signed = inOurs((call) => !isForPeople(call));

  it.each(signed)('F1 %s rejects a missing signature', async (_name, call) => {
    expectRefusal(
      call,
      await send(call, { text: '{}', headers: { 'x-signature': '' } }),
      'bad_signature',
    );
  });

  it.each(signed)('F11 %s rejects a signature older than five minutes', async (_name, call) => {
    const signedAt = Date.now() - 301_000;
    expectRefusal(call, await send(call, { text: '{}', signedAt }), 'callback_stale');
  });

  it.each(signed)('F1 %s rejects an unknown machine', async (_name, call) => {
    const path = call.path.replace(/:(vendor|gateway)/, 'stranger');
    expectRefusal(
      call,
      await send({ ...call, path }, { text: '{}' }),
      call.access === 'vendor' ? 'unknown_vendor' : 'unknown_gateway',
    );
  });

  it.each(inOurs((call) => call.access === 'vendor'))(
    'F14 %s rejects an address outside the vendor’s list',
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
