import { type staffEndpoints, staffRoles, type ValueOf } from '@lantern/contracts';
import { useWord } from '../../lib/format.ts';

export type Person = ValueOf<typeof staffEndpoints.staffPeople>[number];

/** The roles to choose from. */
export function useRoles() {
  const word = useWord();
  return staffRoles.map((value) => ({ value, label: word('role', value) }));
}
