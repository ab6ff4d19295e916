import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** The props that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

export interface FieldProps {
  label: ReactNode;
  /** Rules or an example; stays visible while there is an error. */
  hint?: ReactNode;
  /** One sentence that says what to change. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Shown at the end of the label's row, such as `12/140`. */
  aside?: ReactNode;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint and error below, tied together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  aside,
  hideLabel,
  id,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={controlId} className="text-label text-text-2">
          {label}
          {required && (
            <span aria-hidden className="ms-0.5 text-danger">
              *
            </span>
          )}
        </label>
        {aside && <span className="num text-caption text-text-3">{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-caption font-semibold text-danger">
          <CircleAlert size={16} className="shrink-0" aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-caption text-text-3">
          {hint}
        </p>
      )}
    </div>
  );
}
