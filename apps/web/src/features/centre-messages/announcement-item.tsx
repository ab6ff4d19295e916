import type { announcements, ValueOf } from '@lantern/contracts';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../lib/show/rich-text.tsx';
import { Stamp } from '../../lib/time/stamp.tsx';

export type Announcement = ValueOf<typeof announcements>['list'][number];

/** One announcement: its title, and below it what it says when it is opened. */
export function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation('centre');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { type, title, content, timestamp } = announcement;
  return (
    <li className="overflow-hidden rounded-card border border-border bg-surface shadow-s1">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={clsx(
            'flex min-h-16 w-full items-center gap-3 px-4 py-3',
            'text-start -outline-offset-2 md:px-5 hover:bg-sunken',
          )}
        >
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span
              className={clsx(
                'flex flex-wrap items-center gap-x-2.5 gap-y-1',
                'text-caption font-semibold text-text-3',
              )}
            >
              <span
                className={clsx(
                  'rounded-badge px-2 py-0.5',
                  type === 'PR' ? 'bg-accent-soft text-accent-text' : 'bg-brand-soft text-brand',
                )}
              >
                {t(`messages.type.${type}`)}
              </span>
              <Stamp instant={timestamp} />
            </span>
            <span className={clsx('text-label', !open && 'line-clamp-2')}>{title}</span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className={clsx('shrink-0 text-text-3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!open} className="border-t border-border px-4 py-4 md:px-5">
        {open && <RichText html={content} />}
      </div>
    </li>
  );
}
