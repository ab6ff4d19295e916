import type { Payments } from '../../contexts.ts';
import type { Payouts } from '../../ports/payout.ts';

export const payoutGateways = ({ payments }: Payments): { code: string; payouts: Payouts }[] =>
  [...payments.values()].flatMap(({ code, payouts }) => (payouts ? [{ code, payouts }] : []));
