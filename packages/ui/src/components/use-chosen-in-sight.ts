import { type RefObject, useEffect, useRef } from 'react';

const chosenPart = '[aria-pressed=true], [aria-current=page], [aria-selected=true]';
/** What also shows beside the chosen part, in px: a bit of its neighbour. */
const slack = 16;

/**
 * For a row that is wider than a phone: it scrolls sideways to its chosen part whenever that is
 * another one. The page stays where it is.
 */
export function useChosenInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<Element>(undefined);
  useEffect(() => {
    const chosen = row.current?.querySelector(chosenPart);
    if (!row.current || !chosen || chosen === shown.current) return;
    shown.current = chosen;
    const part = chosen.getBoundingClientRect();
    const { left, right } = row.current.getBoundingClientRect();
    const beyond = Math.max(0, part.right + slack - right) - Math.max(0, left + slack - part.left);
    if (beyond !== 0) row.current.scrollLeft += beyond;
  });
  return row;
}
