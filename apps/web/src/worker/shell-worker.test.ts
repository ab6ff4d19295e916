import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://lantern.example';

/** Caches as a browser keeps them, by their names. */
class FakeCaches {
  readonly kept = new Map<string, Map<string, Response>>();
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
  open = async (name: string) => {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    const path = (request: Request | string) =>
      new URL(typeof request === 'string' ? request : request.url, origin).pathname;
    return {
      addAll: async (files: string[]) => {
        for (const file of files) entries.set(file, new Response(`kept ${file}`));
      },
      match: async (request: Request) => entries.get(path(request))?.clone(),
      put: async (request: Request, response: Response) =>
        void entries.set(path(request), response),
    };
  };
  match = async (file: string, { cacheName }: { cacheName: string }) =>
    this.kept.get(cacheName)?.get(file)?.clone();
}

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let stored: FakeCaches;
let network: ReturnType<typeof vi.fn<(request: Request) => Promise<Response>>>;
const skipWaiting = vi.fn();

beforeEach(async () => {
  listeners = new Map();
  stored = new FakeCaches();
  network = vi.fn(async (request: Request) => new Response(`new ${new URL(request.url).pathname}`));
  vi.stubGlobal('__SHELL__', { version: 'two', files: ['/assets/index-1.js', '/boot.js'] });
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('clients', { claim: vi.fn(async () => undefined) });
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', network);
  vi.resetModules();
  await vi.importActual('./shell-worker.ts');
});

afterEach(() => vi.unstubAllGlobals());

/** Sends the worker an event, and waits for its work. */
async function tell(name: 'install' | 'activate'): Promise<void> {
  let begun: Promise<unknown> = Promise.resolve();
  listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (begun = promise) });
  await begun;
}

/** What the worker answers; undefined where it leaves the request to the network. */
async function ask(
  path: string,
  request: { mode?: string; method?: string } = {},
): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const asked = { url: new URL(path, origin).href, method: 'GET', mode: 'cors', ...request };
  listeners.get('fetch')?.({
    request: asked,
    respondWith: (reply: Promise<Response>) => (answer = reply),
  });
  return (await answer)?.text();
}

const page = (path: string) => ask(path, { mode: 'navigate' });

describe('the worker that keeps the shell of the site', () => {
  it('keeps the page and the files of the shell when it is installed', async () => {
    await tell('install');
    expect([...(stored.kept.get('shell-two')?.keys() ?? [])]).toEqual([
      '/',
      '/assets/index-1.js',
      '/boot.js',
    ]);
  });

  it('forgets the shells of older releases', async () => {
    await stored.open('shell-one');
    await tell('install');
    await tell('activate');
    expect(await stored.keys()).toEqual(['shell-two']);
  });

  it.each(['/wps/system/settings', '/lgw/games/hot', '/media/art/game/a.svg', '/docs'])(
    'K never answers %s from the device',
    async (path) => {
      expect(await ask(path)).toBeUndefined();
      expect(await page(path)).toBeUndefined();
    },
  );

  it('ignores requests that change something or go to another site', async () => {
    expect(await ask('/assets/index-1.js', { method: 'POST' })).toBeUndefined();
    expect(await ask('https://arcade.example/assets/index-1.js')).toBeUndefined();
  });

  it('gives a file of the shell without the network', async () => {
    await tell('install');
    expect(await ask('/assets/index-1.js')).toBe('kept /assets/index-1.js');
    expect(network).not.toHaveBeenCalled();
  });

  it('keeps another built file once it has been asked for', async () => {
    expect(await ask('/assets/promo-2.js')).toBe('new /assets/promo-2.js');
    expect(await ask('/assets/promo-2.js')).toBe('new /assets/promo-2.js');
    expect(network).toHaveBeenCalledOnce();
  });

  it('gives the newest page, and ERR-03 the kept one without a connection', async () => {
    await tell('install');
    expect(await page('/rng')).toBe('new /rng');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await page('/rng')).toBe('kept /');
  });

  it('takes over when the visitor says so, and not before', () => {
    listeners.get('message')?.({ data: 'something else' });
    expect(skipWaiting).not.toHaveBeenCalled();
    listeners.get('message')?.({ data: 'take-over' });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});
