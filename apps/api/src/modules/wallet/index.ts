export { openTrialPurse } from './open-trial-purse.ts';
