import { type Endpoint, endpointList, endpoints, refusalsOf } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  fromAnywhere,
  inOurWords,
  ofEach,
  type Sending,
  sendAny,
  sendBody,
} from '../../testing/any-call.ts';
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

/** Sends the call from a fresh address. */
const ask = (call: Endpoint, sending: Sending = {}) =>
  sendAny(site, call, { headers: fromAnywhere(), ...sending });

/** The same with permission. */
const send = (call: Endpoint, sending: Sending = {}) =>
  ask(call, { ...tokenFor(call), ...sending });

/** The same with a body, as a client of the contract sends it. */
const sendWith = (call: Endpoint, body: unknown) =>
  sendBody(site, call, body, { headers: fromAnywhere(), ...tokenFor(call) });

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
  it('SYS-11 refuses a visitor', () =>
    ofEach(where(needsSession), async (call) => {
      expectRefusal(call, await ask(call), 'not_logged_in');
    }));

  it('SYS-11 refuses an unknown token', () =>
    ofEach(where(needsSession), async (call) => {
      expectRefusal(call, await ask(call, { token: 'x'.repeat(43) }), 'session_expired');
    }));

  it('A8 tells the older of two logins why it ended', () =>
    ofEach(where(needsSession), async (call) => {
      expectRefusal(call, await ask(call, { token: spent.elsewhere }), 'logged_in_elsewhere');
    }));

  it('A6 refuses a disabled member with an open session', () =>
    ofEach(where(needsSession), async (call) => {
      expectRefusal(call, await ask(call, { token: spent.disabled }), 'account_disabled');
    }));

  it('A16 MEM-04 refuses a trial account', () =>
    ofEach(
      where(({ access }) => access === 'member'),
      async (call) => {
        expectRefusal(call, await ask(call, { token: spent.trial }), 'in_need_true_account');
      },
    ));

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
      'jackpotNow',
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
      'regionResults',
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
  it('OPR-01 refuses a visitor', () =>
    ofEach(where(isForStaff), async (call) => {
      expectRefusal(call, await ask(call), 'staff_not_logged_in');
    }));

  it('OPR-01 refuses a member', () =>
    ofEach(where(isForStaff), async (call) => {
      expectRefusal(call, await ask(call, { token }), 'staff_session_expired');
    }));

  it('OPR-01 A12 refuses a login with a pending second step', () =>
    ofEach(
      where((call) => isForStaff(call) && call.staffDuring === undefined),
      async (call) => {
        expectRefusal(
          call,
          await ask(call, { token: await halfToken('verify') }),
          'staff_step_required',
        );
      },
    ));

  it('OPR-01 A19 refuses a login with a first password', () =>
    ofEach(
      where((call) => isForStaff(call) && !call.staffDuring?.includes('change_password')),
      async (call) => {
        const answer = await ask(call, { token: await halfToken('change_password') });
        expectRefusal(call, answer, 'password_change_required');
      },
    ));

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
  it('SYS-01 knows no brand at an unknown host', () =>
    ofEach(where(isForPeople), async (call) => {
      expectRefusal(call, await send(call, { host: 'nobody.test', text: '{}' }), 'unknown_brand');
    }));
});

describe('a query', () => {
  it('rejects an unknown field', () =>
    ofEach(where(isForPeople), async (call) => {
      const answer = await send(call, {
        query: '?surprise=1',
        ...(call.body ? { text: '{}' } : {}),
      });
      expectRefusal(call, answer, 'invalid_input', {
        fields: expect.arrayContaining(['surprise']),
      });
    }));
});

