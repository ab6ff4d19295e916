import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** A chip, icon or unit before the text, such as a dial code. */
  start?: ReactNode;
  /** A button or note after the text. */
  end?: ReactNode;
}

export const inputFrame = clsx(
  'flex min-h-12 items-center',
  'rounded-button border border-border-strong bg-surface',
  'transition-colors focus-within:border-brand focus-within:outline-2',
  'focus-within:outline-offset-1 focus-within:outline-focus has-disabled:bg-sunken',
  'has-[[aria-invalid]]:border-danger',
);

/** The bare control, 48 px high. Its text is 16 px, so that a phone does not zoom into it. */
export function Input({ start, end, className, dir, ...rest }: InputProps): ReactNode {
  // A phone number runs from the left in every script, and so do the parts beside it.
  const direction = dir ?? (rest.type === 'tel' ? 'ltr' : undefined);
  return (
    <div dir={direction} className={clsx(inputFrame, className)}>
      {start && <span className="flex shrink-0 items-center ps-3.5 text-text-2">{start}</span>}
      <input
        {...rest}
        className={clsx(
          'min-h-11.5 w-full min-w-0 flex-1 px-3.5',
          'rounded-button bg-transparent text-article text-text outline-none',
          'placeholder:text-text-3 disabled:cursor-not-allowed disabled:text-text-3',
        )}
      />
      {end && <span className="flex shrink-0 items-center pe-1 text-text-2">{end}</span>}
    </div>
  );
}
