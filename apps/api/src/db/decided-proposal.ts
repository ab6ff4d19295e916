import type { ProposalKind } from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import { askVerdict } from './verdict.ts';

/** A proposal that is locked by the transaction that decides it. */
export interface DecidedProposal {
  readonly id: string;
  readonly kind: ProposalKind;
  /** The member of the staff who decides. */
  readonly decidedBy: string;
}

/**
 * Carries an approved proposal out. Returns `done`, or the code of a refusal, which leaves the
 * proposal open.
 */
export type CarryOut = (client: Queryable, proposal: DecidedProposal) => Promise<string>;

/** What follows from a rejection. */
export type TurnDown = (client: Queryable, proposal: DecidedProposal) => Promise<void>;

/** Carries out by a SQL function of the row, whose `decided_by` is already set. */
export const carryOutBy =
  (name: `${string}_carry_out`): CarryOut =>
  (client, { id, decidedBy }) =>
    askVerdict(client, `select ${name}(l.p) as verdict from proposal_lock($1, $2) l`, [
      id,
      decidedBy,
    ]);
