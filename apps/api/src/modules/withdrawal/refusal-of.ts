import { type ErrorCode, errorStatus, Refusal } from '@lantern/contracts';

/** The refusal that a verdict of the database stands for; anything else is a mistake of ours. */
export function refusalOf(verdict: string, value?: unknown): Refusal {
  if (!Object.hasOwn(errorStatus, verdict)) throw new Error(`The database answered ${verdict}.`);
  return new Refusal(verdict as ErrorCode, value);
}
