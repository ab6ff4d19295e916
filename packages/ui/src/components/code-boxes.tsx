import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

type InputOwn = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'size' | 'required' | 'id' | 'className'
>;

export interface CodeBoxesProps extends InputOwn, Omit<FieldProps, 'children' | 'aside'> {
  /** The number of digits. */
  length: number;
  value: string;
  onChange: (digits: string) => void;
  /** Shows dots, for a secret. */
  masked?: boolean | undefined;
}

const box = clsx(
  'grid h-12 min-w-0 flex-1 place-items-center',
  'rounded-button border border-border-strong bg-surface text-h2 text-text',
);
const lit = clsx(
  'group-focus-within:border-brand group-focus-within:outline-2',
  'group-focus-within:outline-offset-1 group-focus-within:outline-focus',
);

/**
 * Digits in boxes over one real field, so that paste, SMS autofill, keyboard and screen readers
 * work as usual.
 */
export function CodeBoxes(props: CodeBoxesProps): ReactNode {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    id,
    className,
    length,
    value,
    onChange,
    masked,
    ...input
  } = props;
  const at = Math.min(value.length, length - 1);
  return (
    <Field {...{ label, hint, error, hideLabel, className }} required={required} id={id}>
      {(control) => (
        <div dir="ltr" className="group relative max-w-90">
          <input
            inputMode="numeric"
            autoComplete={masked ? 'off' : 'one-time-code'}
            {...input}
            {...control}
            type={masked ? 'password' : 'text'}
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
            className={clsx(
              'absolute inset-0 z-1 size-full',
              'bg-transparent text-article text-transparent caret-transparent opacity-0',
              'outline-none cursor-text',
            )}
          />
          <span aria-hidden className="flex gap-2">
            {Array.from({ length }, (_, place) => (
              <span
                key={place}
                data-part="box"
                className={clsx(box, 'num', error && 'border-danger', place === at && lit)}
              >
                {masked && value[place] ? '•' : value[place]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}
