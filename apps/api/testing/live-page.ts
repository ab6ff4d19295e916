import { type LiveEvent, socketPath } from '@lantern/contracts';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { credentialsOf } from './browsers.ts';
import type { TestSite } from './test-site.ts';

/** A page on the live socket, and the events it received. */
export class LivePage {
  readonly heard: LiveEvent[] = [];
  closed = false;
  readonly #socket: WebSocket;

  private constructor(site: TestSite, headers: Record<string, string>) {
    this.#socket = new WebSocket(site.url.replace('http', 'ws') + socketPath, { headers });
    this.#socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as LiveEvent));
    this.#socket.on('close', () => {
      this.closed = true;
    });
    onTestFinished(() => this.#socket.terminate());
  }

  /** Opens the socket and says hello, without waiting. */
  static async greet(
    site: TestSite,
    hello: unknown,
    host = 'localhost',
    browser?: string,
  ): Promise<LivePage> {
    const { token = '' } = (hello ?? {}) as { token?: string };
    const page = new LivePage(site, { host, cookie: browser ?? credentialsOf(token).cookie ?? '' });
    await new Promise((resolve, reject) =>
      page.#socket.once('open', resolve).once('error', reject),
    );
    page.say(hello);
    return page;
  }

  /** A member's page that is ready for events. */
  static async of(site: TestSite, token: string): Promise<LivePage> {
    const page = await LivePage.greet(site, { type: 'hello', token });
    await page.until(1);
    expect(page.heard).toEqual([{ type: 'ready' }]);
    return page;
  }

  say(words: unknown): void {
    this.#socket.send(typeof words === 'string' ? words : JSON.stringify(words));
  }

  /** Waits until that many events have arrived. */
  async until(events: number): Promise<LiveEvent[]> {
    await expect
      .poll(() => this.heard.length, { interval: 5, timeout: 40_000 })
      .toBeGreaterThanOrEqual(events);
    return this.heard;
  }

  /** Waits until that many events of some types have arrived; others may come between them. */
  async untilOf(types: readonly LiveEvent['type'][], events: number): Promise<LiveEvent[]> {
    const found = () => this.heard.filter(({ type }) => types.includes(type));
    await expect
      .poll(() => found().length, { interval: 5, timeout: 40_000 })
      .toBeGreaterThanOrEqual(events);
    return found();
  }

  async untilClosed(): Promise<void> {
    await expect.poll(() => this.closed, { interval: 5, timeout: 40_000 }).toBe(true);
  }
}
