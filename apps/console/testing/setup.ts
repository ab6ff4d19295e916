import '@testing-library/jest-dom/vitest';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeSession } from '../src/lib/session.ts';

// jsdom has byte arrays of another realm, which Node's cryptography rejects.
Object.assign(globalThis, {
  TextEncoder: NodeTextEncoder,
  Uint8Array: Object.getPrototypeOf(Buffer),
});

// jsdom has no pointer capture and no scrolling either.
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => undefined;

configure({ asyncUtilTimeout: 30_000 });

// React and the libraries report errors on the console, which a green run would hide.
let complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/console/');
});

afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const said = [...complaints.mock.calls];
  // The next file runs in the same window.
  vi.restoreAllMocks();
  expect(said, 'console.error was called').toEqual([]);
});
