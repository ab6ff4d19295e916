import type { PersonMatch } from '@lantern/contracts';
import { useWord } from '../lib/format.ts';

/** What two accounts share. */
export function MatchReason({ signals }: Pick<PersonMatch, 'signals'>) {
  const word = useWord();
  return signals.map((signal) => word('personSignal', signal)).join(', ');
}
