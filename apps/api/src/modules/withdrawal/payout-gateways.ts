import type { Payouts } from '../../ports/payout.ts';
import type { Site } from '../../site.ts';

/** The gateways that pay out as well as in. */
export const payoutGateways = ({
  payments,
}: Pick<Site, 'payments'>): { code: string; payouts: Payouts }[] =>
  [...payments.values()].flatMap(({ code, payouts }) => (payouts ? [{ code, payouts }] : []));
