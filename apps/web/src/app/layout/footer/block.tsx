import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A part of the footer with its name above. */
export function Block({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

/** A vendor or a way to pay, by its mark and its name. */
export function Mark({ src, name }: { src: string; name: string }): ReactNode {
  return (
    <li
      className={clsx(
        'flex min-h-10 items-center gap-2 py-1 ps-1.5 pe-3',
        'rounded-button border border-border bg-surface',
      )}
    >
      <Picture src={src} width={28} height={28} className="size-7 rounded-badge" />
      <span className="text-caption font-bold text-text-2">{name}</span>
    </li>
  );
}

export const linkLook = clsx(
  'inline-flex min-h-11 items-center',
  'rounded-control text-start text-body text-text-2 no-underline',
  'lg:min-h-8 hover:text-text hover:underline',
);
