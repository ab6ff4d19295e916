import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A box for a text of several lines, which grows by its corner. */
export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea
    {...props}
    className={clsx(
      'w-full resize-y px-3.5 py-2.5',
      'rounded-button border border-border-strong bg-surface text-article text-text',
      'outline-none focus:border-brand focus:outline-2 focus:outline-offset-1 focus:outline-focus',
      'aria-invalid:border-danger',
    )}
  />
);
