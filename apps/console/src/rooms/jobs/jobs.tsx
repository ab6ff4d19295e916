import { type JobRun, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Age, Moment } from '../../parts/moment.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Reference } from '../../parts/reference.tsx';
import { Panel, Room } from '../../parts/room.tsx';

type GatewayEvent = ValueOf<typeof staffEndpoints.gatewayEvents>['list'][number];

/** Scheduled jobs, the outbox, and messages of payment gateways. */
export function JobsRoom() {
  const { t } = useTranslation();
  const jobs = useOps(staffEndpoints.jobRuns);
  return (
    <Room title={t('room.jobs')}>
      <Answered query={jobs}>
        {({ jobs: runs, outbox }) => (
          <>
            <Panel title={t('overview.outbox')} className="max-w-md">
              <Facts
                facts={[
                  [
                    t('payout.waiting'),
                    <b key="n" className="num">
                      {outbox.waiting}
                    </b>,
                  ],
                  [t('overview.outboxOldest'), <Moment key="at" at={outbox.oldestAt} />],
                ]}
              />
            </Panel>
            <Panel title={t('overview.jobs')}>
              <Runs jobs={runs} />
            </Panel>
          </>
        )}
      </Answered>
      <Panel title={t('gateway.title')}>
        <GatewayEvents />
      </Panel>
    </Room>
  );
}

function JobState({ lastRun }: JobRun) {
  const { t } = useTranslation();
  if (!lastRun) return <StatusPill tone="neutral">{t('job.never')}</StatusPill>;
  if (lastRun.ok === null) return <StatusPill tone="info">{t('job.running')}</StatusPill>;
  return (
    <StatusPill tone={lastRun.ok ? 'success' : 'danger'}>
      {t(lastRun.ok ? 'job.done' : 'job.failed')}
    </StatusPill>
  );
}

function Runs({ jobs }: { jobs: readonly JobRun[] }) {
  const { t } = useTranslation();
  const word = useWord();
  return (
    <KeyedList<JobRun>
      inside
      label={t('overview.jobs')}
      columns={[
        {
          key: 'name',
          header: t('job.name'),
          place: 'title',
          cell: ({ name }) => word('job', name),
        },
        {
          key: 'state',
          header: t('job.state'),
          place: 'corner',
          cell: (job) => <JobState {...job} />,
        },
        {
          key: 'cron',
          header: t('job.cron'),
          cell: ({ cron }) => <code className="num">{cron}</code>,
        },
        {
          key: 'last',
          header: t('job.last'),
          cell: ({ lastRun }) => <Age at={lastRun?.startedAt ?? null} />,
        },
        { key: 'runs', header: t('job.runs'), align: 'end', cell: ({ runs }) => runs },
        {
          key: 'failures',
          header: t('job.failures'),
          align: 'end',
          cell: ({ failures }) => (
            <span className={failures > 0 ? 'text-danger' : ''}>{failures}</span>
          ),
        },
        { key: 'error', header: t('job.error'), cell: ({ lastRun }) => lastRun?.error ?? '–' },
      ]}
      rows={jobs}
      rowKey={({ name }) => name}
      empty={t('job.none')}
    />
  );
}

function GatewayEvents() {
  const { t } = useTranslation();
  const word = useWord();
  const [page, setPage] = useState(1);
  const events = useOps(staffEndpoints.gatewayEvents, { pageNo: page });
  return (
    <Answered query={events}>
      {({ list, totalPages }) => (
        <>
          <KeyedList<GatewayEvent>
            inside
            label={t('gateway.title')}
            columns={[
              {
                key: 'reference',
                header: t('cash.reference'),
                place: 'title',
                cell: ({ reference }) => <Reference room="deposits" of={reference} />,
              },
              {
                key: 'outcome',
                header: t('gateway.outcome'),
                place: 'corner',
                cell: ({ outcome }) => word('outcome', outcome),
              },
              { key: 'gateway', header: t('gateway.gateway'), cell: ({ gateway }) => gateway },
              { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–' },
              {
                key: 'at',
                header: t('gateway.at'),
                cell: ({ receivedAt }) => <Moment at={receivedAt} />,
              },
            ]}
            rows={list}
            rowKey={({ gateway, eventId }) => `${gateway} ${eventId}`}
            empty={t('gateway.none')}
          />
          <Pages page={page} totalPages={totalPages} onPage={setPage} />
        </>
      )}
    </Answered>
  );
}
