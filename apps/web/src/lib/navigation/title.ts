import { useEffect } from 'react';
import { useSite } from '../site/site.ts';

/** Names the page in the browser's tab: its own name, if it has one, before the brand's. */
export function usePageTitle(name?: string): void {
  const brand = useSite().settings.name;
  useEffect(() => {
    document.title = name ? `${name} · ${brand}` : brand;
  }, [name, brand]);
}
