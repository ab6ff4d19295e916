import { StatusPill, type StatusTone } from '@lantern/ui';
import { useWord } from '../lib/format.ts';

const tones: Record<string, StatusTone> = {
  active: 'success',
  paid: 'success',
  received: 'success',
  settled: 'success',
  approved: 'success',
  entered: 'success',
  verified: 'success',
  done: 'success',
  open: 'warning',
  review: 'warning',
  pending: 'warning',
  waiting: 'warning',
  paying: 'info',
  created: 'info',
  held: 'warning',
  disputed: 'danger',
  disabled: 'danger',
  failed: 'danger',
  rejected: 'danger',
  wrong_password: 'danger',
  not_verified: 'danger',
};

/** The state of something, by its code. */
export function State({ of }: { of: string }) {
  const word = useWord();
  return <StatusPill tone={tones[of] ?? 'neutral'}>{word('state', of)}</StatusPill>;
}
