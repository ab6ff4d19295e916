import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { Picture } from './picture.tsx';

interface OwnProps {
  name: string;
  /** The address of the vendor's 40 × 40 mark. */
  mark: string;
  /** Such as "128 games", or why the vendor is closed. */
  note?: ReactNode;
  /** Closed for a while: no link, greyed. */
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export type VendorCardProps<Element extends ElementType = 'a'> = Polymorphic<OwnProps, Element>;

/** A vendor of games, as a link to its lobby. */
export function VendorCard<Element extends ElementType = 'a'>(
  props: VendorCardProps<Element>,
): ReactNode {
  const { as, name, mark, note, disabled, className, ...link } = props;
  const Root: ElementType = disabled ? 'div' : (as ?? 'a');
  return (
    <Root
      {...(disabled ? { 'aria-disabled': true } : link)}
      className={clsx(
        'flex min-h-14 items-center gap-3 px-3 py-2',
        'rounded-tile border border-border bg-surface text-text no-underline',
        'transition',
        disabled
          ? 'bg-sunken text-text-3'
          : 'hover:border-border-strong pointer:hover:-translate-y-0.5 pointer:hover:shadow-s2',
        className,
      )}
    >
      <Picture
        src={mark}
        width={40}
        height={40}
        className={clsx('size-10 shrink-0 rounded-control', disabled && 'opacity-60 grayscale')}
      />
      <span className="min-w-0">
        <span className="line-clamp-2 text-label font-bold">{name}</span>
        {note && <span className="block truncate text-caption text-text-3">{note}</span>}
      </span>
    </Root>
  );
}
