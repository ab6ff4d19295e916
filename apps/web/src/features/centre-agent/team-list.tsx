import type { TeamMember } from '@lantern/contracts';
import { accountType, formatTag } from '@lantern/rules';
import { Button, type DataColumn, DataList, StatusPill } from '@lantern/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../lib/time/moment.tsx';

/** The call counts direct members up to here. */
const mostCounted = 1000;

const typeNames: ReadonlyMap<number, 'agent' | 'generalAgent' | 'assistant'> = new Map([
  [accountType.agent, 'agent'],
  [accountType.generalAgent, 'generalAgent'],
  [accountType.agentAssistant, 'assistant'],
  [accountType.generalAssistant, 'assistant'],
]);

interface TeamListProps {
  members: readonly TeamMember[];
  onOpen: (id: string) => void;
  /** Shows what is known of a member. */
  onDetails: (member: TeamMember) => void;
}

/** Members of one level, or found ones. A member with a downline opens it. */
export function TeamList({ members, onOpen, onDetails }: TeamListProps) {
  const { t, i18n } = useTranslation(['agent', 'records']);
  const format = new Intl.NumberFormat(formatTag(i18n.language));
  const columns: DataColumn<TeamMember>[] = [
    {
      key: 'account',
      header: t('team.account'),
      place: 'title',
      cell: ({ account }) => <bdi className="break-all">{account}</bdi>,
    },
    {
      key: 'type',
      header: t('team.type'),
      place: 'corner',
      cell: ({ type, active }) =>
        active ? (
          t(`team.types.${typeNames.get(type) ?? 'member'}`)
        ) : (
          <StatusPill tone="neutral">{t('team.disabled')}</StatusPill>
        ),
    },
    { key: 'level', header: t('team.level'), align: 'end', cell: ({ level }) => level },
    {
      key: 'joined',
      header: t('team.joined'),
      cell: ({ joinedAt }) => <Moment instant={joinedAt} kind="date" />,
    },
    {
      key: 'direct',
      header: t('team.direct'),
      align: 'end',
      cell: ({ id, account, direct }) =>
        direct === 0 ? (
          0
        ) : (
          <Button
            kind="soft"
            size={36}
            aria-label={t('team.open', { account })}
            end={<ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" />}
            onClick={() => onOpen(id)}
          >
            {format.format(direct)}
            {direct < mostCounted ? '' : '+'}
          </Button>
        ),
    },
    {
      key: 'details',
      header: <span className="sr-only">{t('records:columns.details')}</span>,
      place: 'foot',
      cell: (member) => (
        <Button
          kind="outline"
          size={36}
          aria-label={`${t('records:columns.details')}: ${member.account}`}
          onClick={() => onDetails(member)}
        >
          {t('records:columns.details')}
        </Button>
      ),
    },
  ];
  return (
    <DataList
      label={t('page.agentTeamManage')}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
    />
  );
}
