export { Guesses, type GuessLimit } from './guesses.ts';
export { isSuspicious, SecurityRecord } from './security-record.ts';
