import { type ErrorCode, errorStatus, Refusal } from '@lantern/contracts';
import type { Queryable } from '@lantern/database';

/**
 * Runs a SQL function that decides and answers one word: that it was done, or the code of a
 * refusal.
 * @param sql selects the word as `verdict`
 */
export async function askVerdict(
  client: Queryable,
  sql: string,
  values: unknown[],
): Promise<string> {
  const { rows } = await client.query<{ verdict: string }>(sql, values);
  const [row] = rows;
  if (!row) throw new Error(`No verdict: ${sql}`);
  return row.verdict;
}

/**
 * The refusal that a verdict names.
 * @throws Error for a verdict that is no code of the error table: a mistake in the SQL
 */
export function refusalFor(verdict: string, value?: unknown): Refusal {
  if (!Object.hasOwn(errorStatus, verdict)) throw new Error(`The database answered ${verdict}.`);
  return new Refusal(verdict as ErrorCode, value);
}
