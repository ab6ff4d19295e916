import { invitationLink } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { InviteCard } from './invite-card.tsx';
import { InvitedCount } from './invited-count.tsx';

/** The number of the agent's direct members. */
export function OwnCount() {
  const { t } = useTranslation('agent');
  const { data, error } = useQuery(queryOf(invitationLink));
  if (error) return null;
  if (!data) return <Skeleton className="h-20 rounded-card" />;
  return <InvitedCount count={data.invited} label={t('account.direct')} />;
}

/** The codes that belong to the agent's account, without statistics. */
export function OwnCodes() {
  const { t } = useTranslation('agent');
  const { data, error, isFetching, refetch } = useQuery(queryOf(invitationLink));
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-52 rounded-card" />;
  const { affiliateUrl, affiliateCode, referralUrl, referralCode } = data;
  return (
    <>
      {affiliateUrl !== null && affiliateCode !== null && (
        <InviteCard
          title={t('account.affiliate')}
          hint={t('account.affiliateHint')}
          url={affiliateUrl}
          code={affiliateCode}
        />
      )}
      <InviteCard title={t('account.referral')} url={referralUrl} code={referralCode} />
    </>
  );
}
