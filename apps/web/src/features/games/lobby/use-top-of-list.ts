import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Shows the beginning of a list when other things are in it; going back is left to the browser. */
export function useTopOfList(list: RefObject<HTMLElement | null>, shown: string): void {
  const how = useNavigationType();
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (how !== 'POP' && (list.current?.getBoundingClientRect().top ?? 0) < 0)
      list.current?.scrollIntoView();
  }, [list, shown, how]);
}
