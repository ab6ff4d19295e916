/** A page to offer, or (without `page`) the gap where pages are left out. */
export interface PageItem {
  readonly key: string;
  readonly page?: number;
}

/**
 * The pages to offer: `range` of them around the current one and `margin` at each end. A gap that
 * would hide a single page shows that page instead.
 */
export function pageItems(page: number, totalPages: number, range = 3, margin = 1): PageItem[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), totalPages - range + 1));
  const offered = new Set<number>();
  for (let at = first; at < first + range; at++) offered.add(at);
  for (let at = 0; at < margin; at++) offered.add(1 + at).add(totalPages - at);
  const sorted = [...offered].filter((at) => at >= 1 && at <= totalPages).sort((a, b) => a - b);
  return sorted.flatMap((at, index) => {
    const missing = at - (sorted[index - 1] ?? 0) - 1;
    const item = { key: `page-${at}`, page: at };
    if (missing === 0) return [item];
    return missing === 1
      ? [{ key: `page-${at - 1}`, page: at - 1 }, item]
      : [{ key: `gap-${at}` }, item];
  });
}
