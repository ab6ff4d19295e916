import type { ProposalKind } from '@lantern/contracts';
import type { StaffCaller } from './caller.ts';
import type { CarryOut, TurnDown } from './db/decided-proposal.ts';
import type { OwnedKind } from './manifest.ts';
import { manifests } from './modules/manifests.ts';
import type { Site } from './site.ts';

/** What the modules do about the kinds of proposals that they own. */
export interface ProposalKinds {
  readonly carryOut: CarryOut;
  readonly turnDown: TurnDown;
  /** What follows an approval that is committed. */
  readonly onApproved: (
    kind: ProposalKind,
    caller: StaffCaller,
    approved: { memberId: string | null },
  ) => Promise<void>;
}

/** `modules/manifests.ts` does not compile while a kind is missing. */
const owned: Readonly<Record<ProposalKind, OwnedKind<Site>>> = Object.assign(
  {},
  ...manifests.map((one) => ('proposalKinds' in one ? one.proposalKinds : {})),
);

export const proposalKinds = (site: () => Site): ProposalKinds => ({
  carryOut: (client, proposal) => owned[proposal.kind].carryOut(client, proposal),
  turnDown: async (client, proposal) => owned[proposal.kind].turnDown?.(client, proposal),
  onApproved: async (kind, caller, approved) => owned[kind].onApproved?.(site(), caller, approved),
});
