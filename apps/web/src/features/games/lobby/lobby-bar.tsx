import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The choices of a lobby, which stay below the header while the games go by. */
export function LobbyBar({ children }: { children: ReactNode }): ReactNode {
  return (
    <div
      className={clsx(
        'gutter sticky top-14 z-sticky -mx-(--gutter) flex flex-col gap-1.5 pt-2 pb-2.5',
        'bg-canvas lg:top-16',
      )}
    >
      {children}
    </div>
  );
}
