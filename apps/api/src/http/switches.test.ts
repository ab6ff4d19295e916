import { type Endpoint, endpointList, endpoints, type SocialProvider } from '@lantern/contracts';
import { type SwitchId, switchIds } from '@lantern/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromAnywhere, sendBody } from '../../testing/any-call.ts';
import { useBrandChanges } from '../../testing/brand-changes.ts';
import { freshNumber } from '../../testing/harbor.ts';
import { sampleOf } from '../../testing/sample-input.ts';
import { startSignInServer } from '../../testing/sign-in-server.ts';
import { finish, goAndComeBack, redirectUris } from '../../testing/social.ts';
import { useTestSite } from '../../testing/test-site.ts';

const server = await startSignInServer(redirectUris);
afterAll(() => server.close());
const site = useTestSite({
  trustedProxies: ['127.0.0.1'],
  google: server.config,
  facebook: server.config,
});
const brands = useBrandChanges(site);
let member = { token: '', password: '' };
beforeAll(async () => {
  member = await site.register();
});

const turn = (...switches: SwitchId[]) => brands.set('lantern', ['switches'], switches);
const off = { status: 403, reply: { code: 'feature_disabled' } };

type Send = () => Promise<{ status: number; reply: { success: boolean; code?: string } }>;
interface Guarded {
  call: Endpoint;
  /** Any one of them opens the call. */
  by: SwitchId[];
  send: Send;
}

const send =
  (call: Endpoint, change: () => object = () => ({})): Send =>
  () =>
    sendBody(
      site,
      call,
      { ...(sampleOf(call.body as never) as object), ...change() },
      { token: member.token, headers: fromAnywhere() },
    ) as ReturnType<Send>;
const byCode = (call: Endpoint, change: object = {}) =>
  send(call, () => ({ countryDialingCode: '63', mobileNum: freshNumber(), ...change }));
const providers: [SocialProvider, SwitchId][] = [
  ['google', 'GOOGLELOGIN3'],
  ['facebook', 'FACEBOOKLOGIN3'],
];
const {
  registerMember,
  registerByMobile,
  registrationSms,
  loginSms,
  login,
  freePlay,
  resetPasswordByPhone,
} = endpoints;

const guarded: Guarded[] = [
  { call: registerMember, by: ['USERNAMEREG3'], send: send(registerMember) },
  { call: registerByMobile, by: ['MOBILEREG3'], send: send(registerByMobile) },
  {
    call: registrationSms,
    by: ['SMSVERIFREG3', 'MOBILEREG3'],
    send: send(registrationSms, () => ({ countryDialingCode: '63', mobileNo: freshNumber() })),
  },
  { call: loginSms, by: ['MOBILEVERCODELOGIN3'], send: byCode(loginSms, { purpose: 'login' }) },
  { call: loginSms, by: ['CHNGPASSVERIF3'], send: byCode(loginSms, { purpose: 'forgot' }) },
  {
    call: login,
    by: ['MOBILEVERCODELOGIN3'],
    send: () =>
      sendBody(site, login, {
        type: 'sms',
        countryDialingCode: '63',
        mobileNum: freshNumber(),
        verificationCode: '1',
      }) as ReturnType<Send>,
  },
  { call: freePlay, by: ['FREEPLAY3'], send: send(freePlay) },
  { call: resetPasswordByPhone, by: ['CHNGPASSVERIF3'], send: byCode(resetPasswordByPhone) },
  ...providers.flatMap(([provider, id]) => [
    {
      call: endpoints.startSocial,
      by: [id],
      send: send(endpoints.startSocial, () => ({ provider, purpose: 'login' })),
    },
    {
      call: endpoints.linkSocial,
      by: [id],
      send: send(endpoints.linkSocial, () => ({ provider, password: member.password })),
    },
  ]),
];

describe('a call of a feature', () => {
  it.each(guarded.map((one) => [one.call.name, one.by.join(' and '), one] as const))(
    'D7 %s is refused while %s is off, even if all others are on',
    async (_name, _switches, { by, send: call }) => {
      const count = async () => (await site.query('select id from member')).length;
      const before = await count();
      await turn(...switchIds.filter((id) => !by.includes(id)));
      expect(await call()).toMatchObject(off);
      await turn();
      expect(await call()).toMatchObject(off);
      expect(await count()).toBe(before);
    },
  );

  it.each(guarded.flatMap((one) => one.by.map((id) => [one.call.name, id, one] as const)))(
    'D7 %s is open while %s is on, even if all others are off',
    async (_name, id, { send: call }) => {
      await turn(id);
      expect((await call()).reply).not.toMatchObject(off.reply);
    },
  );

  it.each(providers)(
    'D7 a sign-in by %s that began before it was switched off fails',
    async (provider, id) => {
      await turn(id);
      const cameBack = await goAndComeBack(site, server, { provider });
      await turn();
      expect(await finish(site, cameBack)).toMatchObject(off);
    },
  );

  it('D7 covers every call that can be switched off', () => {
    const tried = guarded.map(({ call }) => call.name);
    // Invitations and teams depend on the member, not on the brand; sign-ins are tested above;
    // transfers are a setting of the brand.
    const others = ['invitationLink', 'finishSocial', 'transferAlongLine'];
    const can = endpointList
      .filter(({ refusals }) => refusals.includes('feature_disabled'))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('team'));
    expect(can.filter((name) => !others.includes(name)).sort()).toEqual([...new Set(tried)].sort());
  });
});
