import type { Approvals, Data, Logged } from '../../contexts.ts';

export type ProposalContext = Data & Logged & Approvals;
