import type { WithdrawalDetail, WithdrawalEvent } from '@lantern/contracts';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../lib/time/moment.tsx';

/** The key of the text of a step: a few say more than the status alone. */
function textKeyOf({ status, by }: WithdrawalEvent) {
  if (status === 'review') return 'requested' as const;
  return status === 'received' && by === 'system' ? ('receivedBySystem' as const) : status;
}

/** What has happened so far, the oldest first, and when the money usually comes. */
export function Timeline({
  withdrawal: { timeline, expectedBy },
}: {
  withdrawal: WithdrawalDetail;
}) {
  const { t } = useTranslation('withdrawal');
  const momentText = useMomentText();
  const title = useId();
  const isLate = expectedBy !== null && Date.parse(expectedBy) < Date.now();
  return (
    <section aria-labelledby={title} className="flex w-full flex-col gap-3">
      <h3 id={title} className="text-h3">
        {t('timeline.title')}
      </h3>
      <ol className="flex flex-col">
        {timeline.map((event, at) => (
          <Entry
            key={`${event.at}-${event.status}`}
            title={t(`timeline.${textKeyOf(event)}`)}
            time={<time dateTime={event.at}>{momentText(event.at)}</time>}
            note={event.reason}
            last={expectedBy === null && at === timeline.length - 1}
          />
        ))}
        {expectedBy !== null && (
          <Entry
            ahead
            last
            title={t('timeline.next')}
            time={isLate ? null : t('timeline.by', { time: momentText(expectedBy) })}
            note={isLate ? t('timeline.late') : null}
          />
        )}
      </ol>
    </section>
  );
}

interface EntryProps {
  title: string;
  time: ReactNode;
  note: string | null;
  /** Still to come. */
  ahead?: boolean;
  last: boolean;
}

function Entry({ title, time, note, ahead, last }: EntryProps) {
  return (
    <li className={clsx('relative flex gap-3 ps-0.5', !last && 'pb-5')}>
      {!last && (
        <span aria-hidden className="absolute start-[7px] top-5 bottom-0 w-0.5 bg-border" />
      )}
      <span
        aria-hidden
        className={clsx(
          'mt-1 size-3 shrink-0 rounded-full',
          ahead ? 'border-2 border-border-strong' : 'bg-brand',
        )}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className={clsx('text-label', ahead && 'text-text-2')}>{title}</p>
          {time && <p className="num text-caption text-text-2">{time}</p>}
        </div>
        {note && (
          <p dir="auto" className="mt-1 text-body break-words whitespace-pre-line text-text-2">
            {note}
          </p>
        )}
      </div>
    </li>
  );
}
