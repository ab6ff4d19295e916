import { useLocation, useSearchParams } from 'react-router-dom';

const parameter = 'reference';

/**
 * The subject of a page by its reference. It is in the address, so that a reload and a return from
 * another page show the same.
 * @param kind the first letter of the reference
 */
export function useReferenceOf(kind: 'D' | 'W') {
  const [search, setSearch] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const given = search.get(parameter);
  const isOne = given !== null && new RegExp(`^${kind}-[2-9A-HJ-NP-Z]{8}$`).test(given);
  const show = (reference: string | undefined) => {
    const next = new URLSearchParams(search);
    if (reference === undefined) next.delete(parameter);
    else next.set(parameter, reference);
    setSearch(next, { replace: true, state });
  };
  return { reference: isOne ? given : undefined, show };
}

/**
 * As a `ref`: what takes the place of something else, which may have been scrolled, begins at its
 * top.
 */
export const fromItsTop = (part: HTMLElement | null): void =>
  part?.scrollIntoView({ block: 'start' });
