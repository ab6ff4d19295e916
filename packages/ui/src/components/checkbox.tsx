import clsx from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** What is agreed to; may hold links. */
  label: ReactNode;
  error?: ReactNode;
}

/** A native check box with a label; the whole row can be hit. */
export function Checkbox({ label, error, className, id, ...rest }: CheckboxProps): ReactNode {
  const generated = useId();
  const controlId = id ?? generated;
  const errorId = `${controlId}-error`;
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <div className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-6 shrink-0 place-items-center hit-44">
          <input
            {...rest}
            id={controlId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={clsx(
              'peer absolute inset-0 z-1 size-6 appearance-none',
              'rounded-badge border-2 border-border-strong bg-surface',
              'cursor-pointer transition checked:border-brand checked:bg-brand',
              'disabled:cursor-not-allowed disabled:bg-sunken aria-invalid:border-danger',
            )}
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden
            className="pointer-events-none z-2 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={controlId} className="flex-1 text-body text-text-2">
          {label}
        </label>
      </div>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-caption font-semibold text-danger">
          <CircleAlert size={16} className="shrink-0" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
