export { countWithin } from './count-within.ts';
export { Guesses } from './guesses.ts';
export { isSuspicious, SecurityRecord } from './security-record.ts';
