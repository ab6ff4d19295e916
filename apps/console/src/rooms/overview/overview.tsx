import type { staffEndpoints, ValueOf } from '@lantern/contracts';
import { EmptyState } from '@lantern/ui';
import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useOutletContext } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOverview } from '../../lib/overview.ts';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Age, Moment } from '../../parts/moment.tsx';
import { Proof } from '../../parts/proof.tsx';
import { Panel, Room } from '../../parts/room.tsx';

type Overview = ValueOf<typeof staffEndpoints.staffOverview>;

/** Queues, new staff, and the state of books and jobs. */
export function OverviewRoom() {
  const { t } = useTranslation();
  const overview = useOverview();
  return (
    <Room title={t('room.overview')}>
      <Answered query={overview}>
        {({ queues, ledger, audit, jobs, newPeople }) => (
          <>
            <Queues queues={queues} />
            {newPeople.length > 0 && <NewPeople people={newPeople} />}
            <div className="grid gap-4 xl:grid-cols-2">
              {ledger && <Books ledger={ledger} />}
              {audit && (
                <Panel title={t('overview.audit')} aside={<Link to="/audit">{t('toRoomOf')}</Link>}>
                  <Proof proof={audit.proof} />
                </Panel>
              )}
              {jobs && <Work jobs={jobs} />}
            </div>
          </>
        )}
      </Answered>
    </Room>
  );
}

/** What waits, each with the way to its room, among those that the frame has. */
function Queues({ queues }: Pick<Overview, 'queues'>) {
  const { t } = useTranslation();
  const rooms = useOutletContext<readonly RoomManifest[]>();
  if (queues.every(({ waiting }) => waiting === 0))
    return <EmptyState icon={<CircleCheck size={28} />} title={t('overview.nothing')} />;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {queues.map(({ name: queue, waiting, oldestAt }) => {
        const room = rooms.find((one) => one.queue === queue);
        return (
          room && (
            <li key={queue}>
              <Link
                to={room.path}
                className={clsx(
                  'flex h-full flex-col p-4',
                  'rounded-card border border-border bg-surface text-text no-underline',
                  'transition-colors hover:border-border-strong',
                )}
              >
                <span className="text-label text-text-2">{t(`room.${room.name}`)}</span>
                <b className="num text-display">{waiting}</b>
                <span className="text-caption text-text-3">
                  {waiting > 0 ? (
                    <>
                      {t('overview.oldest')} <Age at={oldestAt} />
                    </>
                  ) : (
                    t('overview.none')
                  )}
                </span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Shows new staff to all colleagues, so that an unexpected one can be stopped in time. */
function NewPeople({ people }: { people: Overview['newPeople'] }) {
  const { t } = useTranslation();
  const word = useWord();
  return (
    <Panel title={t('overview.newPeople')}>
      <p className="mb-3 text-body text-text-2">{t('overview.newPeopleText')}</p>
      <Facts
        facts={people.map(
          ({ username, role, countsFrom }) =>
            [
              username,
              <span key={username}>
                {word('role', role)} · {t('people.new')} <Moment at={countsFrom} />
              </span>,
            ] as const,
        )}
      />
    </Panel>
  );
}

function Books({ ledger }: { ledger: NonNullable<Overview['ledger']> }) {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  return (
    <Panel title={t('overview.ledger')} aside={<Link to="/ledger">{t('toRoomOf')}</Link>}>
      <Proof proof={ledger.proof} />
      <h3 className="mt-4 mb-2 text-label text-text-2">{t('overview.liabilities')}</h3>
      <Facts
        facts={ledger.liabilities.map(
          ({ purpose, currency, sum }) =>
            [word('purpose', purpose), <b key="sum">{money(sum, currency)}</b>] as const,
        )}
      />
    </Panel>
  );
}

function Work({ jobs }: { jobs: NonNullable<Overview['jobs']> }) {
  const { t } = useTranslation();
  const word = useWord();
  const failing = jobs.failing.map((name) => word('job', name)).join(', ');
  return (
    <Panel title={t('overview.jobs')} aside={<Link to="/jobs">{t('toRoomOf')}</Link>}>
      <Facts
        facts={[
          [
            t('overview.failing'),
            failing ? (
              <b className="text-danger">{failing}</b>
            ) : (
              <span className="text-success">{t('overview.none')}</span>
            ),
          ],
          [
            t('overview.outbox'),
            <span key="n" className="num">
              {jobs.outboxWaiting}
            </span>,
          ],
          [t('overview.outboxOldest'), <Moment key="m" at={jobs.outboxOldestAt} />],
        ]}
      />
    </Panel>
  );
}
