import { coolOff, type Exclusion, selfExclude } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { stopStaying } from '../../lib/session/remembered.ts';
import { closeSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';

/** A break that a member wants; months are null for one without an end. */
export type Break =
  | { kind: 'coolOff'; hours: number }
  | { kind: 'exclusion'; months: number | null };

/**
 * When a break that begins now is over; undefined for one without an end. The site's own clock
 * decides in the end, and for it a month ends with its last day.
 */
export function endOf(wanted: Break, now: Date): Date | undefined {
  if (wanted.kind === 'coolOff') return new Date(now.getTime() + wanted.hours * 3_600_000);
  if (wanted.months === null) return undefined;
  const end = new Date(now);
  end.setMonth(end.getMonth() + wanted.months);
  if (end.getDate() !== now.getDate()) end.setDate(0);
  return end;
}

const send = (wanted: Break): Promise<Exclusion> =>
  wanted.kind === 'coolOff'
    ? call(coolOff, { body: { hours: wanted.hours } })
    : call(selfExclude, { body: { months: wanted.months } });

/**
 * Begins a break. The site ends every login with it, so the page forgets this one and shows the
 * home page.
 */
export function useBreak() {
  const { t } = useTranslation('protection');
  const overlay = useOverlay();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      stopStaying();
      closeSession();
      overlay.leave(paths.home);
      toast('success', t('break.done'));
    },
  });
  return { begin: (wanted: Break) => mutate(wanted), busy: isPending || isSuccess, trouble: error };
}
