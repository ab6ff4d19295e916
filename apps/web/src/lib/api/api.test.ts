import { forgetKeys } from '@lantern/client/seal';
import {
  createDeposit,
  login,
  memberInfo,
  Refusal,
  sealingKeys,
  sendFeedback,
  siteSettings,
  walletBalance,
} from '@lantern/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { applyLanguage } from '../i18n/language.ts';
import { currentSession, onSessionEnded, openSession } from '../session/session.ts';
import { NetworkTrouble } from '../trouble/trouble.ts';
import { call } from './api.ts';

const lan = { token: 'token-1', account: 'lan', customerId: 'c-1', isAgent: 0, nickname: 'Lan' };
const credentials = { type: 'username', username: 'lan', password: 'secret-1' } as const;
const session = {
  ...lan,
  customerId: '01935b1e-0000-7000-8000-000000000001',
  firstTimeLogin: false,
  passwordExpired: false,
  next: null,
  methods: [],
};

const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (trouble: unknown) => trouble,
  );

describe('call', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
    forgetKeys();
  });

  it('carries the token and the language of the page', async () => {
    applyLanguage('vi');
    openSession(lan);
    await call(siteSettings);
    const [received] = server.to(siteSettings);
    expect(received?.headers.get('authorization')).toBe('Bearer token-1');
    expect(received?.headers.get('accept-language')).toBe('vi');
  });

  it('throws a refusal with its code, its value and the id of the request', async () => {
    server.on(memberInfo, () => {
      throw refuse('account_disabled', { until: 'tomorrow' });
    });
    const trouble = await troubleOf(call(memberInfo));
    expect(trouble).toBeInstanceOf(Refusal);
    expect(trouble).toMatchObject({
      code: 'account_disabled',
      value: { until: 'tomorrow' },
      requestId: 'req-test',
    });
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('failed to fetch')), 'unreachable'],
    [
      'an answer that is late',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      'timeout',
    ],
    ['an answer that is no JSON', () => Promise.resolve(new Response('<html>')), 'garbled'],
    ['an answer without the envelope', () => Promise.resolve(Response.json([])), 'garbled'],
  ])('calls %s trouble of the network', async (_what, answer, kind) => {
    vi.stubGlobal('fetch', answer);
    const trouble = await troubleOf(call(siteSettings));
    expect(trouble).toBeInstanceOf(NetworkTrouble);
    expect(trouble).toMatchObject({ kind });
  });

  it('lets an aborted call end as an abort and not as trouble of the network', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
      Promise.reject(signal?.reason),
    );
    const trouble = await troubleOf(call(siteSettings, { signal: AbortSignal.abort() }));
    expect(trouble).toMatchObject({ name: 'AbortError' });
  });

  it('SYS-11 closes the session that the site has ended, and reports the reason', async () => {
    openSession(lan);
    const told = vi.fn();
    const stop = onSessionEnded(told);
    server.on(walletBalance, () => {
      throw refuse('logged_in_elsewhere');
    });
    await troubleOf(call(walletBalance));
    stop();
    expect(currentSession()).toBeUndefined();
    expect(told).toHaveBeenCalledWith('logged_in_elsewhere');
  });

  it('SYS-11 keeps a new session after a late answer to the old one', async () => {
    openSession(lan);
    server.on(walletBalance, () => {
      openSession({ ...lan, token: 'token-2' });
      throw refuse('session_expired');
    });
    await troubleOf(call(walletBalance));
    expect(currentSession()?.token).toBe('token-2');
  });

  it('LOG-01 seals a body that holds secrets', async () => {
    server.on(login, () => session);
    const sent = vi.spyOn(server, 'fetch');
    vi.stubGlobal('fetch', server.fetch);
    await call(login, { body: credentials });
    const [, init] = sent.mock.calls.find(([url]) => url === login.path) ?? [];
    expect(new Headers(init?.headers).get('content-type')).toBe('application/jose');
    expect(init?.body).not.toContain('secret-1');
    expect(server.to(login)[0]?.body).toEqual(credentials);
  });

  it('sends the body of a call with files as text before the files', async () => {
    server.on(sendFeedback, () => ({ reference: 'F-1' }));
    const body = { type: 'idea', content: 'More lanterns, please.' } as const;
    await call(sendFeedback, { body, files: [new File(['png'], 'a.png', { type: 'image/png' })] });
    const [received] = server.to(sendFeedback);
    expect(received?.parts?.map(([name]) => name)).toEqual(['body', 'file']);
    expect(received?.parts?.[0]?.[1]).toBe(JSON.stringify(body));
    expect(received?.headers.has('content-type')).toBe(false);
  });

  it('sends a form without files too, where the call may have some', async () => {
    server.on(sendFeedback, () => ({ reference: 'F-1' }));
    const body = { type: 'idea', content: 'More lanterns, please.' } as const;
    await call(sendFeedback, { body });
    expect(server.to(sendFeedback)[0]?.parts).toEqual([['body', JSON.stringify(body)]]);
  });

  it.each(['sealed_body_stale', 'sealed_body_invalid'] as const)(
    'C8 fetches the keys again once after %s',
    async (code) => {
      let tries = 0;
      server.on(login, () => {
        tries += 1;
        if (tries === 1) throw refuse(code);
        return session;
      });
      await call(login, { body: credentials });
      expect(tries).toBe(2);
      expect(server.to(sealingKeys)).toHaveLength(2);
    },
  );

  it('does not try a third seal', async () => {
    server.on(login, () => {
      throw refuse('sealed_body_invalid');
    });
    expect(await troubleOf(call(login, { body: credentials }))).toMatchObject({
      code: 'sealed_body_invalid',
    });
    expect(server.to(login)).toHaveLength(2);
  });

  it('E4 sends nothing that moves money without a key', async () => {
    const body = { method: 'online', amount: '50000', currency: 'VND' };
    expect(await troubleOf(call(createDeposit, { body }))).toBeInstanceOf(TypeError);
    expect(server.to(createDeposit)).toEqual([]);
  });
});
