export { followUpDeposits } from './follow-up.ts';
