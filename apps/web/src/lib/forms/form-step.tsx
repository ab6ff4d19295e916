import type { ReactNode } from 'react';

/** One of the numbered steps of a form. What is chosen in it may be labelled by its heading. */
export function FormStep({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      {children}
    </section>
  );
}
