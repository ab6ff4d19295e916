/** As many as a text can reasonably name; a hostile one names thousands. */
const most = 40;

/**
 * The references of deposits (`D-…`) and withdrawals (`W-…`) that a line may name. Banks drop
 * hyphens and break words, so every place where one could begin counts; what is none of ours finds
 * nothing.
 */
export function mentionsIn(...texts: readonly (string | null)[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const plain = (text ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    for (const { 1: kind, 2: rest } of plain.matchAll(/(?=([DW])([2-9A-HJ-NP-Z]{8}))/g)) {
      if (found.size < most) found.add(`${kind}-${rest}`);
    }
  }
  return [...found];
}
