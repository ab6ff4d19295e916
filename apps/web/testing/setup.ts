import '@testing-library/jest-dom/vitest';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { removeCookie } from '../src/lib/cookies.ts';
import { closeSession } from '../src/lib/session.ts';

// jsdom brings byte arrays of its own realm, which the cryptography of Node does not take for byte arrays.
Object.assign(globalThis, { TextEncoder: NodeTextEncoder, Uint8Array: Object.getPrototypeOf(Buffer) });

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// Nor is there a pointer to hold on to.
Element.prototype.setPointerCapture = () => undefined;

// A page and its texts are parts of their own, and a busy machine takes its time to load them.
configure({ asyncUtilTimeout: 30_000 });

// React and the libraries report what is wrong on the console; nobody reads it in a green run.
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints.mockReset();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['lastLogin', 'stay']) removeCookie(name);
  window.history.replaceState(null, '', '/');
  document.documentElement.dataset.theme = 'light';
});

afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
  expect(complaints.mock.calls, 'console.error was called').toEqual([]);
});
