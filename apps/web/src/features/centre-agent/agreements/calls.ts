import type { CallName } from '../../../lib/api/ask-again.ts';

/** The calls that change with an agreement or a bill. */
export const agreementCalls: readonly CallName[] = [
  'agreements',
  'agreementDetail',
  'agreementRules',
  'agreementRequests',
  'agreementNow',
  'agreementBills',
  'agreementBill',
  'agreementIncome',
  'agreementDebts',
];
