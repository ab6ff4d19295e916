import { useLocation, useSearchParams } from 'react-router-dom';

const parameter = 'reference';
const shape = /^D-[2-9A-HJ-NP-Z]{8}$/;

/**
 * The deposit that the page is about. It stands in the address, because the payment provider sends the member back to it, and
 * so that a reload shows the same deposit.
 */
export function useReference(): { reference: string | undefined; show: (reference: string | undefined) => void } {
  const [search, setSearch] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const given = search.get(parameter);
  const show = (reference: string | undefined) => {
    const next = new URLSearchParams(search);
    if (reference === undefined) next.delete(parameter);
    else next.set(parameter, reference);
    setSearch(next, { replace: true, state });
  };
  return { reference: given !== null && shape.test(given) ? given : undefined, show };
}
