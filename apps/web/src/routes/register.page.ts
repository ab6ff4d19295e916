import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const registerPage = {
  at: [
    {
      paths: [paths.register, paths.registerPage],
      areas: { header: true, banner: true, entry: true, float: true },
    },
  ],
  load: () => import('./register.tsx'),
  // The rules of its fields are not part of the start chunk.
  ask: async (client) => (await import('../features/registration/ask-first.ts')).askFirst(client),
  texts: ['registration', 'patterns', 'phone', 'error'],
} satisfies PageManifest;
