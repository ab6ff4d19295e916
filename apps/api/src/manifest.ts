import type { DeclaredCapability, ProposalKind } from '@lantern/contracts';
import type { BrandSettings } from '@lantern/database';
import type { StaffCaller } from './caller.ts';
import type { Routes } from './http/routes.ts';
import type { Job } from './job.ts';

/** What a module does about a kind of proposal that it owns. */
export interface ProposalEffect<Context> {
  /**
   * Runs after the approval is committed, such as a notice to the member. What has to happen with
   * the approval belongs into its transaction.
   */
  onApproved?(
    context: Context,
    caller: StaffCaller,
    approved: { memberId: string | null },
  ): Promise<void>;
}

/**
 * What a module adds to the site. `modules/manifests.ts` lists the manifests, and every list of the
 * site derives from them; a module leaves out what it does not have.
 */
export interface Manifest<Context> {
  /** Its events, permissions and movements, which API, site and console share. */
  readonly declares?: DeclaredCapability;
  readonly routes?: readonly ((routes: Routes, context: Context) => void)[];
  readonly jobs?: readonly Job<Context>[];
  readonly proposalKinds?: { readonly [Kind in ProposalKind]?: ProposalEffect<Context> };
  /** The parts of a brand's settings that only this module reads or that it owns. */
  readonly settings?: readonly (keyof BrandSettings)[];
  /** Its tables that get a partition each month. */
  readonly partitions?: readonly string[];
}
