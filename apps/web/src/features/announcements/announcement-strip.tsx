import { IconButton, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Bell, Pause, Play } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { type Announcement, announcementsQuery } from './announcement.queries.ts';
import { useRunning } from './use-running.ts';

const height = 'h-12';

/** All titles in a row, and once more behind them for a line that runs. */
function RunningTitles({ list }: { list: readonly Announcement[] }): ReactNode {
  return ['first', 'again'].map((round) => (
    <span key={round} aria-hidden={round === 'again'}>
      {list.map(({ id, title }) => (
        <bdi key={id} className="pe-12">
          {title}
        </bdi>
      ))}
    </span>
  ));
}

function Strip({
  list,
  newest,
}: {
  list: readonly Announcement[];
  newest: Announcement;
}): ReactNode {
  const { t } = useTranslation('announcements');
  const overlay = useOverlay();
  const line = useRef<HTMLSpanElement>(null);
  const { running, toggle } = useRunning(line);
  const open = (id?: string) =>
    overlay.open('announcements', { type: 'B', ...(id !== undefined && { id }) });
  const Toggle = running ? Pause : Play;
  return (
    <section
      aria-label={t('strip')}
      className={clsx(
        height,
        'flex items-center gap-2 ps-4 pe-1.5',
        'rounded-card border border-border bg-surface text-text-2 shadow-s1',
        'animate-fade',
      )}
    >
      <Bell size={18} aria-hidden className="shrink-0 text-accent-text" />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open(newest.id)}
        className={clsx(
          'relative min-w-0 flex-1 py-1 hit-44',
          'rounded-control text-start text-label font-semibold',
          'hover:text-text',
        )}
      >
        <span
          className={clsx('block overflow-hidden whitespace-nowrap', !running && 'text-ellipsis')}
        >
          <span ref={line} className={clsx(running && 'inline-block')}>
            {running ? <RunningTitles list={list} /> : <bdi>{newest.title}</bdi>}
          </span>
        </span>
      </button>
      <IconButton
        label={t(running ? 'stop' : 'run')}
        icon={<Toggle size={16} aria-hidden />}
        onClick={toggle}
        className="relative size-9! shrink-0 hit-44"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('more')}: ${t('title')}`}
        onClick={() => open()}
        className={clsx(
          'relative min-h-9 shrink-0 px-2.5 hit-44',
          'rounded-control text-label font-bold text-brand',
          'hover:bg-brand-soft',
        )}
      >
        {t('more')}
      </button>
    </section>
  );
}

function StripPlace(): ReactNode {
  const { data, isPending } = useQuery(announcementsQuery('B'));
  const [newest] = data?.list ?? [];
  if (isPending) return <Skeleton className={clsx(height, 'rounded-card')} />;
  return newest && data ? <Strip list={data.list} newest={newest} /> : null;
}

/**
 * The line of announcements on the home page: the newest about the brand, with a link to all.
 * Hidden while there is none.
 */
export function AnnouncementStrip(): ReactNode {
  return (
    <Suspense fallback={<Skeleton className={clsx(height, 'rounded-card')} />}>
      <StripPlace />
    </Suspense>
  );
}
