import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine takes its time; the usual second is too short for it.
configure({ asyncUtilTimeout: 30_000 });

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
