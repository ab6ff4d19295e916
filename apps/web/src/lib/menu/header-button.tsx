import { Button } from '@lantern/ui';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const onHeader = 'border-on-header-2! bg-transparent! text-on-header! hover:bg-header-well!';

type HeaderButtonProps = Pick<
  ComponentProps<typeof Button>,
  'start' | 'loading' | 'children' | 'onClick'
> & {
  kind: 'accent' | 'outline' | 'ghost';
  className?: string;
};

/** A button of the header; all but the accented one take the colours of the dark band. */
export function HeaderButton({ kind, className, ...button }: HeaderButtonProps): ReactNode {
  return (
    <Button
      kind={kind}
      className={clsx(
        kind !== 'ghost' && 'whitespace-nowrap max-sm:px-2.5',
        kind !== 'accent' && onHeader,
        className,
      )}
      {...button}
    />
  );
}
