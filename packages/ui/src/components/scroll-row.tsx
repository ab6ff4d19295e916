import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import { useChosenInSight } from './use-chosen-in-sight.ts';

export interface ScrollRowProps {
  /** The accessible name of the list. */
  label: string;
  /** On a desktop: `wrap` breaks the row, `fill` gives every item the same share of it. */
  desktop?: 'scroll' | 'wrap' | 'fill' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const desktops = {
  scroll: '',
  wrap: 'lg:flex-wrap',
  fill: 'lg:[&>li]:flex-1',
} as const;

/**
 * Chips or categories in one line that scrolls sideways to the edges of a phone's screen. Its items
 * take the focus, and the chosen one is in sight.
 */
export function ScrollRow({
  label,
  desktop = 'scroll',
  className,
  children,
}: ScrollRowProps): ReactNode {
  const row = useChosenInSight<HTMLUListElement>();
  return (
    <ul
      ref={row}
      aria-label={label}
      className={clsx(
        'no-scrollbar -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-2 overflow-x-auto',
        'py-1 gutter lg:mx-0 lg:gap-2.5 lg:px-0',
        desktops[desktop],
        className,
      )}
    >
      {Children.map(children, (child) => (
        <li className="flex shrink-0 snap-start flex-col">{child}</li>
      ))}
    </ul>
  );
}
