import { useState } from 'react';

/**
 * Reads what a dialog changes again before it opens: a colleague may have changed it since.
 * @param take receives it, before the dialog opens
 */
export function useReadAgain<Kept>(readAgain: () => Promise<Kept>, take: (now: Kept) => void) {
  const [reading, setReading] = useState(false);
  const begin = async (open: () => void) => {
    setReading(true);
    take(await readAgain());
    setReading(false);
    open();
  };
  return { reading, begin };
}
