import type { AgentRight } from '@lantern/contracts';
import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface AssistantRow {
  id: string;
  account: string;
  rights: AgentRight[];
  active: boolean;
  createdAt: Date;
}

export const findAssistants = ({ pool }: Database, agentId: string): Promise<AssistantRow[]> =>
  findRows<AssistantRow>(
    pool,
    `select a.member_id as id, m.username as account, a.rights, m.status = 'active' as active,
            a.created_at
       from assistant a join member m on m.id = a.member_id
      where a.agent_id = $1 order by a.created_at, a.member_id`,
    [agentId],
  );

/** False for an assistant of another agent. */
export async function updateAssistant(
  { pool }: Database,
  agentId: string,
  { id, rights, active }: Pick<AssistantRow, 'id' | 'active'> & { rights: readonly AgentRight[] },
): Promise<boolean> {
  const { changed } = await getRow<{ changed: boolean }>(
    pool,
    'select assistant_change($1, $2, $3, $4) as changed',
    [agentId, id, rights, active],
  );
  return changed;
}
