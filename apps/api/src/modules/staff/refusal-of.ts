import type { Refusal } from '@lantern/contracts';
import { refusalFor } from '../../db/verdict.ts';
import type { OpenStaffSession } from './staff-sessions.ts';

/**
 * The refusal of a verdict about an act of one person.
 * @param field the field of the body that `invalid_input` is about
 */
export function refusalOf(verdict: string, staff: OpenStaffSession, field: string): Refusal {
  if (verdict === 'invalid_input') return refusalFor(verdict, { fields: [field] });
  if (verdict === 'person_too_new') return refusalFor(verdict, { from: staff.countsFrom });
  return refusalFor(verdict);
}
