import { useEffect, useState } from 'react';

/**
 * Which rows have come since the list was first there; those slide in, and the first ones do not.
 */
export function useNewRows(keys: readonly string[] | undefined): (key: string) => boolean {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const all = keys?.join('\n');
  useEffect(() => {
    if (all !== undefined) setKnown((first) => first ?? new Set(all.split('\n')));
  }, [all]);
  return (key) => known !== undefined && !known.has(key);
}
