import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface NewsItemProps {
  /** What it is about. */
  badge: string;
  tone: 'accent' | 'brand';
  when: ReactNode;
  title: string;
  /** The accessible name of the mark of a message that was not read. */
  unread?: string | undefined;
  onOpen?: () => void;
  /** What it says, once it is open. */
  children: ReactNode;
}

/** One line of news: its title, and below it what it says when it is opened. */
export function NewsItem(props: NewsItemProps) {
  const { badge, tone, when, title, unread, onOpen, children } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    if (!open) onOpen?.();
    setOpen(!open);
  };
  return (
    <li className="overflow-hidden rounded-card border border-border bg-surface shadow-s1">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className={clsx(
            'flex min-h-16 w-full items-center gap-3 px-4 py-3',
            'text-start -outline-offset-2 md:px-5 hover:bg-sunken',
          )}
        >
          {unread && (
            <span
              role="img"
              aria-label={unread}
              className="size-2.5 shrink-0 rounded-full bg-badge-hot"
            />
          )}
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
                  tone === 'accent'
                    ? 'bg-accent-soft text-accent-text'
                    : 'bg-brand-soft text-brand',
                )}
              >
                {badge}
              </span>
              {when}
            </span>
            <span dir="auto" className={clsx('text-label', !open && 'line-clamp-2')}>
              {title}
            </span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className={clsx('shrink-0 text-text-3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!open} className="border-t border-border px-4 py-4 md:px-5">
        {open && children}
      </div>
    </li>
  );
}
