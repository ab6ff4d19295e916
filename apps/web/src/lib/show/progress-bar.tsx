import clsx from 'clsx';
import type { ReactNode } from 'react';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
}

/** How much of something is done. Browsers draw an empty one as a grey bar that looks full. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps): ReactNode => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className={clsx(
      'h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken',
      '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken',
      '[&::-webkit-progress-value]:bg-brand',
    )}
  />
);
