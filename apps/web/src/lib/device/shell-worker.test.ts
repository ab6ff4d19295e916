import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser’s list of workers, as far as the page sees it. */
function pretendWorkers({ controlled }: { controlled: boolean }) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: ReturnType<typeof vi.fn> } | null,
    installing: null as EventTarget | null,
    update: vi.fn(() => Promise.resolve()),
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: vi.fn(() => Promise.resolve(registration)),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const install = () => {
    registration.installing = new EventTarget();
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = { postMessage: vi.fn() };
    registration.installing.dispatchEvent(new Event('statechange'));
    return registration.waiting;
  };
  return { container, registration, install };
}

// A page registers once: each test is another page.
let startShellWorker: typeof import('./shell-worker.ts').startShellWorker;
beforeEach(async () => {
  vi.resetModules();
  ({ startShellWorker } = await import('./shell-worker.ts'));
});

afterEach(() => vi.unstubAllGlobals());

describe('the worker that keeps the shell', () => {
  it('does nothing in a browser without workers', async () => {
    vi.stubGlobal('navigator', {});
    await expect(startShellWorker(vi.fn())).resolves.toBeUndefined();
  });

  it('is registered once, for the whole site', async () => {
    const { container } = pretendWorkers({ controlled: false });
    await startShellWorker(vi.fn());
    await startShellWorker(vi.fn());
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/shell-worker.js', {
      updateViaCache: 'none',
    });
  });

  it('offers a new version, which is activated only on request', async () => {
    const { install } = pretendWorkers({ controlled: true });
    const onUpdate = vi.fn();
    await startShellWorker(onUpdate);
    expect(onUpdate).not.toHaveBeenCalled();
    const waiting = install();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    onUpdate.mock.calls[0]?.[0]();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
  });

  it('says nothing of the very first version', async () => {
    const { install } = pretendWorkers({ controlled: false });
    const onUpdate = vi.fn();
    await startShellWorker(onUpdate);
    install();
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('K1 gives the browser no address of a script but its own', async () => {
    pretendWorkers({ controlled: false });
    let rules: { createScriptURL(url: string): string } | undefined;
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_name: string, given: typeof rules) => {
        rules = given;
        return given;
      },
    });
    await startShellWorker(vi.fn());
    expect(() => rules?.createScriptURL('https://evil.test/x.js')).toThrow(TypeError);
  });
});
