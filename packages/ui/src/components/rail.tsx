import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { glide } from './glide.ts';
import { IconButton } from './icon-button.tsx';
import { SectionHeading } from './section-heading.tsx';

export interface RailProps {
  title: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  /** Names of the arrow buttons. */
  previousLabel: string;
  nextLabel: string;
  /** The number of visible tiles; a fraction lets the next one peek. */
  columns?: { phone?: number; tablet?: number; desktop?: number };
  /** On a phone: tiles in two rows, so that more of them show at once. */
  twoRows?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The columns of a desktop, by the number of tiles. */
const [fewest, most] = [5, 9];

/** The scroll position; `scrollLeft` counts downwards from 0 in right-to-left pages. */
function ends(list: HTMLElement) {
  const passed = Math.abs(list.scrollLeft);
  return { start: passed < 2, end: passed + list.clientWidth > list.scrollWidth - 2 };
}

/**
 * A horizontally scrolling row of tiles that snaps. Arrow buttons page through it on a desktop;
 * tiles take the focus.
 */
export function Rail({
  title,
  icon,
  action,
  level = 2,
  previousLabel,
  nextLabel,
  columns,
  twoRows,
  className,
  children,
}: RailProps) {
  // Few tiles are larger, so that they fill the row of a desktop.
  const desktop = columns?.desktop ?? Math.min(most, Math.max(fewest, Children.count(children)));
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ start: true, end: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setAt(ends(element));
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    observer?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const page = (direction: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: sign * element.clientWidth * 0.86, behavior: glide() });
  };
  const arrow = 'rounded-full border border-border bg-surface disabled:opacity-45 rtl:-scale-x-100';
  return (
    <section
      aria-labelledby={headingId}
      className={clsx('enter-view flex flex-col gap-0.5 md:gap-2', className)}
    >
      <SectionHeading
        id={headingId}
        title={title}
        icon={icon}
        level={level}
        action={
          <>
            {action}
            <div className={clsx('hidden gap-2', !(at.start && at.end) && 'lg:flex')}>
              <IconButton
                label={previousLabel}
                icon={<ChevronLeft size={18} aria-hidden />}
                disabled={at.start}
                onClick={() => page(-1)}
                className={arrow}
              />
              <IconButton
                label={nextLabel}
                icon={<ChevronRight size={18} aria-hidden />}
                disabled={at.end}
                onClick={() => page(1)}
                className={arrow}
              />
            </div>
          </>
        }
      />
      <ul
        ref={list}
        style={
          {
            '--rail-phone': columns?.phone,
            '--rail-tablet': columns?.tablet,
            '--rail-desktop': desktop,
          } as CSSProperties
        }
        className={clsx(
          'rail-track no-scrollbar -mx-(--gutter) snap-x snap-mandatory scroll-px-(--gutter)',
          twoRows && 'max-md:grid-rows-2',
          'overflow-x-auto overscroll-x-contain -mt-0.5 -mb-3 gutter pt-1.5 pb-4',
          'lg:mx-0 lg:scroll-px-0 lg:px-0',
        )}
      >
        {Children.map(children, (child) => (
          <li className="min-w-0 snap-start">{child}</li>
        ))}
      </ul>
    </section>
  );
}
