import { type Agreement, type AgreementEvent, agreementDetail } from '@lantern/contracts';
import { Card } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { CopyText } from '../../../lib/device/copy-text.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { Fact } from './fact.tsx';

/** The steps of an agreement and its signed version. */
export function History({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements');
  const { data } = useQuery({ ...queryOf(agreementDetail, { id: agreement.id }), staleTime: 0 });
  if (!data) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      <Card as="section" className="flex flex-col gap-3">
        <h3 className="text-h3">{t('step.title')}</h3>
        <ol className="flex flex-col">
          {data.events.map((event, at) => (
            <Step
              key={`${event.at}-${event.step}`}
              event={event}
              agreement={agreement}
              last={at === data.events.length - 1}
            />
          ))}
        </ol>
      </Card>
      {agreement.hash !== null && (
        <Signed agreement={agreement} hash={agreement.hash} document={data.document} />
      )}
    </div>
  );
}

interface StepProps {
  event: AgreementEvent;
  agreement: Agreement;
  last: boolean;
}

function Step({ event: { step, at, by }, agreement, last }: StepProps) {
  const { t } = useTranslation('agreements');
  const { ended } = agreement;
  return (
    <li className={clsx('relative flex gap-3 ps-0.5', !last && 'pb-4')}>
      {!last && (
        <span aria-hidden className="absolute start-[7px] top-5 bottom-0 w-0.5 bg-border" />
      )}
      <span aria-hidden className="mt-1 size-3 shrink-0 rounded-full bg-brand" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-label">
          {step === 'ended' && ended ? t(`ended.${ended}`) : t(`step.${step}`)}
          {by && (
            <span className="font-normal text-text-2">
              {' '}
              · <bdi>{by.account}</bdi>
            </span>
          )}
        </p>
        <p className="text-caption text-text-2">
          <Moment instant={at} />
        </p>
      </div>
    </li>
  );
}

interface SignedProps {
  agreement: Agreement;
  hash: string;
  document: string | null;
}

function Signed({ agreement, hash, document }: SignedProps) {
  const { t } = useTranslation('agreements');
  const brand = useSite().settings.name;
  const { agent, upline, answeredAt } = agreement;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-h3">{t('signed.title')}</h3>
      <dl className="m-0 flex flex-col gap-1">
        <Fact name={t('signed.parties')}>
          <bdi>{upline?.account ?? brand}</bdi> · <bdi>{agent.account}</bdi>
        </Fact>
        {answeredAt && (
          <Fact name={t('signed.at')}>
            <Moment instant={answeredAt} />
          </Fact>
        )}
        <Fact name={t('signed.hash')}>
          <CopyText text={hash} shown={`${hash.slice(0, 16)}…`} name={t('signed.hash')} />
        </Fact>
      </dl>
      <p className="text-caption text-text-3">{t('signed.hashHint')}</p>
      {document && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-label text-brand">
            {t('signed.document')}
          </summary>
          <pre
            dir="ltr"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
            tabIndex={0}
            className={clsx(
              'max-h-60 overflow-y-auto rounded-control bg-sunken p-3',
              'text-caption break-all whitespace-pre-wrap',
            )}
          >
            {document}
          </pre>
        </details>
      )}
    </Card>
  );
}
