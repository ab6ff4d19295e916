import { drawExposure } from '@lantern/contracts';
import { useQueries } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api/queries.ts';
import type { SlipLine } from './slip.ts';

/** The number of a play with the least left of its limit. */
export interface LeastLeft {
  readonly play: string;
  readonly spot: string;
  readonly left: bigint;
}

/** Whether a selection touches a number: the tokens of its groups, or a set of them. */
const touches = (selection: string, spot: string): boolean =>
  selection.split('|').some((group) => group === spot || group.split(',').includes(spot));

/**
 * Of the numbers on the slip that others have bet on, the one with the least left of its limit.
 * Undefined if no number is near it.
 */
export function useLeastLeft(
  drawId: string | undefined,
  lines: readonly SlipLine[],
): LeastLeft | undefined {
  const plays = [...new Set(lines.map(({ play }) => play))].slice(0, 5);
  const replies = useQueries({
    queries: plays.map((play) => ({
      ...queryOf(drawExposure, { drawId: drawId ?? '', play }),
      enabled: drawId !== undefined,
    })),
  });
  const found = replies.flatMap(({ data }, at) =>
    (data?.spots ?? [])
      .filter(({ spot }) =>
        lines.some(({ play, selection }) => play === plays[at] && touches(selection, spot)),
      )
      .map(({ spot, left }) => ({ play: plays[at] ?? '', spot, left: BigInt(left) })),
  );
  return found.reduce<LeastLeft | undefined>(
    (least, one) => (least === undefined || one.left < least.left ? one : least),
    undefined,
  );
}
