import { expect, type Page } from '@playwright/test';

/** The events of a page's live socket. */
export interface Told {
  /** Resolves when the page listens to events. */
  listens: Promise<void>;
  /** When it received the end of its session. */
  ended: Promise<number>;
}

export function toldBySocket(page: Page): Told {
  const heard = (what: string) =>
    new Promise<number>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes(what)) resolve(Date.now());
        }),
      );
    });
  return { listens: heard('"ready"').then(() => undefined), ended: heard('session_ended') };
}

/**
 * The page received the event within two seconds of the reply. The time to render the login does
 * not count.
 */
export async function expectToldSoon(told: Promise<number>, answeredAt: number): Promise<void> {
  expect((await told) - answeredAt).toBeLessThan(2000);
}
