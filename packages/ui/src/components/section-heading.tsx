import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  title: ReactNode;
  icon?: ReactNode;
  /** A link such as "All 420" or a control, at the end of the row. */
  action?: ReactNode;
  /** The level in the outline of the page; the look stays the same. */
  level?: 2 | 3 | undefined;
  id?: string | undefined;
}

/** The heading of a section: icon, text, action. */
export function SectionHeading({
  title,
  icon,
  action,
  level = 2,
  id,
}: SectionHeadingProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className="flex min-h-11 items-center gap-3">
      {icon && (
        <span aria-hidden className="text-accent-text">
          {icon}
        </span>
      )}
      <Heading id={id} className="min-w-0 flex-1 text-h2">
        {title}
      </Heading>
      {action}
    </div>
  );
}
