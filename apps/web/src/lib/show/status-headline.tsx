import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { intoSight } from '../navigation/into-sight.ts';

interface StatusHeadlineProps {
  /** A new one plays the animation of the icon again. */
  status: string;
  look: { icon: LucideIcon; disc: string };
  title: string;
  text: string;
  /** Scrolls the headline into sight. */
  isNew: boolean;
  children?: ReactNode;
}

/** The state of an order of money: a large icon, what it is, and what happens next. */
export function StatusHeadline(props: StatusHeadlineProps): ReactNode {
  const { status, look, title, text, isNew, children } = props;
  const { icon: Icon, disc } = look;
  return (
    <div aria-live="polite" className="flex flex-col items-center gap-2 text-center">
      <span
        key={status}
        aria-hidden
        className={`mb-2 grid size-20 animate-pop place-items-center rounded-full ${disc}`}
      >
        <Icon size={36} />
      </span>
      <h3
        ref={isNew ? intoSight : undefined}
        tabIndex={-1}
        className="scroll-mt-36 text-h1 text-balance outline-none"
      >
        {title}
      </h3>
      <p className="text-article text-pretty text-text-2">{text}</p>
      {children}
    </div>
  );
}
