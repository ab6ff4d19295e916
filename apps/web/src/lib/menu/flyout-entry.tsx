import clsx from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Entry, type EntryProps } from './entry.tsx';
import { useFlyout } from './use-flyout.ts';

interface FlyoutEntryProps extends EntryProps {
  /** What the button beside the entry opens. */
  opens: string;
  /** In the drawer of a phone it opens below the entry and not beside it. */
  drawer: boolean;
  children: ReactNode;
}

const edge = 8;

/**
 * Beside the entry; from its top downwards in the upper half of the window, from its bottom upwards
 * in the lower.
 */
function besideOf(entry: HTMLElement): CSSProperties {
  const { top, bottom, left, right } = entry.getBoundingClientRect();
  const rtl = document.documentElement.dir === 'rtl';
  const upper = top < window.innerHeight / 2;
  const room = (upper ? window.innerHeight - top : bottom) - edge;
  return {
    insetInlineStart: rtl ? window.innerWidth - left : right,
    maxHeight: room,
    ...(upper ? { top } : { bottom: window.innerHeight - bottom }),
  };
}

/** An entry with more beside it, such as the vendors of a category. */
export function FlyoutEntry({ opens, drawer, children, ...entry }: FlyoutEntryProps): ReactNode {
  const { open, id, place, toggle, handlers } = useFlyout<HTMLLIElement>();
  const [beside, setBeside] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (open && !drawer && place.current) setBeside(besideOf(place.current));
  }, [open, drawer, place]);
  const Chevron = drawer ? ChevronDown : ChevronRight;
  return (
    <li ref={place} {...(drawer ? { onKeyDown: handlers.onKeyDown } : handlers)}>
      <div
        className={clsx('group/entry relative flex items-center', entry.narrow && 'justify-center')}
      >
        <Entry {...entry} beside />
        <button
          type="button"
          aria-label={opens}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={toggle}
          className={clsx(
            'grid place-items-center text-text-3 transition-colors hover:text-text',
            drawer && 'size-11 shrink-0',
            !drawer && 'absolute inset-y-0 end-0',
            // An icon alone leaves no room for a second one: there it is for the keyboard.
            !drawer &&
              (entry.narrow
                ? 'pointer-events-none w-3 opacity-0 focus-visible:opacity-100'
                : 'w-9'),
          )}
        >
          <Chevron
            size={16}
            aria-hidden
            className={clsx(
              'transition-transform',
              drawer ? open && 'rotate-180' : 'rtl:-scale-x-100',
            )}
          />
        </button>
      </div>
      {open && drawer && (
        <div id={id} className="pb-2">
          <Suspense>{children}</Suspense>
        </div>
      )}
      {open && !drawer && beside && (
        <div id={id} style={beside} className="fixed z-drawer ps-2">
          <div
            className={clsx(
              'max-h-[inherit] overflow-y-auto p-3',
              'rounded-card border border-border bg-raised text-text shadow-s3',
              'animate-pop',
            )}
          >
            {entry.narrow && <p className="px-1 pb-2 text-label font-bold">{entry.label}</p>}
            <Suspense>{children}</Suspense>
          </div>
        </div>
      )}
    </li>
  );
}
