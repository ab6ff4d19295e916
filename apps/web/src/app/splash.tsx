import { LogoMark } from '@lantern/ui';
import { type ReactNode, useLayoutEffect } from 'react';

/** A placeholder for the page. It has no text, because no language is known yet. */
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

const served = () => document.getElementById('splash');

/**
 * Shown until the brand and its texts arrive; while the splash that the gateway sent is still in
 * the page, it stays.
 */
export function FirstSplash(): ReactNode {
  return served() ? <div aria-busy="true" /> : <Splash />;
}

/** Takes away what came with the page, in the moment in which something else takes its place. */
export function SplashEnd(): ReactNode {
  useLayoutEffect(() => served()?.remove(), []);
  return null;
}
