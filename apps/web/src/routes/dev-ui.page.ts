import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

// The gateway serves it in development only.
export const devUiPage = {
  at: [{ paths: [paths.devUi], areas: { own: true } }],
  load: () => import('./dev-ui.tsx'),
} satisfies PageManifest;
