import { mayOpenAgentCentre } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { type AgentPage, useOverlay } from '../../lib/navigation/overlay.ts';
import { isTrial, type Session, useSession } from '../../lib/session/session.ts';
import { agentPages } from '../../routes/centre-manifests.ts';
import { CentreFrame } from '../centre-frame/centre-frame.tsx';
import { TrueAccountNeeded } from '../centre-frame/true-account-needed.tsx';
import { UnknownOverlay } from '../unknown-overlay.tsx';
import { AgentsOnly } from './agents-only.tsx';
import { useAgentEntries } from './use-agent-entries.ts';

/**
 * The agent centre, `?agent=<page key>`, for the types of account that may open it (MEM-05); a
 * visitor gets the login instead.
 */
export default function AgentCentre() {
  const { current } = useOverlay();
  const session = useSession();
  if (current?.name !== 'agent' || !session) return null;
  if (isTrial(session)) return <TrueAccountNeeded />;
  if (!mayOpenAgentCentre(session.isAgent)) return <AgentsOnly />;
  if (!Object.hasOwn(agentPages, current.page)) return <UnknownOverlay />;
  return <AgentPages page={current.page} session={session} />;
}

function AgentPages({ page, session }: { page: AgentPage; session: Session }) {
  const { t } = useTranslation(['agent', 'centre']);
  const overlay = useOverlay();
  const entries = useAgentEntries();
  const find = (wanted: AgentPage) => entries.find(({ key }) => key === wanted);
  const active = find(page) ?? find('agentTeamOverview') ?? entries[0];
  if (!active) return null;
  return (
    <CentreFrame
      title={t('title')}
      menuLabel={t('pages')}
      account={session.account}
      groups={[{ key: 'all', entries }]}
      active={active}
      other={{ label: t('centre:title'), open: () => overlay.openCentre('securityCenter') }}
      onOpen={(key) => overlay.openAgent(key)}
      onClose={overlay.close}
    />
  );
}
