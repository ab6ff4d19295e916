import { defineConfig } from 'vitest/config';

/**
 * Processes are started and killed, and the machine may be busy: patience costs nothing where all
 * goes well.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    expect: { poll: { timeout: 8_000 } },
  },
});
