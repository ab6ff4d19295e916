import { type AgentRight, agentAccess, agentRights } from '@lantern/contracts';
import { isAssistant } from '@lantern/rules';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries.ts';
import { useSession } from '../session/session.ts';

/** What the caller may do in the agent centre: an agent all, an assistant what is granted. */
export function useAgentRights(): {
  assistant: boolean;
  rights: readonly AgentRight[] | undefined;
} {
  const assistant = isAssistant(useSession()?.isAgent);
  const { data } = useQuery({ ...queryOf(agentAccess), enabled: assistant, staleTime: 0 });
  return { assistant, rights: assistant ? data?.rights : agentRights };
}
