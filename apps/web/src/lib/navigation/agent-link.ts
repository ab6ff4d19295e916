import { mayOpenAgentCentre } from '@lantern/rules';
import { useSession } from '../session/session.ts';
import { safeLink, useResource } from '../site/resources.ts';
import { useOverlay } from './overlay.ts';

export interface AgentLink {
  /** The external page for members who may not open the agent centre. */
  href?: string;
  /** Opens the agent centre; a visitor is asked to log in first. */
  open?: () => void;
}

/**
 * The target of "agents": the agent centre for accounts that may open it, the login for a visitor,
 * or the brand's own page about agents (MEM-05). Undefined if the brand has no such page.
 */
export function useAgentLink(): AgentLink | undefined {
  const overlay = useOverlay();
  const session = useSession();
  const affiliate = useResource('AFFILIATELINK');
  if (!session) return { open: () => overlay.open('login') };
  if (mayOpenAgentCentre(session.isAgent)) return { open: () => overlay.openAgent() };
  const href = affiliate && safeLink(affiliate.url);
  return href === undefined ? undefined : { href };
}
