import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { inputFrame } from './input.tsx';

export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'required' | 'id' | 'size'>,
    Omit<FieldProps, 'children' | 'aside'> {
  options: readonly { value: string; label: string }[];
  /** The placeholder. */
  placeholder: string;
}

/** A labelled native select; every phone has a good one. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    id,
    className,
    options,
    placeholder,
    ...select
  } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, className }} required={required} id={id}>
      {(control) => (
        <div className={clsx(inputFrame, 'relative')}>
          <select
            {...select}
            {...control}
            className={clsx(
              'min-h-11.5 w-full min-w-0 appearance-none ps-3.5 pe-11',
              'rounded-button bg-surface text-article text-ellipsis text-text outline-none',
              'cursor-pointer disabled:cursor-not-allowed disabled:bg-sunken',
              'disabled:text-text-3',
            )}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden
            className="pointer-events-none absolute end-3 text-text-2"
          />
        </div>
      )}
    </Field>
  );
}
