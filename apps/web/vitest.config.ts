import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { texts } from './build/texts.ts';

export default defineConfig({
  tsconfig: 'tsconfig.json',
  plugins: [react(), texts()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
  },
});