describe('a body', () => {
  const withBody = inOurs(({ body }) => body !== undefined);

  it('rejects an unknown field', () =>
    ofEach(withBody, async (call) => {
      const body = { surprise: 1, ...(call.body && (sampleOf(call.body) as object)) };
      const answer = await sendWith(call, body);
      expectRefusal(call, answer, 'invalid_input', {
        fields: expect.arrayContaining(['surprise']),
      });
    }));

  it('rejects another content type', () =>
    ofEach(withBody, async (call) => {
      const type = call.form ? 'application/json' : 'application/x-www-form-urlencoded';
      expectRefusal(call, await send(call, { text: 'a=1', type }), 'unsupported_media_type');
    }));

  it('rejects a body of more than 64 KiB', () =>
    ofEach(withBody, async (call) => {
      expectRefusal(
        call,
        await send(call, { text: JSON.stringify('x'.repeat(65 * 1024)) }),
        'body_too_large',
      );
    }));

  it('rejects malformed JSON', () =>
    ofEach(
      inOurs(({ body, sealed, form }) => body !== undefined && !sealed && !form),
      async (call) => {
        expectRefusal(call, await send(call, { text: '{"a":' }), 'invalid_json');
      },
    ));

  it('rejects a sealed body', () =>
    ofEach(
      inOurs(({ body, sealed }) => body !== undefined && !sealed),
      async (call) => {
        expectRefusal(
          call,
          await send(call, { text: 'a.b.c.d.e', type: 'application/jose' }),
          'unsupported_media_type',
        );
      },
    ));
});

describe('a sealed call', () => {
  const sealed = where((call) => call.sealed === true);

  it('C6 D-5 rejects a plain body', () =>
    ofEach(sealed, async (call) => {
      expectRefusal(call, await send(call, { text: '{}' }), 'sealed_body_required');
    }));

  it('C5 rejects a malformed seal', () =>
    ofEach(sealed, async (call) => {
      expectRefusal(
        call,
        await send(call, { text: 'a.b.c.d.e', type: 'application/jose' }),
        'sealed_body_invalid',
      );
    }));

  it('C2 rejects a stale seal', () =>
    ofEach(sealed, async (call) => {
      const text = await site.client.seal(call, {}, { iat: 1 });
      expectRefusal(
        call,
        await send(call, { text, type: 'application/jose' }),
        'sealed_body_stale',
      );
    }));

  it('C1 rejects a replayed seal', () =>
    ofEach(sealed, async (call) => {
      const text = await site.client.seal(call, {});
      await send(call, { text, type: 'application/jose' });
      expectRefusal(
        call,
        await send(call, { text, type: 'application/jose' }),
        'sealed_body_replayed',
      );
    }));
});

describe('a call that moves money', () => {
  it('E4 rejects a request without a key', () =>
    ofEach(
      where((call) => call.movesMoney === true),
      async (call) => {
        const body = call.body && sampleOf(call.body);
        expectRefusal(call, await sendWith(call, body), 'idempotency_key_required');
      },
    ));
});

describe('a call of a machine', () => {
  const signed = inOurs((call) => !isForPeople(call));

  it('F1 rejects a missing signature', () =>
    ofEach(signed, async (call) => {
      expectRefusal(
        call,
        await send(call, { text: '{}', headers: { 'x-signature': '' } }),
        'bad_signature',
      );
    }));

  it('F11 rejects a signature older than five minutes', () =>
    ofEach(signed, async (call) => {
      const signedAt = Date.now() - 301_000;
      expectRefusal(call, await send(call, { text: '{}', signedAt }), 'callback_stale');
    }));

  it('F1 rejects an unknown machine', () =>
    ofEach(signed, async (call) => {
      const path = call.path.replace(/:(vendor|gateway)/, 'stranger');
      expectRefusal(
        call,
        await send({ ...call, path }, { text: '{}' }),
        call.access === 'vendor' ? 'unknown_vendor' : 'unknown_gateway',
      );
    }));

  it('F14 rejects an address outside the vendor’s list', () =>
    ofEach(
      inOurs((call) => call.access === 'vendor'),
      async (call) => {
        site.vendor.refused.add('11.9.9.9');
        expectRefusal(
          call,
          await send(call, { text: '{}', headers: { 'x-forwarded-for': '11.9.9.9' } }),
          'address_not_allowed',
        );
      },
    ));
});
