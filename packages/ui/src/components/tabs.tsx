import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useChosenInSight } from './use-chosen-in-sight.ts';

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string | undefined;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

const steps: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which tab a key leads to; arrows follow the direction of the text. */
function target(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (at + (rtl ? -step : step) + count) % count;
}

/** Underlined tabs and their panel. Arrows, Home and End move; the moved-to tab opens at once. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const row = useChosenInSight<HTMLDivElement>();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[target(event.key, at, tabs.length, rtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="no-scrollbar flex overflow-x-auto border-b border-border"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={clsx(
              'relative min-h-11 shrink-0 px-4 text-label -outline-offset-2',
              'transition-colors after:absolute after:inset-x-0 after:bottom-0',
              'after:h-[3px] after:rounded-t-full',
              tab.id === value
                ? 'font-bold text-brand after:bg-brand'
                : 'text-text-2 hover:text-text',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${value}`}
        className="pt-4"
      >
        {children}
      </div>
    </div>
  );
}
