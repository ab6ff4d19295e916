export { payOut } from './pay-out.ts';
export { receiveDuePayouts } from './receive-due.ts';
export { type PayoutOutcome, settlePayout } from './settle-payout.ts';
