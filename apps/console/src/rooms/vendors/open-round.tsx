import { type OpenRound, type OpenRoundEvent, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

const every = 20_000;

/** One round that its vendor has left open, with everything that was heard and done. */
export function OpenRoundPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const trace = useOps(staffEndpoints.openRoundTrace, { id }, { every });
  return (
    <Answered query={trace}>
      {({ round, events }) => (
        <Room
          key={id}
          title={round.gameName}
          actions={<State of={round.outcome ?? (round.decided ? 'pending' : 'open')} />}
        >
          <p className="text-caption">
            <Link to="/vendors">{t('room.vendors')}</Link>
          </p>
          <RoundFacts round={round} />
          <Panel title={t('openRounds.trace')}>
            <ol className="flex flex-col gap-3">
              {events.map((event) => (
                <TraceStep key={`${event.at} ${event.what}`} event={event} />
              ))}
            </ol>
          </Panel>
          <Decide round={round} onDone={() => void trace.refetch()} />
        </Room>
      )}
    </Answered>
  );
}

function RoundFacts({ round }: { round: OpenRound }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Panel title={t('openRounds.round')}>
      <Facts
        facts={[
          [t('openRounds.round'), <span className="num break-all select-all">{round.round}</span>],
          [
            t('member.username'),
            <Link to={`/members/${round.member.id}`}>{round.member.username}</Link>,
          ],
          [t('openRounds.vendor'), `${round.vendorName} (${round.vassalage})`],
          [t('openRounds.stake'), money(round.stake, round.currency)],
          [t('openRounds.won'), money(round.win, round.currency)],
          [t('openRounds.since'), <Moment at={round.startedAt} />],
          [t('openRounds.asks'), String(round.asks)],
        ]}
      />
    </Panel>
  );
}

function TraceStep({ event }: { event: OpenRoundEvent }) {
  const { t } = useTranslation();
  const word = useWord();
  const { at, what, code, transactions, decision, by, reason } = event;
  return (
    <li className="border-s-2 border-border ps-3">
      <p className="text-body">
        <b>{word('roundEvent', what)}</b>
        {decision && ` · ${t(`openRounds.${decision}`)}`}
        {by && ` · ${by}`}
      </p>
      <p className="text-caption text-text-3">
        <Moment at={at} />
      </p>
      {reason && <p className="text-body text-text-2">{reason}</p>}
      {code && <p className="num text-caption text-text-2">{code}</p>}
      {transactions?.map((transaction) => (
        <p key={transaction} className="num break-all text-caption text-text-2">
          {transaction}
        </p>
      ))}
    </li>
  );
}

function Decide({ round, onDone }: { round: OpenRound; onDone: () => void }) {
  const { t } = useTranslation();
  const may = useMay();
  if (!round.decidable || !may('vendors.act')) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {(['refund', 'lose'] as const).map((decision) => (
        <ActDialog
          key={decision}
          endpoint={staffEndpoints.decideOpenRound}
          label={t(`openRounds.${decision}`)}
          kind={decision === 'refund' ? 'brand' : 'danger'}
          text={t(`openRounds.${decision}Text`)}
          reason={{ label: t('reason'), required: true }}
          bodyOf={(reason) => ({ id: round.id, decision, reason })}
          onDone={onDone}
        />
      ))}
    </span>
  );
}
