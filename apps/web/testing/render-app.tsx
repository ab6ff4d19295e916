import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { onCaughtError } from '../src/app/caught.ts';
import { createQueryClient } from '../src/app/query-client.ts';
import { leaveGame } from '../src/features/games/open-game.ts';
import { takeArrival } from '../src/lib/navigation/arrival.ts';
import { openSession, type Session } from '../src/lib/session/session.ts';
import { readAllTexts } from './all-texts.ts';
import type { FakeServer } from './fake-server.ts';
import { FakeSocket } from './fake-socket.ts';

export const lan: Session = {
  token: 'token-of-lan',
  account: 'lannguyen',
  customerId: '01935b1e-0000-7000-8000-000000000001',
  isAgent: 0,
  nickname: 'Lan',
};

interface Visit {
  server: FakeServer;
  session?: Session;
  language?: 'en' | 'vi';
  /** A phone is narrower than the side menu needs. */
  phone?: boolean;
  /** The state of the history entry, as a reload finds it. */
  state?: unknown;
}

/** Media queries as a desktop or a phone answers them, for a visitor who wants no motion. */
const answerMedia = (phone: boolean) => (query: string) => ({
  matches: query.includes('reduced-motion') || (query.includes('min-width') && !phone),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** The whole site at an address, over a gateway in memory. */
export async function renderApp(
  at: string,
  { server, session, language = 'en', phone = false, state = null }: Visit,
) {
  FakeSocket.opened = [];
  // A visit begins with an empty memory.
  leaveGame();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', answerMedia(phone));
  window.localStorage.setItem('language', language);
  window.history.replaceState(state, '', at);
  takeArrival();
  if (session) openSession(session);
  await readAllTexts(language);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  await act(async () => render(<App client={client} />, { onCaughtError }));
  return { client, socket: () => FakeSocket.opened.at(-1) };
}
