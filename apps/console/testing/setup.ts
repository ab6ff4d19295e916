import '@testing-library/jest-dom/vitest';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeSession } from '../src/lib/session.ts';

// jsdom brings byte arrays of its own realm, which the cryptography of Node does not take for byte
// arrays.
Object.assign(globalThis, {
  TextEncoder: NodeTextEncoder,
  Uint8Array: Object.getPrototypeOf(Buffer),
});

// Nor is there a pointer to hold on to, or anything to scroll.
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => undefined;

configure({ asyncUtilTimeout: 15_000 });

// React and the libraries report what is wrong on the console; nobody reads it in a green run.
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
