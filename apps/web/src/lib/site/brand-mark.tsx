import { LogoMark } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useSite } from './site.ts';

/**
 * The brand's mark: its own if it has its own colours, as in the browser's tab, otherwise the
 * lantern.
 */
export function BrandMark({ size }: { size: number }): ReactNode {
  const { light } = useSite().settings.theme;
  if (light.header === undefined && light.accent === undefined) return <LogoMark size={size} />;
  return <img src="/favicon.svg" width={size} height={size} alt="" className="shrink-0" />;
}
