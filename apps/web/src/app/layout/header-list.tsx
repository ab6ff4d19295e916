import type { ReactNode } from 'react';
import { HeaderParts } from '../../lib/menu/header-parts.tsx';
import { headerTools } from '../../routes/manifests.ts';

/** The small tools of the header on a wide screen. */
export function HeaderList(): ReactNode {
  return (
    <div className="flex max-lg:hidden">
      <HeaderParts parts={headerTools} />
    </div>
  );
}
