import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawVerifier } from './build/draw-verifier.ts';
import { texts } from './build/texts.ts';

export default defineConfig({
  tsconfig: 'tsconfig.json',
  plugins: [react(), texts(), drawVerifier()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
  },
});
