import type { Manifest } from '../../manifest.ts';
import type { ProposalContext } from './context.ts';
import { proposalRoutes } from './proposal.routes.ts';

export const proposal = {
  routes: [proposalRoutes],
  chaos: { none: 'not exercised: two of the staff decide' },
} as const satisfies Manifest<ProposalContext>;
