export { followUpDeposits } from './follow-up.ts';
export { nameOfMethod } from './methods.ts';
