import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { RichText } from '../../lib/show/rich-text.tsx';
import { Stamp } from '../../lib/time/stamp.tsx';
import type { Announcement } from './announcement.queries.ts';

interface RowProps {
  announcement: Announcement;
  open: boolean;
  onToggle: () => void;
}

function Row({ announcement: { title, timestamp, content }, open, onToggle }: RowProps): ReactNode {
  const panel = useId();
  return (
    <li
      className={clsx(
        'rounded-button border transition-colors',
        open ? 'border-brand' : 'border-border',
      )}
    >
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={onToggle}
          className={clsx(
            'flex min-h-14 w-full items-center gap-3 px-4 py-2.5',
            'rounded-button text-start hover:bg-sunken',
          )}
        >
          <span className="min-w-0 flex-1">
            <span dir="auto" className={clsx('block text-label', open ? 'font-bold' : 'truncate')}>
              {title}
            </span>
            <Stamp exact={open} instant={timestamp} className="text-caption text-text-3" />
          </span>
          <ChevronDown
            size={18}
            aria-hidden
            className={clsx('shrink-0 text-text-3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      {open && (
        <div id={panel} className="animate-fade px-4 pt-1 pb-4">
          <RichText html={content} />
        </div>
      )}
    </li>
  );
}

interface AnnouncementRowsProps {
  list: readonly Announcement[];
  /** The open one, at its place in the list. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The titles of a page of announcements; each opens in place. */
export function AnnouncementRows({ list, opened, onOpen }: AnnouncementRowsProps): ReactNode {
  return (
    <ul className="flex flex-col gap-2">
      {list.map((announcement) => (
        <Row
          key={announcement.id}
          announcement={announcement}
          open={announcement.id === opened}
          onToggle={() => onOpen(announcement.id === opened ? undefined : announcement.id)}
        />
      ))}
    </ul>
  );
}
