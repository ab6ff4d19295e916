import '@testing-library/jest-dom/vitest';
import { setImmediate as turn } from 'node:timers/promises';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { removeCookie } from '../src/lib/device/cookies.ts';
import { closeSession } from '../src/lib/session/session.ts';
import { currentToasts, dismissToast } from '../src/lib/show/toast.ts';

// jsdom brings byte arrays of its own realm, which the cryptography of Node does not take for byte
// arrays.
Object.assign(globalThis, {
  TextEncoder: NodeTextEncoder,
  Uint8Array: Object.getPrototypeOf(Buffer),
});

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// Nor is there a pointer to hold on to.
Element.prototype.setPointerCapture = () => undefined;

// A page and its texts are parts of their own, and a busy machine takes its time to load them.
configure({ asyncUtilTimeout: 30_000 });

// What has appeared is not always at rest: a dialog takes a click only after a render of its own.
// React renders in turns of a few milliseconds, and no visitor is faster than a handful of them.
const turns = 4;
configure(({ asyncWrapper }) => ({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      for (let at = 0; at < turns; at += 1) await turn();
      return result;
    }),
}));

// React and the libraries report what is wrong on the console; nobody reads it in a green run.
let complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['lastLogin', 'stay']) removeCookie(name);
  window.history.replaceState(null, '', '/');
  document.documentElement.dataset.theme = 'light';
});

afterEach(() => {
  cleanup();
  closeSession();
  // What one test was told must not be read by the next one.
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const said = [...complaints.mock.calls];
  // The next file runs in the same window.
  vi.restoreAllMocks();
  expect(said, 'console.error was called').toEqual([]);
});
