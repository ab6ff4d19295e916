import { type Agreement, staffEndpoints } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { StateOf } from './states.tsx';
import { Terms } from './terms.tsx';

/** One agreement: parties, terms, history and the signed document. */
export function AgreementRoom() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const detail = useOps(staffEndpoints.staffAgreement, { id });
  return (
    <Room title={t('agreement.one')}>
      <Answered query={detail}>
        {({ agreement, events, document }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <About agreement={agreement} />
            <History events={events} />
            <div className="min-w-0 lg:col-span-2">
              <Panel title={t('agreement.terms')}>
                <Terms terms={agreement.terms} currency={agreement.currency} />
              </Panel>
            </div>
            {document && (
              <Panel title={t('agreement.document')}>
                <p className="mb-2 text-caption wrap-anywhere text-text-3">
                  SHA-256 <span className="num select-all">{agreement.hash}</span>
                </p>
                <pre
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
                  tabIndex={0}
                  className={clsx(
                    'max-h-80 overflow-y-auto rounded-control bg-sunken p-3',
                    'text-caption break-all whitespace-pre-wrap',
                  )}
                >
                  {document}
                </pre>
              </Panel>
            )}
          </div>
        )}
      </Answered>
    </Room>
  );
}

function About({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const { agent, upline, terms, currency, startsAt, endsAt, ended } = agreement;
  return (
    <Panel title={word('agreementKind', terms.kind)} aside={<StateOf agreement={agreement} />}>
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            [
              t('agreement.agent'),
              <Link key="agent" to={`/members/${agent.id}`}>
                {agent.account}
              </Link>,
            ],
            [
              t('agreement.with'),
              upline ? (
                <Link key="upline" to={`/members/${upline.id}`}>
                  {upline.account}
                </Link>
              ) : (
                t('agreement.brand')
              ),
            ],
            ...(terms.kind === 'dividend'
              ? [[t('agreement.period'), word('agreementPeriod', terms.period)] as const]
              : []),
            ...('activeMinimum' in terms
              ? [[t('agreement.activeMinimum'), money(terms.activeMinimum, currency)] as const]
              : []),
            [t('agreement.startsAt'), startsAt && <Moment key="start" at={startsAt} />],
            [t('agreement.endsAt'), endsAt && <Moment key="end" at={endsAt} />],
            ...(ended ? [[t('agreement.why'), word('agreementEnd', ended)] as const] : []),
          ]}
        />
        {upline === null && <Acts agreement={agreement} />}
      </div>
    </Panel>
  );
}

/** What staff can do about an agreement of the brand. */
function Acts({
  agreement: { id, version, may: offered, agent, terms },
}: {
  agreement: Agreement;
}) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may('agreements.act')) return null;
  const steps = [
    ['withdraw', 'withdraw'],
    ['requestTermination', 'request'],
    ['cancelTermination', 'cancel'],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        as={Link}
        size={36}
        kind="outline"
        to={`/agreements/offer?account=${encodeURIComponent(agent.account)}&kind=${terms.kind}`}
      >
        {t('agreement.newTerms')}
      </Button>
      {steps
        .filter(([act]) => offered.includes(act))
        .map(([, step]) => (
          <ActDialog
            key={step}
            endpoint={staffEndpoints.staffEndAgreement}
            label={t(`agreement.step.${step}`)}
            kind={step === 'request' ? 'danger' : 'outline'}
            text={t(`agreement.stepText.${step}`)}
            reason={{ label: t('reason'), required: true }}
            bodyOf={(reason) => ({ id, version, step, reason })}
          />
        ))}
    </div>
  );
}

type Event = { step: string; at: string; by: { account: string } | null };

function History({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation();
  const word = useWord();
  return (
    <Panel title={t('agreement.history')}>
      <KeyedList<Event>
        inside
        label={t('agreement.history')}
        columns={[
          {
            ...{ key: 'step', header: t('agreement.what'), place: 'title' },
            cell: ({ step }) => word('agreementStep', step),
          },
          {
            ...{ key: 'by', header: t('agreement.by') },
            cell: ({ by }) => by?.account ?? t('agreement.brand'),
          },
          { ...{ key: 'at', header: t('agreement.at') }, cell: ({ at }) => <Moment at={at} /> },
        ]}
        rows={events}
        rowKey={({ step, at }) => `${at} ${step}`}
        empty={t('agreement.none')}
      />
    </Panel>
  );
}
