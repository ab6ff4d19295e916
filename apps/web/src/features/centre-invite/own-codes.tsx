import { invitationLink } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { InviteCard } from './invite-card.tsx';
import { InvitedCount } from './invited-count.tsx';
import { ownInvitation } from './own-invitation.ts';

/** The number of the agent's direct members. */
export function OwnCount() {
  const { t } = useTranslation('agent');
  const { data, error } = useQuery(queryOf(invitationLink));
  if (error) return null;
  if (!data) return <Skeleton className="h-20 rounded-card" />;
  return <InvitedCount count={data.invited} label={t('account.direct')} />;
}

/** The link and code that belong to the agent's account, without statistics. */
export function OwnCode() {
  const { t } = useTranslation('agent');
  const { data, error, isFetching, refetch } = useQuery(queryOf(invitationLink));
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-52 rounded-card" />;
  return (
    <InviteCard
      title={t('account.affiliate')}
      hint={t('account.affiliateHint')}
      {...ownInvitation(data)}
    />
  );
}
