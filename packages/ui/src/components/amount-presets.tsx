import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type AmountFormat, formatAmount } from './money-text.ts';

export interface AmountPresetsProps extends AmountFormat {
  /** The accessible name of the group. */
  label: string;
  /** Amounts in whole minor units. */
  presets: readonly string[];
  value: string;
  onSelect: (minor: string) => void;
  className?: string | undefined;
}

/** Amounts that are often chosen. */
export function AmountPresets(props: AmountPresetsProps): ReactNode {
  const { label, presets, value, onSelect, className, ...format } = props;
  return (
    <fieldset
      aria-label={label}
      className={clsx('m-0 grid min-w-0 border-0 p-0 grid-cols-3 gap-2', className)}
    >
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={preset === value}
          onClick={() => onSelect(preset)}
          className={clsx(
            'min-h-11 px-1',
            'num rounded-button border border-border bg-surface text-label font-bold',
            'text-text',
            'transition-colors hover:border-border-strong aria-pressed:border-2',
            'aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand',
          )}
        >
          {formatAmount(preset, format)}
        </button>
      ))}
    </fieldset>
  );
}
