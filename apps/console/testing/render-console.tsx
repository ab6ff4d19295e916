import { act, render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { App } from '../src/app.tsx';
import { changeLanguage, i18n, startI18n } from '../src/lib/i18n.ts';
import { createQueryClient } from '../src/lib/query-client.ts';
import { openSession } from '../src/lib/session.ts';
import { rooms } from '../src/rooms/manifests.ts';
import type { FakeOps } from './fake-ops.ts';

interface Visit {
  ops: FakeOps;
  /** A staff member who has logged in before. */
  token?: string;
  language?: 'en' | 'vi';
}

/**
 * The whole console at an address, over a gateway in memory. A key without a text fails the test.
 */
export async function renderConsole(at: string, { ops, token, language = 'en' }: Visit) {
  vi.stubGlobal('fetch', ops.fetch);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  window.history.replaceState(null, '', `/console${at}`);
  if (!i18n.isInitialized)
    await startI18n(language, {
      rooms,
      onMissing: (key) => expect.fail(`there is no text for ${key}`),
    });
  await changeLanguage(language);
  if (token) openSession(token);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  await act(async () => render(<App client={client} />));
}
