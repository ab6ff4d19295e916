import { agreementSettings } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useAgentRights } from '../../lib/member/agent-rights.ts';
import type { AgentPageManifest } from '../../lib/navigation/centre-manifest.ts';
import type { AgentPage } from '../../lib/navigation/overlay.ts';
import { agentPages } from '../../routes/centre-manifests.ts';
import { type CentreEntry, menuOf } from '../centre-frame/entries.ts';
import { useWaiting } from './use-waiting.ts';

const pages = menuOf(agentPages);
const namespaces = pages.flatMap(({ texts }) => texts ?? []);

/**
 * The menu of the agent centre (NAV-10), with the pages of the brand's agreements once known. An
 * assistant has the pages of the granted rights.
 */
export function useAgentEntries(): CentreEntry<AgentPage>[] {
  const { t } = useTranslation(['layout', 'agent', 'agreements', ...namespaces]);
  const { data: agreements } = useQuery(queryOf(agreementSettings));
  const { assistant, rights = [] } = useAgentRights();
  const isOpen = (needed: AgentPageManifest['rights']) =>
    !assistant || needed === 'every' || needed?.some((right) => rights.includes(right));
  const waiting = useWaiting(assistant ? undefined : agreements);
  return pages
    .filter(({ needs }) => needs === undefined || agreements?.[needs] === true)
    .filter((page) => isOpen(page.rights))
    .map(({ key, title, icon, page, needs }) => ({
      ...{ key, title: title(t), icon, page },
      badge: needs && { count: waiting(needs), label: t('agreements:waiting') },
    }));
}
