import { type ErrorCode, errorStatus, Refusal } from '@lantern/contracts';
import { getRow, type Queryable } from '@lantern/rows';

/**
 * Runs a SQL function that returns a verdict: success, or the code of a refusal.
 * @param sql selects it as `verdict`
 */
export async function askVerdict(
  client: Queryable,
  sql: string,
  values: unknown[],
): Promise<string> {
  const { verdict } = await getRow<{ verdict: string }>(client, sql, values);
  return verdict;
}

/**
 * The refusal of a verdict.
 * @throws Error for a verdict that is no code of the error table, which is a mistake in the SQL
 */
export function refusalFor(verdict: string, value?: unknown): Refusal {
  if (!Object.hasOwn(errorStatus, verdict)) throw new Error(`Unknown verdict: ${verdict}.`);
  return new Refusal(verdict as ErrorCode, value);
}
