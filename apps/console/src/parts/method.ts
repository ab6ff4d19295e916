import type { QueuedDeposit } from '@lantern/contracts';

/** The payment method of a deposit, and its gateway, if it has one. */
export const methodOf = ({ method, kind, gateway }: QueuedDeposit) =>
  kind === 'bank' ? method : `${method} · ${gateway}`;
