import { type Proposal, proposalStatuses, staffEndpoints } from '@lantern/contracts';
import { EmptyState, Segmented } from '@lantern/ui';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Room } from '../../parts/room.tsx';
import { Limits } from './limits.tsx';
import { ProposalCard } from './proposal-card.tsx';

type Status = Proposal['status'];

/** Milliseconds between two requests. */
const every = 20_000;

/** What one person has proposed and another one decides. */
export function ProposalsRoom() {
  const { t } = useTranslation();
  const [status, setStatus] = useState<Status>('open');
  const [page, setPage] = useState(1);
  const proposals = useOps(staffEndpoints.proposals, { pageNo: page, status }, { every });
  return (
    <Room title={t('room.proposals')}>
      <Segmented
        label={t('proposal.status')}
        options={proposalStatuses.map((value) => ({ value, label: t(`proposal.show.${value}`) }))}
        value={status}
        onChange={(next) => {
          setStatus(next);
          setPage(1);
        }}
        className="self-start"
      />
      <Answered query={proposals}>
        {({ list, totalPages }) => (
          <>
            {list.length === 0 && (
              <EmptyState icon={<BadgeCheck size={28} />} title={t(`proposal.none.${status}`)} />
            )}
            <ul className="grid gap-3 xl:grid-cols-2">
              {list.map((proposal) => (
                <li key={proposal.id}>
                  <ProposalCard proposal={proposal} />
                </li>
              ))}
            </ul>
            <Pages page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </Answered>
      <Limits />
    </Room>
  );
}
