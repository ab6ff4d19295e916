import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface NewMove {
  brandId: string;
  staffId: string;
  memberId: string;
  /** The unique form of the new upline's name; null for the top. */
  nameKey: string | null;
  reason: string;
  key: string;
}

/** Answers `proposed`, or the code of a refusal. */
export const insertMove = ({ pool }: Database, wish: NewMove): Promise<string> =>
  retried(() =>
    askVerdict(pool, 'select line_move_propose($1, $2, $3, $4, $5, $6) as verdict', [
      ...[wish.brandId, wish.staffId, wish.memberId, wish.nameKey, wish.reason, wish.key],
    ]),
  );

/** Moves a member with all below to the new upline. */
export const carryOutMove = carryOutBy('line_move_carry_out');
