import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic.ts';

interface OwnProps {
  icon: ReactNode;
  label: ReactNode;
  /** Marks the page that is open. */
  current?: boolean | undefined;
  className?: string | undefined;
}

export type CategoryChipProps<Element extends ElementType = 'a'> = Polymorphic<OwnProps, Element>;

/**
 * A category of games: icon over label, 52 px high on a phone, 76 px high and as wide as its
 * column on a desktop.
 */
export function CategoryChip<Element extends ElementType = 'a'>(
  props: CategoryChipProps<Element>,
): ReactNode {
  const { as, icon, label, current, className, ...link } = props;
  const Root: ElementType = as ?? 'a';
  return (
    <Root
      {...link}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'flex min-h-13 min-w-18 shrink-0 snap-start flex-col items-center justify-center',
        'gap-0.5 px-2 lg:gap-1.5',
        'rounded-tile border text-center text-caption font-semibold no-underline',
        'lg:min-h-19 lg:text-label transition',
        current
          ? 'border-brand bg-brand text-on-brand'
          : 'border-border bg-surface text-text-2 hover:border-border-strong hover:text-text',
        className,
      )}
    >
      <span aria-hidden>{icon}</span>
      <span className="max-w-full truncate">{label}</span>
    </Root>
  );
}
