import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Puts the page where the address says: at the part that a hash names, else at the top of a new page. Going back is left to
 * the browser, and an overlay changes the address but not where the page stands.
 */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'smooth' });
  }, [hash, key]);

  useEffect(() => {
    if (how !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [pathname]);
}
