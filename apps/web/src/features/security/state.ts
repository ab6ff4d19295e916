import { type Endpoint, securityCentre, type ValueOf } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/show/toast.ts';

export type SecurityState = ValueOf<typeof securityCentre>;

/** What every dialog of the page gets. */
export interface DialogProps {
  state: SecurityState;
  onClose: () => void;
}

/** What protects an account, in the order in which the page has it. */
export const protections = [
  'password',
  'email',
  'mobile',
  'authenticator',
  'paymentPassword',
] as const;
export type Protection = (typeof protections)[number];

export function isOn(state: SecurityState, protection: Protection): boolean {
  if (protection === 'email') return state.emailVerified;
  if (protection === 'mobile') return state.mobileVerified;
  return state[protection];
}

/** Refreshes the lists that a change affects. */
export function useRenew(): (...calls: Endpoint[]) => void {
  const client = useQueryClient();
  return (...calls) => {
    for (const { name } of [securityCentre, ...calls])
      void client.invalidateQueries({ queryKey: [name] });
  };
}

/** Ends a dialog whose change is made: renews what it concerns, closes it and says so. */
export function useDone(onClose: () => void): (sentence: string, ...calls: Endpoint[]) => void {
  const renew = useRenew();
  return (sentence, ...calls) => {
    renew(...calls);
    onClose();
    toast('success', sentence);
  };
}
