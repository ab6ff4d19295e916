import { type TeamMember, teamMember } from '@lantern/contracts';
import { Button, Skeleton } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useRebateText } from '../../lib/show/rebate-text.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';

interface MemberDialogProps {
  member: Pick<TeamMember, 'id' | 'account'>;
  onClose: () => void;
}

/** What an agent may know of a member of the team, and what it can do with the member. */
export default function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['downline', 'agent', 'common', 'layout', 'profile', 'security']);
  const rebateText = useRebateText();
  const { openCentre } = useOverlay();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(teamMember, { member: member.id }),
    staleTime: 0,
  });
  const { link, contacts } = data ?? {};
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={<bdi>{member.account}</bdi>}
      width={400}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4">
        {error && !data && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
        {!error && !data && <Skeleton className="h-40 rounded-card" />}
        {data && (
          <dl className="m-0 flex flex-col gap-2.5">
            <Row name={t('profile:field.nickname')}>{data.nickname}</Row>
            <Row name={t('agent:team.level')}>{data.level}</Row>
            <Row name={t('agent:team.joined')}>
              <Moment instant={data.joinedAt} kind="date" />
            </Row>
            <Row name={t('lastLogin')}>
              {data.lastLoginAt ? <Moment instant={data.lastLoginAt} /> : '–'}
            </Row>
            {data.rebate !== null && <Row name={t('rebate')}>{rebateText(data.rebate)}</Row>}
            {link && <Row name={t('byLink')}>{link.note || link.code}</Row>}
            {contacts?.mobile && (
              <Row name={t('security:protection.mobile')}>{contacts.mobile}</Row>
            )}
            {contacts?.email && <Row name={t('security:protection.email')}>{contacts.email}</Row>}
          </dl>
        )}
        {data?.canReceive && (
          <Button
            size={48}
            start={<Send size={18} aria-hidden className="rtl:-scale-x-100" />}
            onClick={() => openCentre('transferUpline', { account: member.account })}
          >
            {t('layout:centre.sendMoney')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-caption text-text-3">{name}</dt>
      <dd className="m-0 min-w-0 text-end text-body font-semibold break-all">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
