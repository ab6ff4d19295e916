import { LogoMark } from '@lantern/ui';
import type { ReactNode } from 'react';

/** Stands until the brand and its texts are there, as index.html has begun it. It has no words, since no language is known yet. */
export function Splash(): ReactNode {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <div className="h-14 bg-header lg:h-16" />
      <div className="grid h-[60dvh] place-items-center opacity-60">
        <LogoMark size={56} />
      </div>
    </div>
  );
}
