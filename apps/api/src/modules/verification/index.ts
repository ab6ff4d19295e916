import type { Vault } from '@lantern/signing';
import type { Redis } from 'ioredis';
import type { Log } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import { BotCheck } from './bot-check.ts';
import { CodeLimits } from './code-limits.ts';
import { Codes } from './codes.ts';
import { Puzzles } from './puzzles.ts';
import { WorkChallenges } from './work-challenges.ts';

export { botRefusal } from './bot-check.ts';
export { forgetOldRequests } from './code-request.store.ts';
export type { TakenCode } from './codes.ts';
export { canonicalEmail } from './email.ts';
export { mobileOf } from './mobile.ts';
export { phoneVerificationOf } from './phone-service.ts';
export { type SentCode, sendCode } from './send-code.ts';

/** Proofs that a caller is a person, and owns a phone or an e-mail address. */
export interface Verification {
  botCheck: BotCheck;
  codes: Codes;
  codeLimits: CodeLimits;
}

interface Options {
  db: Database;
  redis: Redis;
  clock: Clock;
  random: Random;
  vault: Vault;
  log: Log;
}

export const openVerification = (options: Options): Verification => ({
  botCheck: new BotCheck(new Puzzles(options), new WorkChallenges(options)),
  codes: new Codes(options),
  codeLimits: new CodeLimits(options),
});
