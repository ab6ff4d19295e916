import { type RefObject, useEffect, useState } from 'react';

/** What is about to be scrolled to counts as seen. */
const margin = '400px';

/** Whether an element has been in view, or nearly so; from then on it stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
