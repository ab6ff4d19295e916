import { Field } from '@lantern/ui';
import clsx from 'clsx';

interface TextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | undefined;
  maxLength: number;
  required?: boolean;
}

/** Text in several lines. */
export function TextArea({
  label,
  value,
  onChange,
  hint,
  error,
  maxLength,
  required,
}: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={`${value.length}/${maxLength}`}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(
            'w-full px-3.5 py-2.5',
            'rounded-button border border-border-strong bg-surface text-article text-text',
            'outline-none focus-visible:outline-2',
          )}
        />
      )}
    </Field>
  );
}
