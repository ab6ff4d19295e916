import { resumeSession } from '@lantern/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { pendingLogin } from './login-step.ts';
import { keepLoggedIn, staysLoggedIn } from './remembered.ts';
import { resume } from './resume.ts';
import { currentSession, onSessionEnded } from './session.ts';

describe('the login of a device that stays logged in', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
    keepLoggedIn();
  });

  it('LOG-11 is kept for the next visit when nothing has answered', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await resume();
    expect(currentSession()).toBeUndefined();
    expect(staysLoggedIn()).toBe(true);
  });

  it('LOG-11 ends silently when the site says so', async () => {
    const told = vi.fn();
    const stop = onSessionEnded(told);
    server.on(resumeSession, () => {
      throw refuse('not_logged_in');
    });
    await resume();
    stop();
    expect(told).not.toHaveBeenCalled();
    expect(staysLoggedIn()).toBe(false);
  });

  it('LOG-05 waits for a required step, and stays chosen meanwhile', async () => {
    server.on(resumeSession, () =>
      sessionOf('lan', { next: 'verify', methods: [{ method: 'totp', hint: null }] }),
    );
    await resume();
    expect(currentSession()).toBeUndefined();
    expect(pendingLogin()).toMatchObject({ account: 'lan', next: 'verify', stay: true });
  });

  it('A11 is requested by one tab at a time, since the cookie is valid once', async () => {
    const request = vi.fn((_name: string, ask: () => Promise<void>) => ask());
    vi.stubGlobal('navigator', { locks: { request } });
    server.on(resumeSession, () => sessionOf('lan'));
    await resume();
    expect(request).toHaveBeenCalledWith('resume', expect.any(Function));
    expect(currentSession()?.account).toBe('lan');
  });
});
