import { type Endpoint, endpointList, endpoints, memberInfo } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { credentialsOf } from '../../testing/browsers.ts';
import type { Answer } from '../../testing/client.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { Mount } from './mount.ts';
import { createServer } from './server.ts';

const site = useTestSite();

interface Definition {
  type: string;
  shape?: Record<string, { def: Definition }>;
  catchall?: { def: Definition };
  element?: { def: Definition };
  innerType?: { def: Definition };
  options?: { def: Definition }[];
}

/** Every object of a schema that accepts unnamed fields. */
function looseObjects(
  { type, shape, catchall, element, innerType, options = [] }: Definition,
  at: string,
): string[] {
  const inside = [
    ...Object.entries(shape ?? {}),
    ['[]', element] as const,
    ['?', innerType] as const,
  ];
  return [
    ...(type === 'object' && catchall?.def.type !== 'never' ? [at] : []),
    ...inside.flatMap(([key, part]) =>
      part && at.split('.').length < 8 ? looseObjects(part.def, `${at}.${key}`) : [],
    ),
    ...options.flatMap((part) => looseObjects(part.def, at)),
  ];
}

/** The names of all fields of a schema, at any depth. */
function fieldNames(
  { shape = {}, element, innerType, options = [] }: Definition,
  depth = 0,
): string[] {
  const inside = [
    ...Object.values(shape),
    ...options,
    ...(element ? [element] : []),
    ...(innerType ? [innerType] : []),
  ];
  return depth > 8
    ? []
    : [...Object.keys(shape), ...inside.flatMap(({ def }) => fieldNames(def, depth + 1))];
}

describe('a reply', () => {
  it.each(endpointList.map((call) => [call.name, call] as const))(
    'D9 of %s has a fixed list of fields',
    (_name, call: Endpoint) => {
      expect(looseObjects(call.value.def as unknown as Definition, 'value')).toEqual([]);
    },
  );

  it('D9 with an extra field fails with 500 and reveals nothing of it', async () => {
    const app = await createServer(site.site);
    const routes = new Mount(app, site.site);
    const { token } = await site.register();
    routes.on(
      memberInfo,
      ({ caller: { session } }) => ({ ...session, passwordHash: 'the hash' }) as never,
    );
    const headers = { host: 'localhost', ...credentialsOf(token) };
    const { statusCode, body } = await app.inject({ method: 'GET', url: memberInfo.path, headers });
    await app.close();
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/hash/i);
  });
});

describe('the fields of any reply', () => {
  /** Every login returns the token, and whether the password has to be changed. */
  const login = ['token', 'passwordExpired'];
  /**
   * The caller's own data, or harmless: a position in a page, whether something is set, what a
   * vendor publishes.
   */
  const told: Record<string, readonly string[]> = {
    ...{
      systemStatus: ['ip'],
      permission: ['ip'],
      memberSessions: ['address'],
      loginHistory: ['address'],
    },
    ...{
      registerMember: login,
      registerByMobile: login,
      finishSocial: login,
      login,
      freePlay: login,
      verifyLogin: login,
    },
    ...{
      resumeSession: login,
      loginByTicket: login,
      resetPasswordByPhone: login,
      vendorAuthenticate: ['sessionToken'],
    },
    ...{
      memberProfile: ['address', 'locked'],
      startAuthenticator: ['secret'],
      registerSettings: ['mobilePassword'],
    },
    ...{ helpCentre: ['hash'], workChallenge: ['salt'], betHistory: ['serverSeedHash'] },
    // Of the signed document, which both parties can read.
    ...{
      agreements: ['hash'],
      agreementDetail: ['hash'],
      offerAgreement: ['hash'],
      previewOffer: ['hash'],
      answerOffer: ['hash'],
      withdrawOffer: ['hash'],
      terminateAgreement: ['hash'],
    },
    ...{
      staffAgreements: ['hash'],
      staffAgreement: ['hash'],
      staffOfferAgreement: ['hash'],
      staffPreviewOffer: ['hash'],
      staffEndAgreement: ['hash'],
    },
    // Hides the ticket behind its leaf of the bet book; its owner needs it to check the leaf.
    ticketProof: ['salt'],
    ...{
      staffLogin: ['token'],
      verifyStaff: ['token'],
      startStaffEnrolment: ['secret'],
      auditEvents: ['hash'],
    },
    // Masked, or revealed with a reason; and the member's login addresses.
    ...{ staffMember: ['address', 'idNumber'], revealMember: ['address', 'idNumber'] },
    securityCentre: ['password', 'passwordChangedAt', 'paymentPassword'],
    lineTransfers: ['hasPaymentPassword'],
    withdrawalTerms: ['paymentPassword', 'paymentPasswordUsableAt'],
    // Shown once to the caller, and only good for choosing another password.
    ...{
      addStaff: ['firstPassword'],
      changeStaff: ['firstPassword'],
      proposeMemberPassword: ['firstPassword'],
    },
    // Whether the first password still has to be changed.
    staffPeople: ['passwordIsDefault'],
    // The chain address for the coins of this deposit.
    ...{
      createDeposit: ['address'],
      getDeposit: ['address'],
      recentDeposits: ['address'],
      declareDeposit: ['address'],
    },
  };
  const secret = new RegExp(
    [
      'hash|salt|secret|passw|private|fingerprint|locked|^key$',
      'brandId|merchantId|address$|^ip$|token|idNumber',
    ].join('|'),
    'i',
  );

  it.each(endpointList.map((call) => [call.name, call] as const))(
    'D9 of %s hold nothing that only the site may know',
    (name, call: Endpoint) => {
      const suspicious = fieldNames(call.value.def as unknown as Definition).filter((field) =>
        secret.test(field),
      );
      expect([...new Set(suspicious)].sort()).toEqual([...(told[name] ?? [])].sort());
    },
  );
});

describe('what members read of their own account', () => {
  const keysOf = ({ value }: Answer<unknown>) => Object.keys(value as object).sort();

  it('D9 MEM-01 LOG-01 is exactly the contract’s list of fields', async () => {
    const member = await site.register();
    const body = { type: 'username', username: member.account, password: member.password } as const;
    const login = await site.client.call(endpoints.login, { body });
    const info = await site.client.call(memberInfo, { token: login.value.token });
    expect(keysOf(login)).toEqual(
      [
        'account',
        'customerId',
        'firstTimeLogin',
        'isAgent',
        'nickname',
        'passwordExpired',
        'token',
        'next',
        'methods',
      ].sort(),
    );
    expect(keysOf(info)).toEqual(
      ['account', 'clubLabel', 'id', 'memberLabel', 'nickname', 'toUpline', 'type'].sort(),
    );
    const [row] = await site.query<{ hash: string; brand: string }>(
      'select password_hash as hash, brand_id as brand from member where id = $1',
      [member.customerId],
    );
    const told = JSON.stringify([login.reply, info.reply]);
    for (const secret of [row?.hash, row?.brand, member.password])
      expect(told).not.toContain(secret ?? 'nothing');
  });

  it('MEM-01 identifies the member', async () => {
    const member = await site.register();
    const { value } = await site.client.call(memberInfo, { token: member.token });
    expect(value).toMatchObject({
      account: member.account,
      id: member.customerId,
      type: 0,
      memberLabel: [],
      toUpline: false,
    });
  });
});
