import { defineConfig } from 'vitest/config';

// `css` lets the tests read the style sheets; without it Vitest hands out empty ones.
export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./testing/setup.ts'],
    css: true,
    restoreMocks: true,
  },
});
