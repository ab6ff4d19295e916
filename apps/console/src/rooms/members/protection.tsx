import { type StaffProtection, staffEndpoints } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoment, useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay, useStaff } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { MatchReason } from '../../parts/match-reason.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';
import { Exclusion } from './exclusion.tsx';

type Limit = StaffProtection['limits'][number];

/** What protects a member, and what the staff add to it. */
export function ProtectionPanel({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const protection = useOps(staffEndpoints.staffMemberProtection, { memberId });
  return (
    <Answered query={protection}>
      {({ limits, limitProposalId, exclusion, matches, history }) => (
        <div className="flex flex-col gap-4">
          <Panel title={t('protection.exclusion')}>
            <Exclusion memberId={memberId} exclusion={exclusion} />
          </Panel>
          <Panel title={t('protection.matches')}>
            <Matches memberId={memberId} matches={matches} />
          </Panel>
          <Panel title={t('protection.limits')}>
            {limitProposalId && (
              <p className="text-body text-text-2">
                {t('protection.raiseWaits')} <Link to="/proposals">{t('room.proposals')}</Link>
              </p>
            )}
            <Limits memberId={memberId} limits={limits} />
          </Panel>
          <Panel title={t('protection.history')}>
            <History history={history} />
          </Panel>
        </div>
      )}
    </Answered>
  );
}

/** Writes the amount of a limit: money, or minutes of play. */
function useLimitText() {
  const { t } = useTranslation();
  const money = useMoney();
  return (kind: string, amount: string | null) => {
    if (amount === null) return '–';
    return kind === 'session' ? t('protection.minutes', { count: Number(amount) }) : money(amount);
  };
}

function Limits({ memberId, limits }: { memberId: string; limits: readonly Limit[] }) {
  const { t } = useTranslation();
  const [word, may, write] = [useWord(), useMay(), useLimitText()];
  return (
    <KeyedList<Limit>
      inside
      label={t('protection.limits')}
      columns={[
        {
          key: 'kind',
          header: t('protection.kind'),
          place: 'title',
          cell: ({ kind, period }) => `${word('limitKind', kind)} · ${word('limitPeriod', period)}`,
        },
        {
          key: 'own',
          header: t('protection.own'),
          align: 'end',
          cell: ({ kind, amount }) => write(kind, amount),
        },
        {
          key: 'operator',
          header: t('protection.operator'),
          align: 'end',
          cell: ({ kind, operator }) => write(kind, operator),
        },
        {
          key: 'used',
          header: t('protection.used'),
          align: 'end',
          cell: ({ kind, used }) => write(kind, used),
        },
        {
          key: 'left',
          header: t('protection.left'),
          align: 'end',
          cell: ({ kind, left }) => write(kind, left),
        },
        {
          key: 'act',
          header: <span className="sr-only">{t('actions')}</span>,
          place: 'foot',
          align: 'end',
          cell: (limit) => may('protection.act') && <SetLimit memberId={memberId} limit={limit} />,
        },
      ]}
      rows={limits}
      rowKey={({ kind, period }) => `${kind} ${period}`}
      empty={t('protection.noLimit')}
    />
  );
}

function SetLimit({
  memberId,
  limit: { kind, period, operator },
}: {
  memberId: string;
  limit: Limit;
}) {
  const { t } = useTranslation();
  const { brand } = useStaff();
  const [amount, setAmount] = useState(operator ?? '');
  const timed = kind === 'session';
  return (
    <ActDialog
      endpoint={staffEndpoints.setOperatorLimit}
      label={t('protection.set')}
      text={t('protection.setText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        memberId,
        kind,
        period,
        amount: amount === '' ? null : amount,
        reason,
      })}
    >
      {(wrong) => (
        <AmountField
          label={t(timed ? 'protection.amountMinutes' : 'protection.amount')}
          hint={t('protection.amountHint')}
          value={amount}
          error={wrong.amount}
          onChange={setAmount}
          currency={timed ? t('protection.minutesUnit') : brand.currency}
          {...(timed && { digits: 0 })}
        />
      )}
    </ActDialog>
  );
}

/** Accounts of the same person, and why they are thought to be. */
function Matches({ memberId, matches }: Pick<StaffProtection, 'matches'> & { memberId: string }) {
  const { t } = useTranslation();
  if (matches.length === 0)
    return <p className="text-body text-text-2">{t('protection.noMatches')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {matches.map(({ id, member, known, signals, status, foundAt }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {member?.id === memberId ? (
            <Link to={`/members/${known.id}`}>
              {t('protection.heldFor', { known: known.username })}
            </Link>
          ) : member ? (
            <Link to={`/members/${member.id}`}>
              {t('protection.matchedBy', { member: member.username })}
            </Link>
          ) : (
            <span>{t('protection.declinedFor')}</span>
          )}
          <span className="text-text-2">
            <MatchReason signals={signals} />
          </span>
          <State of={status} />
          <Moment at={foundAt} />
        </li>
      ))}
    </ul>
  );
}

function History({ history }: Pick<StaffProtection, 'history'>) {
  const { t } = useTranslation();
  const [word, moment] = [useWord(), useMoment()];
  return (
    <KeyedList<StaffProtection['history'][number]>
      inside
      label={t('protection.history')}
      columns={[
        { key: 'at', header: t('audit.at'), cell: ({ at }) => <Moment at={at} /> },
        {
          key: 'what',
          header: t('audit.action'),
          place: 'title',
          cell: (event) => word('protectionEvent', event.kind),
        },
        {
          key: 'by',
          header: t('audit.actor'),
          cell: ({ by }) => by ?? <StatusPill tone="neutral">{t('protection.member')}</StatusPill>,
        },
        { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–' },
      ]}
      rows={history}
      rowKey={(event) => `${moment(event.at)} ${JSON.stringify(event)}`}
      empty={t('protection.noHistory')}
    />
  );
}
