import { type Party, teamMembers } from '@lantern/contracts';
import { mayOpenAgentCentre } from '@lantern/rules';
import { Button, Skeleton } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { Rows } from '../../../lib/show/section.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { TeamSearch } from '../team-search.tsx';

interface ChooseMemberProps {
  onClose: () => void;
  onChoose: (member: Party) => void;
}

/** Chooses a direct downline agent by the beginning of the account. */
export function ChooseMember({ onClose, onChoose }: ChooseMemberProps) {
  const { t } = useTranslation(['agreements', 'agent', 'common']);
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(teamMembers, { search, pageSize: '50' }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const agents = data?.list.filter(
    ({ level, type, active }) => level === 1 && active && mayOpenAgentCentre(type),
  );
  return (
    <Modal open onOpenChange={onClose} title={t('downline.choose')} closeLabel={t('common:close')}>
      <div className="flex min-h-80 flex-col gap-4">
        <div className="flex">
          <TeamSearch onSearch={setSearch} />
        </div>
        {!data && error && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
        {!data && !error && <Skeleton className="h-40 rounded-card" />}
        {agents?.length === 0 && <p className="text-body text-text-2">{t('agent:team.none')}</p>}
        {agents && agents.length > 0 && (
          <Rows>
            {agents.map(({ id, account }) => (
              <li key={id}>
                <Button
                  block
                  kind="ghost"
                  size={48}
                  className="justify-start text-start"
                  end={<ChevronRight size={18} aria-hidden className="rtl:-scale-x-100" />}
                  onClick={() => onChoose({ id, account })}
                >
                  <bdi className="break-all text-text">{account}</bdi>
                </Button>
              </li>
            ))}
          </Rows>
        )}
      </div>
    </Modal>
  );
}
