import type { QueuedDeposit } from '@lantern/contracts';

/**
 * How a deposit is paid, and which gateway tells of it; of a transfer to an account nobody does but
 * the staff.
 */
export const methodOf = ({ method, kind, gateway }: QueuedDeposit) =>
  kind === 'bank' ? method : `${method} · ${gateway}`;
