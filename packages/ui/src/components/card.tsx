import clsx from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** `article` or `section` where the content deserves it. */
  as?: 'div' | 'article' | 'section' | undefined;
  /** `none` for cards whose picture reaches the edge. */
  padding?: 'none' | 'normal' | undefined;
}

/** A surface: border and soft shadow in light, a lighter plane in dark. */
export function Card({ as = 'div', padding = 'normal', className, ...rest }: CardProps): ReactNode {
  const Root: ElementType = as;
  return (
    <Root
      {...rest}
      className={clsx(
        'rounded-card border border-border bg-surface text-text shadow-s1',
        padding === 'normal' ? 'p-4 md:p-5' : 'overflow-hidden',
        className,
      )}
    />
  );
}
