import { promotions } from '@lantern/contracts';
import { mayOpenAgentCentre } from '@lantern/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useMember } from '../../lib/member/member-label.tsx';
import { useBalance } from '../../lib/money/balance.ts';
import { type CentrePage, useOverlay } from '../../lib/navigation/overlay.ts';
import { isTrial, type Session, useSession } from '../../lib/session/session.ts';
import { centrePages } from '../../routes/centre-manifests.ts';
import { CentreFrame } from '../centre-frame/centre-frame.tsx';
import { TrueAccountNeeded } from '../centre-frame/true-account-needed.tsx';
import { UnknownOverlay } from '../unknown-overlay.tsx';
import { useCentreGroups } from './use-centre-groups.ts';

/** Missions that a member can work on today. */
function useOpenMissions(): number {
  const { data = [] } = useQuery(queryOf(promotions, { category: 'mission' }));
  return data.filter(({ status }) => status === 'open').length;
}

/**
 * The member centre, `?centre=<page key>`. A visitor gets the login first, a trial account a note
 * that it needs a real account (MEM-04).
 */
export default function MemberCentre() {
  const { current } = useOverlay();
  const session = useSession();
  if (current?.name !== 'centre' || !session) return null;
  if (isTrial(session)) return <TrueAccountNeeded />;
  if (!Object.hasOwn(centrePages, current.page)) return <UnknownOverlay />;
  return <MemberPages page={current.page} session={session} />;
}

function MemberPages({ page, session }: { page: CentrePage; session: Session }) {
  const { t } = useTranslation(['centre', 'layout']);
  const overlay = useOverlay();
  const toUpline = useMember()?.toUpline ?? false;
  const unreadMessages = useBalance().data?.unreadCount ?? 0;
  const openMissions = useOpenMissions();
  const groups = useCentreGroups({ toUpline, openMissions, unreadMessages });
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === page) ?? entries[0];
  if (!active) return null;
  const agents = { label: t('layout:overlay.agentCentre'), open: () => overlay.openAgent() };
  return (
    <CentreFrame
      title={t('title')}
      menuLabel={t('pages')}
      account={session.account}
      groups={groups}
      active={active}
      other={mayOpenAgentCentre(session.isAgent) ? agents : undefined}
      onOpen={(key) => overlay.openCentre(key)}
      onClose={overlay.close}
    />
  );
}
