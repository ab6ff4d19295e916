import { LogoMark } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useSite } from './site.ts';

/**
 * The brand's mark: its own where it has colours of its own, which the tab of the browser shows
 * too, else the house's lantern.
 */
export function BrandMark({ size }: { size: number }): ReactNode {
  const { light } = useSite().settings.theme;
  if (light.header === undefined && light.accent === undefined) return <LogoMark size={size} />;
  return <img src="/favicon.svg" width={size} height={size} alt="" className="shrink-0" />;
}
