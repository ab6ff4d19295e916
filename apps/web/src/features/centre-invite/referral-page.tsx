import { invitationLink } from '@lantern/contracts';
import { Button, Card, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { useSite } from '../../lib/site/site.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { Friends } from './friends.tsx';
import { InviteCard } from './invite-card.tsx';
import { InvitedCount } from './invited-count.tsx';
import { ownInvitation } from './own-invitation.ts';

/**
 * The page `referral`: the member's own link, code and picture to invite with, who has come by them
 * and, where the brand has a plan, what they bring (PRO-05).
 */
export default function ReferralPage() {
  const { t } = useTranslation('centre');
  const { data, error, isFetching, refetch } = useQuery(queryOf(invitationLink));
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  return (
    <div aria-busy={!data} className="flex flex-col gap-4 p-4 md:p-6">
      {data ? (
        <>
          <InvitedCount
            count={data.invited}
            label={t('invite.invited')}
            none={t('invite.invitedNone')}
          />
          <InviteCard title={t('invite.yours')} {...ownInvitation(data)} />
          <Friends />
        </>
      ) : (
        <>
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
        </>
      )}
      <HowItWorks />
    </div>
  );
}

const steps = ['send', 'join', 'count'] as const;

function HowItWorks() {
  const { t } = useTranslation('centre');
  const { minimumAge } = useSite().settings;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h3 className="text-h3">{t('invite.how')}</h3>
      <ol className="grid gap-3 lg:grid-cols-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3 text-body text-text-2">
            <span
              aria-hidden
              className={clsx(
                'grid size-7 shrink-0 place-items-center',
                'num rounded-full bg-brand-soft text-label font-bold text-brand',
              )}
            >
              {at + 1}
            </span>
            {t(`invite.step.${step}`, { age: minimumAge })}
          </li>
        ))}
      </ol>
      <div className={clsx('flex justify-end pt-4', 'border-t border-border')}>
        <Button as={Link} to={paths.promotions} kind="outline">
          {t('invite.toPromotions')}
        </Button>
      </div>
    </Card>
  );
}
