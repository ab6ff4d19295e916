import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic.ts';

interface OwnProps {
  selected?: boolean | undefined;
  /** An icon or a vendor's mark before the text. */
  start?: ReactNode;
  /** How many things the filter leaves. */
  count?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export type ChipProps<Element extends ElementType = 'button'> = Polymorphic<OwnProps, Element>;

/** A filter: a toggle button, or with `as` a link that marks the current page. */
export function Chip<Element extends ElementType = 'button'>(props: ChipProps<Element>): ReactNode {
  const { as, selected = false, start, count, children, className, ...rest } = props;
  const Root: ElementType = as ?? 'button';
  const state =
    Root === 'button'
      ? { type: 'button', 'aria-pressed': selected }
      : { 'aria-current': selected ? 'page' : undefined };
  return (
    <Root
      {...state}
      {...rest}
      className={clsx(
        'relative inline-flex min-h-10 shrink-0 items-center gap-2 px-4 hit-44',
        'rounded-full border text-label whitespace-nowrap no-underline',
        'transition-colors',
        selected
          ? 'border-brand bg-brand font-bold text-on-brand hover:bg-brand-hover'
          : 'border-border bg-surface text-text hover:border-border-strong',
        className,
      )}
    >
      {start}
      {children}
      {count !== undefined && (
        <span className={clsx('num', !selected && 'text-text-3')}>{count}</span>
      )}
    </Root>
  );
}
