import type { DeclaredCapability, ProposalKind } from '@lantern/contracts';
import type { BrandSettings } from '@lantern/database';
import type { StaffCaller } from './caller.ts';
import type { CarryOut, TurnDown } from './db/decided-proposal.ts';
import type { Routes } from './http/routes.ts';
import type { Job } from './job.ts';

/** How a module handles a kind of proposal that it owns. */
export interface OwnedKind<Context> {
  /** Runs in the transaction of the approval. */
  readonly carryOut: CarryOut;
  /** Runs in the transaction of a rejection. */
  readonly turnDown?: TurnDown;
  /** Runs after the approval is committed, for example to notify the member. */
  onApproved?(
    context: Context,
    caller: StaffCaller,
    approved: { memberId: string | null },
  ): Promise<void>;
}

/**
 * What a module adds to the site. `modules/manifests.ts` lists the manifests, and every list of the
 * site derives from them. A module without a part in the fault run says why.
 */
export interface Manifest<Context> {
  /** Its events, permissions and movements, shared by API, site and console. */
  readonly declares?: DeclaredCapability;
  readonly routes?: readonly ((routes: Routes, context: Context) => void)[];
  readonly jobs?: readonly Job<Context>[];
  readonly proposalKinds?: { readonly [Kind in ProposalKind]?: OwnedKind<Context> };
  /** The parts of a brand's settings that only this module reads or that it owns. */
  readonly settings?: readonly (keyof BrandSettings)[];
  /** Its tables with monthly partitions. */
  readonly partitions?: readonly string[];
  /** Its folder in tests/chaos/capabilities, or why the fault run does nothing with it. */
  readonly chaos: { readonly part: string } | { readonly none: string };
}
