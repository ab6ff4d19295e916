import { getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/**
 * Runs a function that answers one value, with more time than the calls of pages have: a file may
 * hold a month of lines.
 * @param sql selects it as `answer`
 */
export const atLeisure = <Answer>(
  { pool }: Database,
  sql: string,
  values: readonly unknown[],
): Promise<Answer> =>
  inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = '50s'");
    const query = {
      text: sql,
      values: [...values],
      query_timeout: 55_000,
    };
    const { answer } = await getRow<{ answer: Answer }>(client, query);
    return answer;
  });
