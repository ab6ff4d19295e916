import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export interface SegmentedProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills its row, all parts equally wide. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/**
 * One choice of a few that all show: native radio buttons, so arrows and forms work by themselves.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactNode {
  const { label, options, value, onChange, block, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'inline-flex max-w-full gap-1 rounded-button bg-sunken p-1',
        block && 'w-full',
        className,
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={clsx('relative min-w-0', block && 'flex-1')}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={clsx(
              'peer absolute inset-x-0 -inset-y-1 m-0 appearance-none',
              'rounded-control cursor-pointer',
            )}
          />
          <span
            className={clsx(
              'pointer-events-none relative flex min-h-9 items-center justify-center px-3',
              'rounded-control text-center text-label text-text-2 dark:peer-checked:bg-raised',
              'transition peer-checked:bg-surface peer-checked:font-bold peer-checked:text-text',
              'peer-checked:shadow-s1',
            )}
          >
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
