import { Button, EmptyState, IconButton, Skeleton } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { BellOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { RichText } from '../../lib/show/rich-text.tsx';
import { Stamp } from '../../lib/time/stamp.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { type Announcement, announcementsQuery } from './announcement.queries.ts';

interface StepsProps {
  at: number;
  total: number;
  onStep: (at: number) => void;
}

/** Leads from one to the next where there are several. */
function Steps({ at, total, onStep }: StepsProps): ReactNode {
  const { t } = useTranslation('announcements');
  if (total < 2) return null;
  return (
    <div className="flex flex-1 items-center gap-1">
      <IconButton
        kind="outline"
        label={t('previous')}
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
        icon={<ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />}
      />
      <p className="num min-w-16 text-center text-label text-text-2">
        {t('number', { number: at + 1, total })}
      </p>
      <IconButton
        kind="outline"
        label={t('next')}
        disabled={at === total - 1}
        onClick={() => onStep(at + 1)}
        icon={<ChevronRight size={20} aria-hidden className="rtl:-scale-x-100" />}
      />
    </div>
  );
}

function Reading({
  announcement: { id, title, timestamp, content },
}: {
  announcement: Announcement;
}): ReactNode {
  return (
    <article key={id} aria-labelledby={id} className="animate-fade">
      <h3 id={id} dir="auto" className="text-h2 text-balance">
        {title}
      </h3>
      <p className="mt-1 mb-4">
        <Stamp exact instant={timestamp} className="text-caption text-text-3" />
      </p>
      <RichText html={content} />
    </article>
  );
}

const idsIn = (given: string | undefined) => given?.split(',').filter(Boolean);

/**
 * The announcements that an overlay was opened for, or all of the type where its address was opened
 * by itself.
 */
function useShown(type: 'PU' | 'PL') {
  const { current } = useOverlay();
  const wanted = idsIn(current?.params.ids);
  const query = useQuery(announcementsQuery(type));
  return { ...query, list: query.data?.list.filter(({ id }) => !wanted || wanted.includes(id)) };
}

interface ReaderProps {
  type: 'PU' | 'PL';
  title: string;
  empty: string;
}

/** Announcements of a type over the page, one at a time. */
export function Reader({ type, title, empty }: ReaderProps): ReactNode {
  const { t } = useTranslation(['announcements', 'common']);
  const { close } = useOverlay();
  const { list, error, isFetching, refetch } = useShown(type);
  const [at, setAt] = useState(0);
  const shown = list?.[at];
  const last = !list || at >= list.length - 1;
  return (
    <Modal
      open
      onOpenChange={close}
      title={title}
      closeLabel={t('common:close')}
      reading
      footer={
        shown && (
          <>
            <Steps at={at} total={list.length} onStep={setAt} />
            <Button
              size={48}
              className="flex-1 md:flex-none"
              onClick={() => (last ? close() : setAt(at + 1))}
            >
              {t(last ? 'understood' : 'common:next')}
            </Button>
          </>
        )
      }
    >
      <div aria-live="polite" aria-busy={!list && !error}>
        {shown && <Reading announcement={shown} />}
        {list?.length === 0 && <EmptyState icon={<BellOff size={28} />} title={empty} />}
        {!list && error && (
          <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!list && !error && <Skeleton className="h-40 rounded-card" />}
      </div>
    </Modal>
  );
}
