import { expect, type Page } from '@playwright/test';

/** What the live socket of a page tells. */
export interface Told {
  /** The page listens: whatever happens from now on, it is told. */
  listens: Promise<void>;
  /** When it was told that its session has ended. */
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
 * The page heard of it within two seconds of the answer; how long it takes to draw a login on a
 * busy machine is not counted.
 */
export async function expectToldSoon(told: Promise<number>, answeredAt: number): Promise<void> {
  expect((await told) - answeredAt).toBeLessThan(2000);
}
