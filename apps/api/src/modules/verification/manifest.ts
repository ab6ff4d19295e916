import type { Manifest } from '../../manifest.ts';
import { forgetOldRequests } from './code-request.store.ts';
import type { VerificationContext } from './context.ts';
import { verificationRoutes } from './verification.routes.ts';

export const verification = {
  routes: [verificationRoutes],
  jobs: [
    { name: 'code-request-clean-up', cron: '37 * * * *', run: ({ db }) => forgetOldRequests(db) },
  ],
  settings: ['smsCountries', 'codes', 'captcha'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<VerificationContext>;
