import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  /** `header` is for the dark band at the top of the page. */
  kind?: 'ghost' | 'outline' | 'header' | undefined;
}

const kinds = {
  ghost: 'text-text-2 hover:bg-sunken hover:text-text',
  outline: 'border border-border-strong bg-surface text-text hover:bg-sunken',
  header: 'text-on-header hover:bg-header-well',
} as const;

/** A square 44 px button with only an icon. */
export function IconButton({
  label,
  icon,
  kind = 'ghost',
  className,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-button transition disabled:text-text-3',
        kinds[kind],
        className,
      )}
    >
      {icon}
    </button>
  );
}
