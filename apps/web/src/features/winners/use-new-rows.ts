import { useEffect, useState } from 'react';

/** The rows added since the first render; those slide in. */
export function useNewRows(keys: readonly string[] | undefined): (key: string) => boolean {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const all = keys?.join('\n');
  useEffect(() => {
    if (all !== undefined) setKnown((first) => first ?? new Set(all.split('\n')));
  }, [all]);
  return (key) => known !== undefined && !known.has(key);
}
