import type { Manifest } from '../../manifest.ts';
import type { ProposalContext } from './context.ts';
import { proposalRoutes } from './proposal.routes.ts';

export const proposal = {
  routes: [proposalRoutes],
} as const satisfies Manifest<ProposalContext>;
