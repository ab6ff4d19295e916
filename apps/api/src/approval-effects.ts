import type { ProposalKind } from '@lantern/contracts';
import type { StaffCaller } from './caller.ts';
import type { ProposalEffect } from './manifest.ts';
import { manifests } from './modules/manifests.ts';
import type { Site } from './site.ts';

/** Runs what the module that owns a kind of proposal does after an approval. */
export type ApprovalEffects = (
  kind: ProposalKind,
  caller: StaffCaller,
  approved: { memberId: string | null },
) => Promise<void>;

const effects: ReadonlyMap<string, ProposalEffect<Site>> = new Map(
  manifests.flatMap((one) => ('proposalKinds' in one ? Object.entries(one.proposalKinds) : [])),
);

export const approvalEffects =
  (site: () => Site): ApprovalEffects =>
  async (kind, caller, approved) =>
    effects.get(kind)?.onApproved?.(site(), caller, approved);
