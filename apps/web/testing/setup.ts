import '@testing-library/jest-dom/vitest';
import { setImmediate as turn } from 'node:timers/promises';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { removeCookie } from '../src/lib/device/cookies.ts';
import { closeSession } from '../src/lib/session/session.ts';
import { currentToasts, dismissToast } from '../src/lib/show/toast.ts';

// jsdom has byte arrays of another realm, which Node's cryptography rejects.
Object.assign(globalThis, {
  TextEncoder: NodeTextEncoder,
  Uint8Array: Object.getPrototypeOf(Buffer),
});

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// jsdom has no pointer capture either.
Element.prototype.setPointerCapture = () => undefined;

// A page and its texts are parts of their own, and a busy machine takes its time to load them.
configure({ asyncUtilTimeout: 30_000 });

// A wait tries often, and each try that finds nothing would print the whole page.
if (!Number(process.env.DEBUG_PRINT_LIMIT))
  configure({ getElementError: (message) => new Error(message ?? 'no such element') });

// A visible element may still be settling: a dialog accepts clicks one render later. React renders
// in slices of a few milliseconds, and no visitor is faster than several of them.
const turns = 4;
configure(({ asyncWrapper }) => ({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      for (let at = 0; at < turns; at += 1) await turn();
      return result;
    }),
}));

// React and the libraries report errors on the console, which a green run would hide.
let complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['lastLogin', 'open', 'stay']) removeCookie(name);
  window.history.replaceState(null, '', '/');
  document.documentElement.dataset.theme = 'light';
});

afterEach(() => {
  cleanup();
  closeSession();
  // The state of one test must not reach the next one.
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const said = [...complaints.mock.calls];
  // The next file runs in the same window.
  vi.restoreAllMocks();
  expect(said, 'console.error was called').toEqual([]);
});
