import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// React speaks of wrong nesting, missing keys and updates outside `act` on the console alone.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) =>
    expect.fail(`console.error: ${words.join(' ')}`),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
