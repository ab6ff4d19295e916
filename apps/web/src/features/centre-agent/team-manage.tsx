import { type TeamMember, teamMembers, teamMembersFile } from '@lantern/contracts';
import { Button, EmptyState, Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { useAgentRights } from '../../lib/member/agent-rights.ts';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { part } from '../../lib/parts/lazy-part.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { TeamList } from './team-list.tsx';
import { TeamPath } from './team-path.tsx';
import { TeamSearch } from './team-search.tsx';

const MemberDialog = lazy(part(() => import('./member-dialog.tsx')));

interface Shown {
  /** A member of the team; undefined for the agent. */
  member?: string | undefined;
  search: string;
  pageNo: number;
}

/** The page `agentTeamManage`: the downline, one level at a time, and a search in all of it. */
export default function TeamManage() {
  const { t } = useTranslation(['agent', 'movements', 'common']);
  const { openAgent } = useOverlay();
  const [{ member, search, pageNo }, setShown] = useState<Shown>({ search: '', pageNo: 1 });
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(teamMembers, { search, pageNo: String(pageNo), ...(member && { member }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const [details, setDetails] = useState<TeamMember>();
  const open = (id: string | undefined) => setShown({ member: id, search: '', pageNo: 1 });
  const { rights = [] } = useAgentRights();
  const mayInvite = rights.includes('links') || rights.includes('accounts');
  const invite = mayInvite && (
    <Button
      kind="outline"
      className="max-sm:w-full"
      start={<UserPlus size={18} aria-hidden />}
      onClick={() => openAgent('agentAccount')}
    >
      {t('action.account')}
    </Button>
  );
  if (error && !data)
    return (
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
        {invite}
      </div>
    );
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <TeamSearch
          // The text belongs to the member whose team it searches.
          key={member ?? ''}
          onSearch={(text) => setShown({ member, search: text, pageNo: 1 })}
        />
        {invite}
      </div>
      <TeamPath above={data?.above ?? []} onOpen={open} />
      <div
        aria-busy={isPlaceholderData || !data}
        className={isPlaceholderData ? 'opacity-60' : undefined}
      >
        {!data && <Skeleton className="h-60 rounded-card" />}
        {data?.total === 0 && (
          <EmptyState
            icon={<Users size={28} />}
            title={t(search ? 'team.none' : 'team.empty')}
            hint={t(search ? 'team.noneHint' : 'team.emptyHint')}
          />
        )}
        {data && data.total > 0 && (
          <TeamList members={data.list} onOpen={open} onDetails={setDetails} />
        )}
      </div>
      <Pager
        page={pageNo}
        totalPages={data?.totalPages ?? 0}
        onPage={(page) => setShown({ member, search, pageNo: page })}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
      <SaveRecord
        read={() => call(teamMembersFile, { query: { search, ...(member && { member }) } })}
        name="team.csv"
        empty={data?.total === 0}
      />
      {details && (
        <DialogPlace onClose={() => setDetails(undefined)}>
          <MemberDialog member={details} onClose={() => setDetails(undefined)} />
        </DialogPlace>
      )}
    </div>
  );
}
