import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { PrivacyContext } from './context.ts';
import { carryOutErasure } from './erasure.store.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { removeErasedFiles } from './remove-files.ts';

export const privacy = {
  declares: capabilities.privacy,
  routes: [privacyRoutes],
  jobs: [{ name: 'erased-files', cron: '*/10 * * * *', run: removeErasedFiles }],
  proposalKinds: {
    erasure: {
      carryOut: carryOutErasure,
      onApproved: async (context) => {
        await removeErasedFiles(context);
      },
    },
  },
  settings: ['privacy'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<PrivacyContext>;
