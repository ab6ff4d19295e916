import { type Proposal, proposalKinds, staffEndpoints } from '@lantern/contracts';
import { Card } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useValue, useWord } from '../../lib/format.ts';
import { useMay, useStaff } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Reference } from '../../parts/reference.tsx';
import { State } from '../../parts/state.tsx';

/** One proposal: what would happen, who wants it and why, and the second person's yes or no. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const [write, word] = [useValue(), useWord()];
  const { kind, payload, member, reason, proposedBy, proposedAt, decision, status, subject } =
    proposal;
  const shown = Object.keys(payload).filter((name) => name !== 'currency');
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{word('proposal', kind)}</h2>
        <State of={status} />
      </div>
      <Facts
        facts={[
          ...(member
            ? [
                [
                  t('proposal.member'),
                  <Link key="m" to={`/members/${member.id}`}>
                    {member.username}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(member?.id === subject
            ? []
            : [[t('proposal.subject'), <Subject key="s" of={proposal} />] as const]),
          ...shown.map(
            (name) => [word('field', name), <b key={name}>{write(name, payload)}</b>] as const,
          ),
          [t('reason'), reason],
          [
            t('proposal.by'),
            <span key="by">
              {proposedBy} · <Moment at={proposedAt} />
            </span>,
          ],
          ...(decision
            ? [
                [
                  t(`proposal.${status}By`),
                  <span key="d">
                    {decision.by} · <Moment at={decision.at} />
                  </span>,
                ] as const,
                ...(decision.reason ? [[t('proposal.decision'), decision.reason] as const] : []),
              ]
            : []),
        ]}
      />
      {status === 'open' && <Decide proposal={proposal} />}
    </Card>
  );
}

/** The rooms that show what a proposal is about. */
const rooms: Partial<Record<Proposal['kind'], 'bills' | 'deposits' | 'withdrawals'>> = {
  agreement_bill: 'bills',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  payout: 'withdrawals',
  dispute: 'withdrawals',
};

function Subject({ of: { kind, subject } }: { of: Proposal }) {
  const room = rooms[kind];
  return room ? <Reference room={room} of={subject} /> : subject;
}

function Decide({ proposal: { id, kind, own, proposerCountsFrom } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const may = useMay();
  const { countsFrom } = useStaff();
  const waitsUntil = [countsFrom, proposerCountsFrom]
    .flatMap((moment) => moment ?? [])
    .sort()
    .at(-1);
  const approves = may(`${proposalKinds[kind]}.approve`);
  if (!own && !approves)
    return <p className="mt-auto text-caption text-text-3">{t('proposal.notYours')}</p>;
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2">
      {!own && !waitsUntil && (
        <ActDialog
          endpoint={staffEndpoints.approveProposal}
          label={t('proposal.approve')}
          kind="brand"
          text={t('proposal.approveText')}
          reason={{ label: t('proposal.remark'), required: false }}
          bodyOf={(reason) => ({ id, ...(reason && { reason }) })}
        />
      )}
      <ActDialog
        endpoint={staffEndpoints.rejectProposal}
        label={t(own ? 'proposal.takeBack' : 'proposal.reject')}
        kind="outline"
        reason={{ label: t('reason'), required: true }}
        bodyOf={(reason) => ({ id, reason })}
      />
      {own && <p className="text-caption text-text-3">{t('proposal.own')}</p>}
      {waitsUntil && (
        <p className="text-caption text-text-3">
          {t('proposal.tooNew')} <Moment at={waitsUntil} />
        </p>
      )}
    </div>
  );
}
