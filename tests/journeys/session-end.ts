import type { Page } from '@playwright/test';

/** The events of a page's live socket. */
export interface Told {
  /** Resolves when the page listens to events. */
  listens: Promise<void>;
  /** Resolves when it has received the end of its session, without asking for it. */
  ended: Promise<void>;
}

export function toldBySocket(page: Page): Told {
  const heard = (what: string) =>
    new Promise<void>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes(what)) resolve();
        }),
      );
    });
  return { listens: heard('"ready"'), ended: heard('session_ended') };
}
