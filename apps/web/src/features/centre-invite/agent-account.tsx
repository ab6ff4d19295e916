import { invitationLink } from '@lantern/contracts';
import { Card, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { ContactButton } from '../../lib/site/contact-button.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { InviteCard } from './invite-card.tsx';
import { InvitedCount } from './invited-count.tsx';

/** The page `agentAccount`: the links and codes by which others register below the agent. */
export default function AgentAccount() {
  const { t } = useTranslation('agent');
  const { data, error, isFetching, refetch } = useQuery(queryOf(invitationLink));
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data)
    return (
      <div aria-busy className="flex flex-col gap-4 p-4 md:p-6">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    );
  const { affiliateUrl, affiliateCode, referralUrl, referralCode, invited } = data;
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <InvitedCount count={invited} label={t('account.direct')} />
      {affiliateUrl !== null && affiliateCode !== null ? (
        <InviteCard
          title={t('account.affiliate')}
          hint={t('account.affiliateHint')}
          url={affiliateUrl}
          code={affiliateCode}
        />
      ) : (
        <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-body text-text-2">{t('account.none')}</p>
          <ContactButton label={t('account.contact')} />
        </Card>
      )}
      <InviteCard title={t('account.referral')} url={referralUrl} code={referralCode} />
    </div>
  );
}
