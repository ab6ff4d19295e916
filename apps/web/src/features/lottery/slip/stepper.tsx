import { IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  /** Names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
}

/** A whole number with a button on either side. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, value, least, most, onChange, lessLabel, moreLabel } = props;
  const id = useId();
  // What is typed, while it is not yet a number in the range.
  const [draft, setDraft] = useState<string>();
  const set = (next: number) => {
    setDraft(undefined);
    onChange(Math.min(most, Math.max(least, next)));
  };
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    const next = Number.parseInt(digits, 10);
    if (next >= least) set(next);
    else setDraft(digits);
  };
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="min-w-0 text-body text-text-2">
        {label}
      </label>
      <span
        dir="ltr"
        className="flex items-center rounded-button border border-border-strong bg-surface"
      >
        <IconButton
          label={lessLabel}
          icon={<Minus size={18} aria-hidden />}
          disabled={value <= least}
          onClick={() => set(value - 1)}
        />
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? value}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(undefined)}
          className={clsx(
            'num min-h-11 w-16 bg-transparent text-center text-article font-bold',
            'outline-none',
          )}
        />
        <IconButton
          label={moreLabel}
          icon={<Plus size={18} aria-hidden />}
          disabled={value >= most}
          onClick={() => set(value + 1)}
        />
      </span>
    </div>
  );
}
