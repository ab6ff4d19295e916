import { type ReactNode, useEffect } from 'react';

interface RoomProps {
  title: string;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A room of the console: its title, what can be done there, and what it holds. */
export function Room({ title, actions, children }: RoomProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">{title}</h1>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

interface PanelProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A section of a room with its own heading. */
export function Panel({ title, aside, children, className = '' }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={`rounded-card border border-border bg-surface p-4 md:p-5 ${className}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
